// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// The tests that drive compilers and scripts, that compare whole texts, and those of the tools: `make test-all` runs them, and
// `make test`, which proves the library, doesn't compile them.

// One row per test target.
struct Tests {
    let name: String
    /// Products of the library.
    let products: [String]
    /// The folder of its sources, where it isn't that of its name.
    var path: String?
    /// Files beside the sources that the tests read by path.
    var data: [String] = []
}

let tools: [String] = ["_DITools"]

/// What tests share that run programs, and the trait of their suites.
let waiting: Target.Dependency = "Programs"

let tests: [Tests] = [
    Tests(name: "ChecksTests", products: []),
    Tests(
        name: "CompileTests",
        products: ["DI", "DIDiagnostics", "DIGraphTools", "DIModules", "DIAmbient", "DIMigration", "DIProperties"]
            + tools),
    Tests(name: "MistakeTests", products: ["DI", "DIDiagnostics", "DIGraphTools"], data: ["Texts"]),
    Tests(name: "DISyntaxTests", products: tools, path: "Tools/DISyntaxTests", data: ["Corpus"]),
    Tests(name: "DIRegistrarTests", products: tools, path: "Tools/DIRegistrarTests", data: ["Fuzzed"]),
    Tests(
        name: "DICheckingTests",
        products: ["DICore", "DIValidation", "DIBinding", "DIModules", "DIDiagnostics", "DIGraphTools"] + tools,
        path: "Tools/DICheckingTests"),
    Tests(name: "DICommandTests", products: tools, path: "Tools/DICommandTests"),
]

let package = Package(
    name: "swift-di-tests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-di", path: "..")],
    targets: tests.map { tests in
        .testTarget(
            name: tests.name,
            dependencies: [waiting] + tests.products.map { .product(name: $0, package: "swift-di") },
            path: tests.path ?? tests.name,
            exclude: tests.data
        )
    } + [.target(name: "Programs", path: "Programs")],
    swiftLanguageModes: [.v6]
)
