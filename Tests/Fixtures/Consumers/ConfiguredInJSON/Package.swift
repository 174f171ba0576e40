// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Takes the layer of properties without traits: files are JSON, and nothing else may be resolved.
let package = Package(
    name: "ConfiguredInJSON",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "ConfiguredInJSON",
            dependencies: [
                .product(name: "DIBinding", package: "swift-di"), .product(name: "DICore", package: "swift-di"),
                .product(name: "DIProperties", package: "swift-di"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
