// swift-tools-version:6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let flyingFox: Target.Dependency = .product(name: "FlyingFox", package: "FlyingFox")
let di: Target.Dependency = .product(name: "DI", package: "swift-di")
let diagnostics: Target.Dependency = .product(name: "DIDiagnostics", package: "swift-di")
let graphTools: Target.Dependency = .product(name: "DIGraphTools", package: "swift-di")
let properties: Target.Dependency = .product(name: "DIProperties", package: "swift-di")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")

// Linux links the archives of Debian's -dev packages, so that ghb starts without two more libraries; macOS takes Homebrew's.
#if os(Linux)
let markdown: Target = .systemLibrary(
    name: "CMarkGFM", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])])
let markdownLibraries: [LinkerSetting] = [
    .linkedLibrary(":libcmark-gfm-extensions.a"), .linkedLibrary(":libcmark-gfm.a"),
]
#else
let markdown: Target = .systemLibrary(
    name: "CMarkGFM", pkgConfig: "libcmark-gfm", providers: [.brew(["cmark-gfm"])])
let markdownLibraries: [LinkerSetting] = []
#endif

/// One line of the program's table of layers: what a target is called and what it may import.
struct Layer {
    let name: String
    let dependencies: [Target.Dependency]
    var libraries: [LinkerSetting] = []
}

/// Arrows only go up this table. BrowserApp alone knows the concrete backends: BrowserHTTP, BrowserSQLite, BrowserLog
/// and BrowserDemo. FakeGitHub shares with the program what both invent, and no more.
let layers: [Layer] = [
    Layer(name: "BrowserModels", dependencies: []),
    Layer(name: "TerminalText", dependencies: []),
    Layer(name: "TerminalKit", dependencies: ["TerminalText", "CTerminal", "CMarkGFM"], libraries: markdownLibraries),
    Layer(name: "BrowserUI", dependencies: ["BrowserModels", "TerminalText", "TerminalKit"]),
    Layer(name: "BrowserOutput", dependencies: ["BrowserModels", "TerminalText", "TerminalKit", di]),
    Layer(name: "BrowserLog", dependencies: ["BrowserModels", logging, properties, di]),
    Layer(name: "BrowserStorage", dependencies: ["BrowserModels", properties, di]),
    Layer(
        name: "BrowserNetworking", dependencies: ["BrowserModels", "BrowserStorage", logging, properties, di]),
    Layer(name: "BrowserHTTP", dependencies: ["BrowserModels", "BrowserNetworking", "CCurl", di]),
    Layer(name: "BrowserSQLite", dependencies: ["BrowserModels", "BrowserStorage", grdb, di]),
    Layer(name: "InventedGitHub", dependencies: ["BrowserModels"]),
    Layer(
        name: "BrowserDemo",
        dependencies: ["BrowserModels", "BrowserNetworking", "BrowserStorage", "InventedGitHub", di]),
    Layer(
        name: "BrowserApp",
        dependencies: [
            "BrowserModels", "TerminalText", "TerminalKit", "BrowserUI", "BrowserOutput", "BrowserLog",
            "BrowserStorage", "BrowserNetworking", "BrowserHTTP", "BrowserSQLite", "BrowserDemo",
            argumentParser, logging, properties, di, diagnostics, graphTools,
        ]
    ),
    Layer(name: "FakeGitHub", dependencies: ["InventedGitHub", flyingFox]),
]

/// The dependencies of a layer's tests in addition to the layer, its own dependencies and what explains graphs.
let testDependencies: [String: [Target.Dependency]] = [
    "BrowserApp": ["FakeGitHub"],
    "BrowserHTTP": ["FakeGitHub"],
]

/// Has no code: the build checks the object graphs of the others.
let gate: Target = .target(
    name: "Gate", dependencies: [.product(name: "DIChecker", package: "swift-di")],
    plugins: [.plugin(name: "DIGraphGate", package: "swift-di")])

/// SwiftPM compiles a plugin's tool for every build of a package that uses the plugin, also for one of a product that doesn't
/// need it. `make run` and `make install` therefore build a package without the gate.
let isGated = Context.environment["GHB_WITHOUT_GATE"] == nil

let package = Package(
    name: "GitHubBrowser",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "ghb", targets: ["ghb"]),
        .executable(name: "fake-github", targets: ["fake-github"]),
    ],
    dependencies: [
        .package(name: "swift-di", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: layers.map { .target(name: $0.name, dependencies: $0.dependencies, linkerSettings: $0.libraries) }
        + layers.map { layer in
            .testTarget(
                name: layer.name + "Tests",
                dependencies: [.target(name: layer.name)] + layer.dependencies
                    + (layer.name == "BrowserApp" ? [] : [diagnostics]) + (testDependencies[layer.name] ?? [])
            )
        }
        + [.target(name: "CTerminal"), .target(name: "CCurl"), markdown]
        + [
            .executableTarget(name: "ghb", dependencies: ["BrowserApp"]),
            .executableTarget(name: "fake-github", dependencies: ["FakeGitHub", argumentParser]),
        ]
        + (isGated ? [gate] : []),
    swiftLanguageModes: [.v6]
)
