// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A dynamic library, which contains swift-di.
let package = Package(
    name: "Kitchen",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Kitchen", type: .dynamic, targets: ["Kitchen"])],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0", traits: [])
    ],
    targets: [
        .target(
            name: "Kitchen",
            dependencies: [
                .product(name: "DIBinding", package: "swift-di"), .product(name: "DICore", package: "swift-di"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
