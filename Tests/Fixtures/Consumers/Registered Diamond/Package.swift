// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// A target whose bindings the plugin writes.
func registered(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: dependencies + [.product(name: "DI", package: "swift-di")],
        plugins: [.plugin(name: "DIRegistration", package: "swift-di")])
}

// Two targets that use a third one, and a program that includes the modules of all. Paths have spaces and an apostrophe; a quotation mark SwiftPM itself does not take.
let package = Package(
    name: "RegisteredDiamond",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0")
    ],
    targets: [
        registered("Core"),
        registered("Brewing", ["Core"]),
        registered("Beans", ["Core"]),
        .executableTarget(
            name: "DiamondShop",
            dependencies: [
                "Brewing", "Beans", .product(name: "DI", package: "swift-di"),
                .product(name: "DIDiagnostics", package: "swift-di"),
            ],
            path: "Sources/Shop",
            plugins: [.plugin(name: "DIRegistration", package: "swift-di")]),
    ],
    swiftLanguageModes: [.v6]
)
