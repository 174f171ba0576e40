// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let library: [Target.Dependency] = [
    .product(name: "DIBinding", package: "swift-di"), .product(name: "DICore", package: "swift-di"),
]

// Builds objects, and nothing else: neither the page of a graph nor Foundation may be linked.
let package = Package(
    name: "ObjectsOnly",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0", traits: [])
    ],
    targets: [
        .executableTarget(name: "ObjectsOnly", dependencies: library),
        .executableTarget(name: "Mistaken", dependencies: library),
        // The same program, which Scripts/checks/consumers writes.
        .executableTarget(
            name: "Explained", dependencies: library + [.product(name: "DIDiagnostics", package: "swift-di")]),
    ],
    swiftLanguageModes: [.v6]
)
