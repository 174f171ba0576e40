// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Quickstart",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../..")
    ],
    targets: [
        .executableTarget(name: "Quickstart", dependencies: [.product(name: "DI", package: "swift-di")]),
        .testTarget(
            name: "QuickstartTests",
            dependencies: [
                "Quickstart",
                .product(name: "DI", package: "swift-di"),
                .product(name: "DIAmbient", package: "swift-di"),
                .product(name: "DITesting", package: "swift-di"),
            ]),
    ]
)
