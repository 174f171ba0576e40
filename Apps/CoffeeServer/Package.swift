// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "CoffeeServer",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(
            name: "swift-di", path: "../..",
            traits: [.defaults, "Services", "Hummingbird", "Observability", "Configuration"]),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: ["ConfigurationSupport"]),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .executableTarget(
            name: "CoffeeServer",
            dependencies: [
                .product(name: "DI", package: "swift-di"), .product(name: "DIGraphTools", package: "swift-di"),
                .product(name: "DIProperties", package: "swift-di"),
                .product(name: "DIServices", package: "swift-di"), .product(name: "DIHummingbird", package: "swift-di"),
                .product(name: "DIObservability", package: "swift-di"),
                .product(name: "DIConfiguration", package: "swift-di"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "CoffeeServerTests",
            dependencies: [
                "CoffeeServer", .product(name: "DI", package: "swift-di"),
                .product(name: "DIProperties", package: "swift-di"),
                .product(name: "DIObservability", package: "swift-di"),
                .product(name: "DIServices", package: "swift-di"), .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),
    ]
)
