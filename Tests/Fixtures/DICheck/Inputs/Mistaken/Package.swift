// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package whose graphs and configuration have mistakes, for the commands that the documentation shows.
let package = Package(
    name: "Mistaken",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../../../../..")
    ],
    targets: [
        .target(name: "Kitchen", dependencies: [.product(name: "DI", package: "swift-di")]),
        .target(
            name: "Shop",
            dependencies: [
                "Kitchen", .product(name: "DI", package: "swift-di"),
                .product(name: "DIProperties", package: "swift-di"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
