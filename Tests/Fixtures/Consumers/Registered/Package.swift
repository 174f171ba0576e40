// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// One target whose bindings the plugin writes.
let package = Package(
    name: "Registered",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0")
    ],
    targets: [
        .executableTarget(
            name: "Registered",
            dependencies: [.product(name: "DI", package: "swift-di")],
            plugins: [.plugin(name: "DIRegistration", package: "swift-di")])
    ],
    swiftLanguageModes: [.v6]
)
