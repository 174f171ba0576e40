// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Takes DI, as most will. Scripts/checks/consumers writes the code of the README to Sources/Readme/main.swift.
let package = Package(
    name: "Umbrella",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0")
    ],
    targets: [
        .executableTarget(
            name: "Drawing",
            dependencies: [
                .product(name: "DI", package: "swift-di"), .product(name: "DIGraphTools", package: "swift-di"),
            ]),
        .executableTarget(name: "Brewing", dependencies: [.product(name: "DI", package: "swift-di")]),
        .executableTarget(
            name: "Readme",
            dependencies: [
                .product(name: "DI", package: "swift-di"), .product(name: "DIProperties", package: "swift-di"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
