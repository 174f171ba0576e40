// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package without components.
let package = Package(
    name: "Empty",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../../../../..")
    ],
    targets: [
        .target(name: "Empty", dependencies: [.product(name: "DI", package: "swift-di")])
    ],
    swiftLanguageModes: [.v6]
)
