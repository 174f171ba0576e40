// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let di: Target.Dependency = .product(name: "DI", package: "swift-di")
let tests: [Target.Dependency] = [
    .product(name: "DIAmbient", package: "swift-di"), .product(name: "DITesting", package: "swift-di"),
]

let package = Package(
    name: "CoffeeCounter",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../..")
    ],
    targets: [
        // The first step.
        .executableTarget(
            name: "CoffeeCounter", dependencies: [di, .product(name: "DIProperties", package: "swift-di")]),
        .testTarget(name: "CoffeeCounterTests", dependencies: ["CoffeeCounter"] + tests),
        // The second one: the build writes a part of its bindings.
        .executableTarget(
            name: "PriceBoard", dependencies: [di],
            plugins: [.plugin(name: "DIRegistration", package: "swift-di")]),
        .testTarget(name: "PriceBoardTests", dependencies: ["PriceBoard"] + tests),
    ]
)
