// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Apps in Swift 5 mode, with the one setting that the documentation recommends for it: one that was not moved to Swift 6, and a
// new project, whose code is on the main actor by default.
let package = Package(
    name: "Classic",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: Context.environment["SWIFT_DI_URL"] ?? "", from: "1.0.0")
    ],
    targets: [
        .executableTarget(
            name: "Classic",
            dependencies: [.product(name: "DI", package: "swift-di")],
            swiftSettings: [.enableUpcomingFeature("InferSendableFromCaptures"), .treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "ClassicByDefault",
            dependencies: [.product(name: "DI", package: "swift-di")],
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("InferSendableFromCaptures"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .treatAllWarnings(as: .error),
            ]),
    ],
    swiftLanguageModes: [.v5]
)
