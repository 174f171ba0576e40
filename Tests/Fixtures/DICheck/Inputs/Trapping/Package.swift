// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package with a component whose description ends the program, and one whose description never ends.
let package = Package(
    name: "Trapping",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../../../../..")
    ],
    targets: [
        .target(name: "Looping", dependencies: [.product(name: "DI", package: "swift-di")]),
        .target(name: "Trapping", dependencies: [.product(name: "DI", package: "swift-di")]),
    ],
    swiftLanguageModes: [.v6]
)
