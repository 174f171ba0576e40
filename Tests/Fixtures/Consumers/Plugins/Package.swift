// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A program that exports its symbols to the plugin that it loads, which has none of the library's code.
let package = Package(
    name: "Plugins",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "Bar",
            dependencies: [
                .product(name: "DIBinding", package: "swift-di"), .product(name: "DICore", package: "swift-di"),
            ],
            linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"], .when(platforms: [.linux]))])
    ],
    swiftLanguageModes: [.v6]
)
