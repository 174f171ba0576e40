// swift-tools-version: 6.1
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// One row per layer, lowest first. Products, targets and paths are derived from these rows, so that no layer can be
// forgotten in one of the three. A row may name only rows above it: arrows never go up or sideways.
// Scripts/checks/manifests compares the result with the nested manifests of Packages/*.
struct Layer {
    let name: String
    let dependencies: [String]
    var hasTests: Bool = true
    /// Rows above this one that only its tests need.
    var testDependencies: [String] = []
    /// Products of other packages.
    var products: [Target.Dependency] = []
    /// Files beside the test sources that the tests read by path.
    var testData: [String] = []
}

// Under traits, so that a consumer that takes none of them resolves no other package.
let yams: Target.Dependency = .product(name: "Yams", package: "Yams", condition: .when(traits: ["YAML"]))
let hummingbird: Target.Dependency = .product(
    name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"]))
let services: [Target.Dependency] = [
    .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Services"])),
    .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: .when(traits: ["Services"])),
    .product(
        name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle", condition: .when(traits: ["Services"])),
    .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: .when(traits: ["Services"])),
]
let observability: [Target.Dependency] = [
    .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Observability"])),
    .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Observability"])),
    .product(name: "Tracing", package: "swift-distributed-tracing", condition: .when(traits: ["Observability"])),
]
let configuration: Target.Dependency = .product(
    name: "Configuration", package: "swift-configuration", condition: .when(traits: ["Configuration"]))

let layers: [Layer] = [
    Layer(name: "DICore", dependencies: []),
    Layer(name: "DIValidation", dependencies: ["DICore"]),
    Layer(name: "DIBinding", dependencies: ["DICore", "DIValidation"], testDependencies: ["DIDiagnostics"]),
    Layer(name: "DIDiagnostics", dependencies: ["DICore", "DIValidation", "DIBinding", "DIAssisted"]),
    Layer(name: "DIGraphTools", dependencies: ["DICore", "DIValidation", "DIBinding", "DIDiagnostics"]),
    Layer(
        name: "DIAssisted", dependencies: ["DICore", "DIValidation", "DIBinding"], testDependencies: ["DIDiagnostics"]),
    Layer(
        name: "DIModules", dependencies: ["DICore", "DIValidation", "DIBinding"], testDependencies: ["DIDiagnostics"]),
    Layer(
        name: "DIProperties", dependencies: ["DICore", "DIValidation", "DIBinding", "DIModules"],
        testDependencies: ["DIDiagnostics", "DIGraphTools"], products: [yams], testData: ["Texts", "Corpus"]),
    Layer(
        name: "DIAmbient", dependencies: ["DICore", "DIValidation", "DIBinding", "DIModules"],
        testDependencies: ["DIDiagnostics", "DIGraphTools"]),
    Layer(
        name: "DIMigration", dependencies: ["DICore", "DIValidation", "DIBinding"],
        testDependencies: ["DIDiagnostics", "DIModules"]),
    Layer(
        name: "DITesting",
        dependencies: ["DICore", "DIValidation", "DIBinding", "DIDiagnostics", "DIModules", "DIAmbient"],
        testDependencies: ["DIMigration"]),
    // Their tests are a package of their own, Tests/Services: the packages that they import take minutes to build.
    Layer(
        name: "DIServices", dependencies: ["DICore", "DIValidation", "DIBinding", "DIDiagnostics"], hasTests: false,
        products: services),
    Layer(name: "DIHummingbird", dependencies: ["DICore", "DIBinding"], hasTests: false, products: [hummingbird]),
    Layer(
        name: "DIObservability", dependencies: ["DICore", "DIDiagnostics"], hasTests: false, products: observability),
    Layer(
        name: "DIConfiguration", dependencies: ["DICore", "DIValidation", "DIBinding", "DIModules", "DIProperties"],
        hasTests: false, products: [configuration]),
    Layer(name: "DI", dependencies: ["DICore", "DIValidation", "DIBinding", "DIAssisted"], hasTests: false),
]

// One row per test target that crosses layers; its sources are in Tests/<name>. Tests that drive compilers and scripts, and those of the
// tools, are a package of their own, Tests: who builds the tests of the layers doesn't wait for them.
struct CrossLayerTests {
    let name: String
    let dependencies: [String]
}

let crossLayerTests: [CrossLayerTests] = [
    CrossLayerTests(
        name: "AmbientTests",
        dependencies: ["DI", "DIDiagnostics", "DIModules", "DIAmbient", "DIProperties", "DITesting"]),
    CrossLayerTests(
        name: "ConcurrencyTests",
        dependencies: [
            "DICore", "DIBinding", "DIDiagnostics", "DIAssisted", "DIModules", "DIMigration", "DIAmbient",
            "DIProperties",
        ]),
    CrossLayerTests(
        name: "OracleTests", dependencies: ["DI", "DIDiagnostics", "DIModules", "DIAmbient", "DIProperties"]),
]

