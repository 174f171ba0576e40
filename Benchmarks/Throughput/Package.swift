// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The requests per second of CoffeeServer's request component beside the same handlers wired by hand, and the load for both.
// Benchmarks/Scripts/throughput runs them; CI doesn't build them.
let package = Package(
    name: "Throughput",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../..", traits: [.defaults, "Services", "Hummingbird"]),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .executableTarget(
            name: "Throughput",
            dependencies: [
                .product(name: "DI", package: "swift-di"), .product(name: "DIProperties", package: "swift-di"),
                .product(name: "DIHummingbird", package: "swift-di"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .executableTarget(
            name: "Load",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ]),
    ]
)
