// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let library: [Target.Dependency] = [
    .product(name: "DIBinding", package: "swift-di"), .product(name: "DICore", package: "swift-di"),
]

// Checks its graphs in each build: those of a library and of an executable.
let package = Package(
    name: "Gated",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0", traits: [])
    ],
    targets: [
        .target(name: "Kitchen", dependencies: library + [.product(name: "DIProperties", package: "swift-di")]),
        .executableTarget(name: "Shop", dependencies: ["Kitchen"] + library),
        .target(
            name: "Gate", dependencies: [.product(name: "DIChecker", package: "swift-di")],
            plugins: [.plugin(name: "DIGraphGate", package: "swift-di")]),
    ],
    swiftLanguageModes: [.v6]
)
