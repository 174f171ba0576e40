// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DIModules",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DIModules", targets: ["DIModules"])],
    dependencies: [
        .package(name: "DICore", path: "../DICore"),
        .package(name: "DIValidation", path: "../DIValidation"),
        .package(name: "DIBinding", path: "../DIBinding"),
    ],
    targets: [
        .target(
            name: "DIModules",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
                .product(name: "DIBinding", package: "DIBinding"),
            ]
        ),
        .testTarget(
            name: "DIModulesTests",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
                .product(name: "DIBinding", package: "DIBinding"),
                "DIModules",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
