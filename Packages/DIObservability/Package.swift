// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DIObservability",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DIObservability", targets: ["DIObservability"])],
    traits: [
        .trait(name: "Observability", description: "Logs, measures and traces what graphs make. Needs Swift 6.2.")
    ],
    dependencies: [
        .package(name: "DICore", path: "../DICore"),
        .package(name: "DIDiagnostics", path: "../DIDiagnostics"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    ],
    targets: [
        .target(
            name: "DIObservability",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIDiagnostics", package: "DIDiagnostics"),
                .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Observability"])),
                .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Observability"])),
                .product(
                    name: "Tracing", package: "swift-distributed-tracing",
                    condition: .when(traits: ["Observability"])),
            ],
            packageAccess: false
        )
    ],
    swiftLanguageModes: [.v6]
)

// The compiler takes all layers for one package, as in the root manifest, so that `package` reaches from one to the next.
// SwiftPM would add a name of its own behind this one, but for `packageAccess: false`.
for target in package.targets {
    target.swiftSettings = [.unsafeFlags(["-package-name", "swift_di"])]
}
