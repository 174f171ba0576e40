// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Takes the layer of properties as it is by default: with YAML.
let package = Package(
    name: "Configured",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0")
    ],
    targets: [
        .executableTarget(
            name: "Configured",
            dependencies: [
                .product(name: "DIBinding", package: "swift-di"), .product(name: "DICore", package: "swift-di"),
                .product(name: "DIProperties", package: "swift-di"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