// One row per target of the tools, whose sources are in Tools/Sources and tests in Tests/Tools. Nobody who takes a library
// builds them; the plugins need their programs.
struct Tool {
    let name: String
    let dependencies: [String]
    var isProgram: Bool = false
    var settings: [SwiftSetting] = []
}

let tools: [Tool] = [
    Tool(name: "DISyntax", dependencies: []),
    Tool(name: "DIRegistrar", dependencies: ["DISyntax"]),
    Tool(name: "di-register", dependencies: ["DIRegistrar"], isProgram: true),
    Tool(name: "CConformanceRecords", dependencies: []),
    Tool(
        name: "DIChecking",
        dependencies: [
            "DICore", "DIValidation", "DIBinding", "DIModules", "DIDiagnostics", "DIGraphTools",
            "CConformanceRecords",
        ]),
    // The main function of the checker; the plugins link it to the objects of the package that they check. A plugin reads the
    // configuration of a build from the conditions of a target.
    Tool(
        name: "DIChecker", dependencies: ["DIChecking"],
        settings: [.define("DI_DEBUG", .when(configuration: .debug))]),
    Tool(name: "DICommand", dependencies: []),
    Tool(name: "di", dependencies: ["DICommand"], isProgram: true),
]

// One row per plugin, whose script is in Plugins/<name>. Every consumer compiles these scripts once, used or not.
struct Plugin {
    let name: String
    let capability: Target.PluginCapability
    let programs: [String]
}

let plugins: [Plugin] = [
    Plugin(
        name: "DICheck",
        capability: .command(intent: .custom(verb: "di", description: "Checks the object graphs of this package")),
        programs: []),
    Plugin(name: "DIGraphGate", capability: .buildTool(), programs: ["di"]),
    Plugin(name: "DIRegistration", capability: .buildTool(), programs: ["di-register"]),
]

// In steps of one kind each: as one expression it is nearly too much for the compiler's type checker.
let libraryTargets: [Target] = layers.map { layer in
    .target(
        name: layer.name,
        dependencies: layer.dependencies.map { .target(name: $0) } + layer.products,
        path: "Packages/\(layer.name)/Sources/\(layer.name)"
    )
}

let layerTestTargets: [Target] = layers.filter(\.hasTests).map { layer in
    .testTarget(
        name: "\(layer.name)Tests",
        dependencies: (layer.dependencies + layer.testDependencies + [layer.name]).map { .target(name: $0) },
        path: "Packages/\(layer.name)/Tests/\(layer.name)Tests",
        exclude: layer.testData
    )
}

let crossLayerTestTargets: [Target] = crossLayerTests.map { tests in
    .testTarget(
        name: tests.name,
        dependencies: tests.dependencies.map { .target(name: $0) },
        path: "Tests/\(tests.name)"
    )
}

let toolTargets: [Target] = tools.map { tool in
    let dependencies = tool.dependencies.map { Target.Dependency.target(name: $0) }
    let path = "Tools/Sources/\(tool.name)"
    return tool.isProgram
        ? .executableTarget(name: tool.name, dependencies: dependencies, path: path)
        : .target(name: tool.name, dependencies: dependencies, path: path, swiftSettings: tool.settings)
}

let pluginTargets: [Target] = plugins.map { plugin in
    .plugin(
        name: plugin.name,
        capability: plugin.capability,
        dependencies: plugin.programs.map { .target(name: $0) },
        path: "Plugins/\(plugin.name)"
    )
}

let pluginProducts: [Product] = plugins.map { plugin in
    .plugin(name: plugin.name, targets: [plugin.name])
}

let libraries: [Product] = layers.map { layer in
    .library(name: layer.name, targets: [layer.name])
}

// SwiftPM leaves out targets of a dependency that no product contains. A target with the plugin `DIGraphGate` depends on this
// product, so that a build contains the checker; the plugin `DICheck` builds it by name.
let checker: Product = .library(name: "DIChecker", targets: ["DIChecker"])

// For the package of their tests, and for no other one.
let testedTools: Product = .library(
    name: "_DITools", targets: ["DISyntax", "DIRegistrar", "DIChecking", "DICommand"])

let package = Package(
    name: "swift-di",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: libraries + pluginProducts + [checker, testedTools],
    // Declared before anything hangs on it: a package without traits refuses a consumer that passes `traits: []`.
    traits: [
        .default(enabledTraits: ["YAML"]),
        .trait(name: "YAML", description: "Reads configuration properties from YAML files."),
        .trait(name: "Services", description: "Runs services of swift-service-lifecycle. Needs Swift 6.2."),
        .trait(name: "Hummingbird", description: "Makes a component for each request to hummingbird. Needs Swift 6.2."),
        .trait(name: "Observability", description: "Logs, measures and traces what graphs make. Needs Swift 6.2."),
        .trait(name: "Configuration", description: "Takes and offers values of swift-configuration. Needs Swift 6.2."),
    ],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0", traits: []),
    ],
    targets: libraryTargets + layerTestTargets + crossLayerTestTargets + toolTargets + pluginTargets,
    swiftLanguageModes: [.v6]
)
