// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package without mistakes, and without properties.
let package = Package(
    name: "Plain",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../../../../..")
    ],
    targets: [
        .target(name: "Plain", dependencies: [.product(name: "DI", package: "swift-di")])
    ],
    swiftLanguageModes: [.v6]
)
