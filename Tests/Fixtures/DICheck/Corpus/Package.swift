// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The corpus of `swift package di`: a target for each hard case, and one with the mistakes. Scripts/checks/di compares what the tool says
// about it with what its own programs say, and with the comments `// expect: ID` on the lines of its sources.
let di: Target.Dependency = .product(name: "DI", package: "swift-di")
let graphTools: Target.Dependency = .product(name: "DIGraphTools", package: "swift-di")
let properties: Target.Dependency = .product(name: "DIProperties", package: "swift-di")
let neighbour: Target.Dependency = .product(name: "Neighbour", package: "Neighbour")

/// A row for each library with components, whose sources are in Sources/<name>.
struct Case {
    let name: String
    var dependencies: [Target.Dependency] = []
    var path: String?
    var resources: [Resource]?
    var settings: [SwiftSetting] = []
    var plugins: [Target.PluginUsage] = []
}

let cases: [Case] = [
    // What the checker plans otherwise than a program, or is built with other settings.
    Case(name: "Forms"),
    Case(name: "MainActorByDefault", settings: [.defaultIsolation(MainActor.self)]),
    Case(name: "PropertyGroups", dependencies: [graphTools, properties]),
    Case(name: "Registered", plugins: [.plugin(name: "DIRegistration", package: "swift-di")]),

    // What SwiftPM and the compiler name in ways of their own.
    Case(name: "Foreign", dependencies: ["CMachine", "CxxMachine"]),
    Case(name: "Importing", dependencies: [neighbour]),
    Case(name: "Privates"),
    Case(name: "Resources", resources: [.copy("Menu.txt")]),
    Case(name: "SameNames"),
    Case(name: "SwiftFive", settings: [.swiftLanguageMode(.v5)]),
    Case(name: "dashed-target", path: "Sources/With Spaces"),

    // Each mistake that a graph can have.
    Case(name: "Mistakes"),
    Case(name: "Forgotten"),
    Case(name: "ForgottenModules", dependencies: ["Forgotten"]),
    Case(name: "PropertyMistakes", dependencies: [graphTools, properties]),
]

let libraries: [Target] = cases.map { row in
    .target(
        name: row.name,
        dependencies: [di, "World"] + row.dependencies,
        path: row.path,
        resources: row.resources,
        swiftSettings: row.settings,
        plugins: row.plugins
    )
}

// Programs, which tell their own graphs, and one that tells those of all libraries.
let programs: [Target] = ["MainAttribute", "TopLevel", "dashed-program"].map { name in
    .executableTarget(name: name, dependencies: [di, "Telling", "World"])
}
let oracle: Target = .executableTarget(
    name: "Oracle", dependencies: [di, properties, "Telling"] + cases.map { .target(name: $0.name) })

let others: [Target] = [
    .target(name: "World"),
    .target(name: "Telling", dependencies: [di, graphTools]),
    .target(name: "NoComponents", dependencies: ["World"]),
    .target(name: "CMachine"),
    .target(name: "CxxMachine"),
]

let package = Package(
    name: "Corpus",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "swift-di", path: "../../../.."),
        .package(path: "../Neighbour"),
    ],
    targets: libraries + programs + [oracle] + others,
    swiftLanguageModes: [.v6]
)
