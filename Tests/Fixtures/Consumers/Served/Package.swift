// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A server that takes the layer of services by its trait, and no reader of YAML. It is resolved, and built in Tests/Services.
let package = Package(
    name: "Served",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0", traits: ["Services"])
    ],
    targets: [
        .executableTarget(name: "Served", dependencies: [.product(name: "DIServices", package: "swift-di")])
    ],
    swiftLanguageModes: [.v6]
)
