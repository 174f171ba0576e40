// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// An app that was not moved to Swift 6, with the one setting that the documentation recommends for it.
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
            swiftSettings: [.enableUpcomingFeature("InferSendableFromCaptures"), .treatAllWarnings(as: .error)])
    ],
    swiftLanguageModes: [.v5]
)
