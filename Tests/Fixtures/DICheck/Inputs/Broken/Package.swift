// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package of which one target does not compile, on which another one depends.
let package = Package(
    name: "Broken",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../../../../..")
    ],
    targets: [
        .target(name: "Broken", dependencies: [.product(name: "DI", package: "swift-di")]),
        .target(name: "Shop", dependencies: ["Broken", .product(name: "DI", package: "swift-di")]),
    ],
    swiftLanguageModes: [.v6]
)
