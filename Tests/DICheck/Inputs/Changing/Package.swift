// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package whose graph depends on a trait, the environment, a flag and a local package. A copy of it is edited.
let package = Package(
    name: "Changing",
    platforms: [.macOS(.v15)],
    traits: ["Tea"],
    dependencies: [
        .package(name: "swift-di", path: "../../../.."),
        .package(path: "Cupboard"),
    ],
    targets: [
        .target(
            name: "Changing",
            dependencies: [
                .product(name: "DI", package: "swift-di"), .product(name: "Cupboard", package: "Cupboard"),
            ],
            swiftSettings: Context.environment["CHANGING_SUGAR"] == nil ? [] : [.define("SUGAR")])
    ],
    swiftLanguageModes: [.v6]
)
