// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A module, a component and a type whose surroundings are faked in a test.
let package = Package(
    name: "Faked",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../../../../..")
    ],
    targets: [
        .target(name: "Cafe", dependencies: [.product(name: "DI", package: "swift-di")]),
        .testTarget(
            name: "CafeTests",
            dependencies: [
                "Cafe", .product(name: "DIAmbient", package: "swift-di"),
                .product(name: "DITesting", package: "swift-di"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
