// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A program with swift-di that links a dynamic library with swift-di, which is a mistake; and one that takes it from there.
let package = Package(
    name: "Host",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0", traits: []),
        .package(path: "../Kitchen"),
    ],
    targets: [
        .executableTarget(
            name: "Host",
            dependencies: [
                .product(name: "DIBinding", package: "swift-di"), .product(name: "DICore", package: "swift-di"),
                .product(name: "Kitchen", package: "Kitchen"),
            ]),
        // The same program, which Scripts/checks/consumers writes.
        .executableTarget(name: "Guest", dependencies: [.product(name: "Kitchen", package: "Kitchen")]),
    ],
    swiftLanguageModes: [.v6]
)
