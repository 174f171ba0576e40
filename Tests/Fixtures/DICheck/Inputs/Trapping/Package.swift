// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package with a component whose description ends the program.
let package = Package(
    name: "Trapping",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../../../../..")
    ],
    targets: [
        .target(name: "Trapping", dependencies: [.product(name: "DI", package: "swift-di")])
    ],
    swiftLanguageModes: [.v6]
)
