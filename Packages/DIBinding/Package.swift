// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DIBinding",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DIBinding", targets: ["DIBinding"])],
    dependencies: [
        .package(name: "DICore", path: "../DICore"),
        .package(name: "DIValidation", path: "../DIValidation"),
    ],
    targets: [
        .target(
            name: "DIBinding",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
            ]
        ),
        .testTarget(
            name: "DIBindingTests",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
                "DIBinding",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
