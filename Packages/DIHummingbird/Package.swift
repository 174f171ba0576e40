// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
    name: "DIHummingbird",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [.library(name: "DIHummingbird", targets: ["DIHummingbird"])],
    traits: [
        .trait(name: "Hummingbird", description: "Makes a component for each request to hummingbird. Needs Swift 6.2.")
    ],
    dependencies: [
        .package(name: "DICore", path: "../DICore"),
        .package(name: "DIBinding", path: "../DIBinding"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    ],
    targets: [
        .target(
            name: "DIHummingbird",
            dependencies: [
                .product(name: "DICore", package: "DICore"),
                .product(name: "DIBinding", package: "DIBinding"),
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
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
