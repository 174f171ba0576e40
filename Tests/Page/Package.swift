// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Writes pages of graphs of several sizes for Scripts/checks/page, which tries them in a browser.
let package = Package(
    name: "Page",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "DICore", path: "../../Packages/DICore"),
        .package(name: "DIGraphTools", path: "../../Packages/DIGraphTools"),
    ],
    targets: [
        .executableTarget(
            name: "write-pages",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIGraphTools", package: "DIGraphTools"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
