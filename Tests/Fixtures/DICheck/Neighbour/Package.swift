// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package on which the corpus depends. Its component and its mistakes are none of the corpus's.
let package = Package(
    name: "Neighbour",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Neighbour", targets: ["Neighbour"])],
    dependencies: [.package(name: "swift-di", path: "../../../..")],
    targets: [.target(name: "Neighbour", dependencies: [.product(name: "DI", package: "swift-di")])],
    swiftLanguageModes: [.v6]
)
