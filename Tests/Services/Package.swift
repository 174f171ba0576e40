// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// The layers that all tests need, and more of them.
func layers(_ names: String...) -> [Target.Dependency] {
    (["DIBinding", "DICore"] + names).map { .product(name: $0, package: "swift-di") }
}

// The tests of the layers that import packages of servers, which nothing else builds.
let package = Package(
    name: "swift-di-services",
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
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Served",
            dependencies: layers("DIServices") + [
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),
        .testTarget(
            name: "DIServicesTests",
            dependencies: layers("DIDiagnostics", "DIServices") + [
                "Served", .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]),
        .testTarget(
            name: "DIHummingbirdTests",
            dependencies: layers("DIHummingbird") + [
                .product(name: "Hummingbird", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
            ]),
        .testTarget(
            name: "DIObservabilityTests",
            dependencies: layers("DIObservability") + [
                .product(name: "Logging", package: "swift-log"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
            ]),
        .testTarget(
            name: "DIConfigurationTests",
            dependencies: layers("DIDiagnostics", "DIProperties", "DIConfiguration") + [
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "ConfigurationTesting", package: "swift-configuration"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
