// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// A package whose only target does not reach the library.
let package = Package(
    name: "Unrelated",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../../../../..")
    ],
    targets: [
        .target(name: "Unrelated")
    ],
    swiftLanguageModes: [.v6]
)
