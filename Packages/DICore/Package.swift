// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DICore",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DICore", targets: ["DICore"])],
    targets: [
        .target(name: "DICore"),
        .testTarget(name: "DICoreTests", dependencies: ["DICore"]),
    ],
    swiftLanguageModes: [.v6]
)
