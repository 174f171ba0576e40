// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DIProperties",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DIProperties", targets: ["DIProperties"])],
    traits: [
        .default(enabledTraits: ["YAML"]),
        .trait(name: "YAML", description: "Reads configuration properties from YAML files."),
    ],
    dependencies: [
        .package(name: "DICore", path: "../DICore"),
        .package(name: "DIValidation", path: "../DIValidation"),
        .package(name: "DIBinding", path: "../DIBinding"),
        .package(name: "DIDiagnostics", path: "../DIDiagnostics"),
        .package(name: "DIModules", path: "../DIModules"),
        .package(name: "DIGraphTools", path: "../DIGraphTools"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        .target(
            name: "DIProperties",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
                .product(name: "DIBinding", package: "DIBinding"),
                .product(name: "DIModules", package: "DIModules"),
                .product(name: "Yams", package: "Yams", condition: .when(traits: ["YAML"])),
            ],
            packageAccess: false
        ),
        .testTarget(
            name: "DIPropertiesTests",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
                .product(name: "DIBinding", package: "DIBinding"),
                .product(name: "DIDiagnostics", package: "DIDiagnostics"),
                .product(name: "DIModules", package: "DIModules"),
                .product(name: "DIGraphTools", package: "DIGraphTools"),
                "DIProperties",
            ],
            exclude: ["Texts", "Corpus"],
            packageAccess: false
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The compiler takes all layers for one package, as in the root manifest, so that `package` reaches from one to the next.
// SwiftPM would add a name of its own behind this one, but for `packageAccess: false`.
for target in package.targets {
    target.swiftSettings = [.unsafeFlags(["-package-name", "swift_di"])]
}
