// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DIValidation",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DIValidation", targets: ["DIValidation"])],
    dependencies: [
        .package(name: "DICore", path: "../DICore")
    ],
    targets: [
        .target(
            name: "DIValidation",
            dependencies: [
                .product(name: "DICore", package: "DICore")
            ]
        ),
        .testTarget(
            name: "DIValidationTests",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                "DIValidation",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
