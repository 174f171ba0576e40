// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DIConfiguration",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DIConfiguration", targets: ["DIConfiguration"])],
    traits: [
        .trait(name: "Configuration", description: "Takes and offers values of swift-configuration. Needs Swift 6.2.")
    ],
    dependencies: [
        .package(name: "DICore", path: "../DICore"),
        .package(name: "DIValidation", path: "../DIValidation"),
        .package(name: "DIBinding", path: "../DIBinding"),
        .package(name: "DIModules", path: "../DIModules"),
        .package(name: "DIProperties", path: "../DIProperties"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
    ],
    targets: [
        .target(
            name: "DIConfiguration",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
                .product(name: "DIBinding", package: "DIBinding"),
                .product(name: "DIModules", package: "DIModules"),
                .product(name: "DIProperties", package: "DIProperties"),
                .product(
                    name: "Configuration", package: "swift-configuration", condition: .when(traits: ["Configuration"])),
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
