// swift-tools-version:6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let asyncHTTPClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let flyingFox: Target.Dependency = .product(name: "FlyingFox", package: "FlyingFox")
let di: Target.Dependency = .product(name: "DI", package: "swift-di")
let properties: Target.Dependency = .product(name: "DIProperties", package: "swift-di")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let nioCore: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let nioHTTP1: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let nioHTTPCompression: Target.Dependency = .product(name: "NIOHTTPCompression", package: "swift-nio-extras")
let nioSSL: Target.Dependency = .product(name: "NIOSSL", package: "swift-nio-ssl")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")

/// One line of the program's table of layers: what a target is called and what it may import.
struct Layer {
    let name: String
    let dependencies: [Target.Dependency]
}

/// Arrows only go up this table. BrowserApp alone knows the concrete backends: BrowserHTTP, BrowserSQLite, BrowserLog
/// and BrowserDemo. FakeGitHub shares nothing with the program that it is a test double for.
let layers: [Layer] = [
    Layer(name: "BrowserModels", dependencies: []),
    Layer(name: "TerminalText", dependencies: []),
    Layer(name: "TerminalKit", dependencies: ["TerminalText", "CTerminal"]),
    Layer(name: "BrowserUI", dependencies: ["BrowserModels", "TerminalText", "TerminalKit"]),
    Layer(name: "BrowserOutput", dependencies: ["BrowserModels", "TerminalText", "TerminalKit", di]),
    Layer(name: "BrowserLog", dependencies: ["BrowserModels", logging, properties, di]),
    Layer(name: "BrowserStorage", dependencies: ["BrowserModels", properties, di]),
    Layer(
        name: "BrowserNetworking",
        dependencies: ["BrowserModels", "BrowserStorage", crypto, logging, properties, di]
    ),
    Layer(
        name: "BrowserHTTP",
        dependencies: [
            "BrowserModels", "BrowserNetworking", asyncHTTPClient, nioCore, nioHTTP1, nioHTTPCompression, nioPosix,
            nioSSL, di,
        ]
    ),
    Layer(name: "BrowserSQLite", dependencies: ["BrowserModels", "BrowserStorage", grdb, di]),
    Layer(name: "BrowserDemo", dependencies: ["BrowserModels", "BrowserNetworking", "BrowserStorage", di]),
    Layer(
        name: "BrowserApp",
        dependencies: [
            "BrowserModels", "TerminalText", "TerminalKit", "BrowserUI", "BrowserOutput", "BrowserLog",
            "BrowserStorage", "BrowserNetworking", "BrowserHTTP", "BrowserSQLite", "BrowserDemo",
            argumentParser, logging, yams, properties, di,
        ]
    ),
    Layer(name: "FakeGitHub", dependencies: [flyingFox]),
]

/// The dependencies of a layer's tests in addition to the layer and its own dependencies.
let testDependencies: [String: [Target.Dependency]] = [
    "BrowserApp": ["FakeGitHub"],
    "BrowserHTTP": ["FakeGitHub"],
]

let package = Package(
    name: "GitHubBrowser",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "ghb", targets: ["ghb"]),
        .executable(name: "fake-github", targets: ["fake-github"]),
        .library(name: "FakeGitHub", targets: ["FakeGitHub"]),
    ],
    dependencies: [
        .package(name: "swift-di", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: layers.map { .target(name: $0.name, dependencies: $0.dependencies) }
        + layers.map { layer in
            .testTarget(
                name: layer.name + "Tests",
                dependencies: [.target(name: layer.name)] + layer.dependencies
                    + (testDependencies[layer.name] ?? [])
            )
        }
        + [.target(name: "CTerminal")]
        + [
            .executableTarget(name: "ghb", dependencies: ["BrowserApp"]),
            .executableTarget(name: "fake-github", dependencies: ["FakeGitHub", argumentParser]),
            // Has no code: the build checks the object graphs of the others.
            .target(
                name: "Gate", dependencies: [.product(name: "DIChecker", package: "swift-di")],
                plugins: [.plugin(name: "DIGraphGate", package: "swift-di")]),
        ],
    swiftLanguageModes: [.v6]
)
