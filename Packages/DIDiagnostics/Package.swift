// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DIDiagnostics",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DIDiagnostics", targets: ["DIDiagnostics"])],
    dependencies: [
        .package(name: "DICore", path: "../DICore"),
        .package(name: "DIValidation", path: "../DIValidation"),
        .package(name: "DIBinding", path: "../DIBinding"),
        .package(name: "DIAssisted", path: "../DIAssisted"),
    ],
    targets: [
        .target(
            name: "DIDiagnostics",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
                .product(name: "DIBinding", package: "DIBinding"),
                .product(name: "DIAssisted", package: "DIAssisted"),
            ],
            packageAccess: false
        ),
        .testTarget(
            name: "DIDiagnosticsTests",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIValidation", package: "DIValidation"),
                .product(name: "DIBinding", package: "DIBinding"),
                .product(name: "DIAssisted", package: "DIAssisted"),
                "DIDiagnostics",
            ],
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
