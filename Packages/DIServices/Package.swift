// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DIServices",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DIServices", targets: ["DIServices"])],
    traits: [
        .trait(name: "Services", description: "Runs services of swift-service-lifecycle. Needs Swift 6.2.")
    ],
    dependencies: [
        .package(name: "DICore", path: "../DICore"),
        .package(name: "DIValidation", path: "../DIValidation"),
        .package(name: "DIBinding", path: "../DIBinding"),
        .package(name: "DIDiagnostics", path: "../DIDiagnostics"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .target(
            name: "DIServices",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
                .product(name: "DIBinding", package: "DIBinding"),
                .product(name: "DIDiagnostics", package: "DIDiagnostics"),
                .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Services"])),
                .product(
                    name: "ServiceLifecycle", package: "swift-service-lifecycle",
                    condition: .when(traits: ["Services"])),
                .product(
                    name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle",
                    condition: .when(traits: ["Services"])),
                .product(
                    name: "UnixSignals", package: "swift-service-lifecycle",
                    condition: .when(traits: ["Services"])),
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
