// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "CoffeeCounter",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../..")
    ],
    targets: [
        .target(
            name: "CoffeeCounter",
            dependencies: [
                .product(name: "DI", package: "swift-di"),
                .product(name: "DIProperties", package: "swift-di"),
            ],
            plugins: [.plugin(name: "DIRegistration", package: "swift-di")]
        ),
        .executableTarget(name: "coffee-counter", dependencies: ["CoffeeCounter"]),
        .testTarget(
            name: "CoffeeCounterTests",
            dependencies: [
                "CoffeeCounter",
                "coffee-counter",
                .product(name: "DIAmbient", package: "swift-di"),
                .product(name: "DITesting", package: "swift-di"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
