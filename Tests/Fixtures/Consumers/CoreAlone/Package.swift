// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Takes one layer, without traits: nothing but swift-di itself may be resolved.
let package = Package(
    name: "CoreAlone",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0", traits: [])
    ],
    targets: [
        .executableTarget(name: "CoreAlone", dependencies: [.product(name: "DICore", package: "swift-di")])
    ],
    swiftLanguageModes: [.v6]
)
