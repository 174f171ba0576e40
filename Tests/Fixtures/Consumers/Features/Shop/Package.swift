// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The modules of two packages that do not know of each other bind into this one's root.
let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0"),
        .package(path: "../Beans"),
        .package(path: "../Brewing"),
    ],
    targets: [
        .executableTarget(
            name: "Shop",
            dependencies: [
                .product(name: "Beans", package: "Beans"),
                .product(name: "Brewing", package: "Brewing"),
                .product(name: "DI", package: "swift-di"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
