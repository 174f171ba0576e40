// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "Beans",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Beans", targets: ["Beans"])],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0")
    ],
    targets: [
        .target(name: "Beans", dependencies: [.product(name: "DI", package: "swift-di")])
    ],
    swiftLanguageModes: [.v6]
)
