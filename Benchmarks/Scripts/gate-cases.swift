// SPDX-License-Identifier: Apache-2.0
// gate-cases.swift FOLDER  writes the packages by which Benchmarks/Scripts/gate judges the plugin DIGraphGate:
//
//     mistakes/NAME   ten packages without mistakes, each with a gate; seeds/N are the files to put into them, one at a time, and
//                     seeds.tsv says where, and what the build must say: PACKAGE, PATH, FILE, and LINE:ID for each mistake
//     edits           a package of targets of the corpus that have no mistakes
//     costs           a package of twenty targets with a hundred bindings each
//
// The mistakes are those of the target Mistakes in Tests/Fixtures/DICheck/Corpus, whose lines name them by `// expect: ID`; each
// root component is one seed, with what it needs of its file.

import Foundation

let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
let corpus = root.appending(path: "Tests/Fixtures/DICheck/Corpus/Sources")
let output = URL(filePath: CommandLine.arguments[1])

func read(_ path: String) -> String {
    (try? String(contentsOf: corpus.appending(path: path), encoding: .utf8)) ?? ""
}

func emit(_ text: String, to path: String) throws {
    let url = output.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
}

// MARK: - Seeds

/// A file with one mistake, or with several that one component has.
struct Seed {
    let name: String
    let text: String

    /// The line and the id of each mistake.
    var expected: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            line.split(separator: "// expect: ").dropFirst().flatMap { ids in
                ids.split(separator: " ").map { "\(index + 1):\($0)" }
            }
        }
    }
}

/// The root components of a file of the corpus that have mistakes, each with the declarations that it names.
func seeds(in name: String) -> [Seed] {
    var blocks: [(name: String, text: String)] = []
    var open: [Substring] = []
    for line in read("Mistakes/\(name).swift").split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) {
        if line.hasPrefix("import ") { continue }
        open.append(line)
        let isWhole = open.count == 1 && line.hasSuffix("}") || line.first?.isLetter == true && line.hasSuffix("{}")
        let isEmpty = open.allSatisfy { $0.isEmpty }
        guard line == "}" || isWhole || isEmpty else { continue }
        let text = open.joined(separator: "\n")
        open = []
        guard let head = text.firstMatch(of: #/(?m)^(?:@\w+\n)?(?:\w+ )*(?:enum|struct|class|let|protocol) (\w+)/#)
        else { continue }
        blocks.append((String(head.1), text))
    }
    return blocks.filter { $0.text.contains(": RootComponent") }.compactMap { component in
        var needed = [component.name]
        var index = 0
        while index < needed.count {
            let text = blocks.first { $0.name == needed[index] }?.text ?? ""
            for block in blocks
            where !needed.contains(block.name)
                && text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).contains(block.name[...])
            {
                needed.append(block.name)
            }
            index += 1
        }
        let parts = blocks.filter { needed.contains($0.name) }.map(\.text)
        let seed = Seed(
            name: "\(name).\(component.name)",
            text: "import DI\nimport World\n\n" + parts.joined(separator: "\n\n") + "\n")
        let ids = Set(seed.expected.map { $0.split(separator: ":", maxSplits: 1)[1] })
        // Notes on what wasn't checked need no change of the program.
        return ids.isEmpty || ids.contains("DI/NotChecked") ? nil : seed
    }
}

let graphSeeds = ["Bindings", "Components", "Lives"].flatMap(seeds)

/// Marks that the plugin DIRegistration refuses.
let markSeeds = [
    "Ambiguous":
        "struct Lid: Autowired {  // expect: DI/RegistrationAmbiguous\n    init() {}\n    init(size: Int) {}\n}",
    "Foreign": "extension String: @retroactive Autowired {}  // expect: DI/RegistrationForeign",
    "Generic": "struct Box<Part>: Autowired {}  // expect: DI/RegistrationGeneric",
    "Noncopyable": "struct Line: Autowired, ~Copyable {}  // expect: DI/RegistrationNoncopyable",
    "Private": "private struct Lid: Autowired {}  // expect: DI/RegistrationPrivate",
    "Protocol": "protocol Part: Autowired {}  // expect: DI/RegistrationProtocol",
    "Scope":
        "struct Lid: Autowired {\n    static let sharing = SharingPolicy.InScope.eager  // expect: DI/RegistrationScope\n}",
    "Step": "struct Lid: Autowired {\n    static let dictionaryKey = 1  // expect: DI/RegistrationStep\n}",
    "Missing": "final class Lid: Autowired {  // expect: DI/MissingBinding\n    init(text: [UInt8: Int]) {}\n}\n\n"
        + component("LidComponent", "binder.include(module: KitchenBindings.self)", "[Lid]", "{ (it: Lid) in [it] }"),
].sorted { $0.key < $1.key }.map { Seed(name: "Mark\($0)", text: "import DI\n\n\($1)\n") }

/// Configurations that the graph of the package `Configured` refuses.
let propertySeeds = [
    Seed(name: "PropertyType", text: "{\n  \"bar\": { \"name\": \"Corner\",\n    \"seats\": \"many\" }\n}\n"),
    Seed(
        name: "PropertyUnknown",
        text: "{\n  \"bar\": { \"name\": \"Corner\", \"seats\": 14,\n    \"colour\": \"red\" }\n}\n"),
]

func component(_ name: String, _ line: String, _ root: String, _ factory: String) -> String {
    """
    enum \(name): RootComponent {
        static func configure(binder: UnscopedBinder) {
            \(line)
        }

        static func configureRoot(binder bind: ReceiptBinder<\(root)>) -> BindingReceipt<\(root)> {
            bind.to \(factory)
        }
    }

    """
}

// MARK: - Packages

/// A package whose targets have no mistakes.
struct Package {
    let name: String
    /// The targets as a manifest has them, after World; LIBRARY is the product of the library.
    let targets: String
    /// The files of the targets.
    let files: [String: String]
    /// The folders that take seeds.
    let places: [String]
    var settings: String = "{ \"severities\": {\n\(raised) } }\n"
    var tools: String = "6.1"

    static let raised = [
        "DeferredCycle", "NeedlessConstruction", "OpaqueNeeds", "PropertyUnknown", "RetainCycle",
        "ShadowedBinding",
        "UnusedBinding", "UnusedModule", "WeakValue",
    ].map { "    \"DI/\($0)\": \"error\"" }.joined(separator: ",\n")

    func write() throws {
        let folder = "mistakes/\(name)"
        try emit(
            """
            // swift-tools-version: \(tools)
            import PackageDescription

            let di: [Target.Dependency] = [.product(name: "DI", package: "swift-di"), "World"]
            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15)],
                dependencies: [.package(name: "swift-di", path: "\(root.path)", traits: [])],
                targets: [
                    .target(name: "World"),
            \(targets)
                    .target(
                        name: "Gate", dependencies: [.product(name: "DIChecker", package: "swift-di")],
                        plugins: [.plugin(name: "DIGraphGate", package: "swift-di")]),
                ],
                swiftLanguageModes: [.v6]
            )

            """, to: folder + "/Package.swift")
        try emit(read("World/World.swift"), to: folder + "/Sources/World/World.swift")
        try emit("// Empty.\n", to: folder + "/Sources/Gate/Gate.swift")
        try emit(settings, to: folder + "/graph-gate.json")
        for (path, text) in files { try emit(text, to: folder + "/" + path) }
    }
}

let base =
    "import DI\nimport World\n\n"
    + component("BaseComponent", "binder.bind(Heater.self).to(factory: Heater.init)", "Pump", "(factory: Pump.init)")
let program = base + "\n_ = try ComponentFactory.of(BaseComponent.self).build()\n"
let attributed =
    base
    + "\n@main\nenum Program {\n    static func main() throws {\n        _ = try ComponentFactory.of(BaseComponent.self).build()\n    }\n}\n"
func library(_ name: String, _ more: String = "", needs: String = "di") -> String {
    "        .target(name: \"\(name)\", dependencies: \(needs)\(more)),"
}
func executable(_ name: String, needs: String = "di") -> String {
    "        .executableTarget(name: \"\(name)\", dependencies: \(needs)),"
}

let packages = [
    Package(
        name: "Plain", targets: library("Kitchen") + "\n" + executable("Shop", needs: "di + [\"Kitchen\"]"),
        files: ["Sources/Kitchen/Base.swift": base, "Sources/Shop/main.swift": program],
        places: ["Sources/Kitchen", "Sources/Shop"]),
    Package(
        name: "OneProgram", targets: executable("Shop"), files: ["Sources/Shop/main.swift": program],
        places: ["Sources/Shop"]),
    Package(
        name: "Attributed", targets: executable("Shop"), files: ["Sources/Shop/Program.swift": attributed],
        places: ["Sources/Shop"]),
    Package(
        name: "Dashed",
        targets: library("Kitchen", ", path: \"Sources/With Spaces\"") + "\n"
            + executable("shop-cli", needs: "di + [\"Kitchen\"]"),
        files: ["Sources/With Spaces/Base.swift": base, "Sources/shop-cli/main.swift": program],
        places: ["Sources/With Spaces", "Sources/shop-cli", "Sources/With Spaces/Deep"]),
    Package(
        name: "Foreign",
        targets: "        .target(name: \"CMachine\"),\n        .target(name: \"CxxMachine\"),\n"
            + library("Kitchen", needs: "di + [\"CMachine\", \"CxxMachine\"]"),
        files: [
            "Sources/CMachine/include/machine.h": read("CMachine/include/machine.h"),
            "Sources/CMachine/machine.c": read("CMachine/machine.c"),
            "Sources/CxxMachine/include/engine.h": "int engine(void);\n",
            "Sources/CxxMachine/engine.cpp":
                "#include <string>\nextern \"C\" int engine(void) { return (int)std::string(\"ab\").size(); }\n",
            "Sources/Kitchen/Base.swift": base,
        ], places: ["Sources/Kitchen"]),
    Package(
        name: "Resources", targets: library("Kitchen", ", resources: [.copy(\"Menu.txt\")]"),
        files: ["Sources/Kitchen/Base.swift": base, "Sources/Kitchen/Menu.txt": "espresso\n"],
        places: ["Sources/Kitchen"]),
    Package(
        name: "SwiftFive", targets: library("Kitchen", ", swiftSettings: [.swiftLanguageMode(.v5)]"),
        files: ["Sources/Kitchen/Base.swift": base], places: ["Sources/Kitchen"]),
    Package(
        name: "Registered",
        targets: library("Kitchen", ", plugins: [.plugin(name: \"DIRegistration\", package: \"swift-di\")]"),
        files: [
            "Sources/Kitchen/Base.swift": base,
            "Sources/Kitchen/Marked.swift": "import DI\n\nstruct Cup: Autowired {}\n",
            "Sources/Kitchen/Used.swift": "import DI\n\n"
                + component(
                    "CupComponent", "binder.include(module: KitchenBindings.self)", "[Cup]", "{ (it: Cup) in [it] }"),
        ], places: ["Sources/Kitchen"]),
    Package(
        name: "Configured",
        targets: library("Kitchen", needs: "di + [.product(name: \"DIProperties\", package: \"swift-di\")]"),
        files: [
            "Sources/Kitchen/Base.swift": base,
            "bar.json": "{\n  \"bar\": { \"name\": \"Corner\", \"seats\": 14 }\n}\n",
            "Sources/Kitchen/Bar.swift": """
            import DI
            import DIProperties

            struct BarConfig: ConfigProperty {
                static let path = "bar"
                let name: String
                let seats: Int
            }

            """
                + component(
                    "ConfiguredComponent", "binder.bindProperties(BarConfig.self)", "[BarConfig]",
                    "{ (it: BarConfig) in [it] }"),
        ], places: ["Sources/Kitchen"],
        settings: "{ \"properties\": [\"bar.json\"], \"severities\": {\n\(Package.raised) } }\n"),
    Package(
        name: "Layers",
        targets: library("Beans") + "\n" + library("Brewing", needs: "di + [\"Beans\"]") + "\n"
            + library("Counter", needs: "di + [\"Brewing\"]")
            + "\n" + executable("Shop", needs: "di + [\"Counter\"]") + "\n" + executable("Till"),
        files: [
            "Sources/Beans/Base.swift": base, "Sources/Brewing/Base.swift": base, "Sources/Counter/Base.swift": base,
            "Sources/Shop/main.swift": program, "Sources/Till/main.swift": program,
        ], places: ["Sources/Beans", "Sources/Brewing", "Sources/Counter", "Sources/Shop", "Sources/Till"]),
]

for package in packages { try package.write() }

/// Ninety seeds: those of marks and properties in the packages that have such, and those of graphs in all packages, in turns.
var rows: [String] = []
@MainActor func add(_ seed: Seed, _ package: Package, _ path: String, _ expected: [String]) throws {
    let number = rows.count + 1
    try emit(seed.text, to: "seeds/\(number)")
    rows.append(
        [package.name, path, "seeds/\(number)", expected.joined(separator: " "), seed.name].joined(separator: "\t"))
}
for package in packages where package.name == "Registered" {
    for seed in markSeeds { try add(seed, package, "Sources/Kitchen/Seeded.swift", seed.expected) }
}
for package in packages where package.name == "Configured" {
    for seed in propertySeeds { try add(seed, package, "bar.json", ["3:DI/\(seed.name)"]) }
}
var turn = 0
while rows.count < 90 {
    let seed = graphSeeds[turn % graphSeeds.count]
    let package = packages[(turn + turn / graphSeeds.count) % packages.count]
    let place = package.places[turn / packages.count % package.places.count]
    try add(seed, package, place + "/Seeded.swift", seed.expected)
    turn += 1
}
try emit(rows.sorted { $0 < $1 }.joined(separator: "\n") + "\n", to: "seeds.tsv")

// MARK: - Valid programs

let valid = ["Actors", "Conditions", "Generics", "Names", "Nesting", "Subcomponents"]
try Package(
    name: "Valid", targets: valid.map { library($0) }.joined(separator: "\n"),
    files: Dictionary(uniqueKeysWithValues: valid.map { ("Sources/\($0)/\($0).swift", read("Forms/\($0).swift")) }),
    places: [], settings: "{}\n"
).write()

// MARK: - A large program

let (targetCount, bindingCount) = (20, 100)
func service(_ target: Int, _ index: Int) -> String { "Service\(target)x\(index)" }
for target in 0..<targetCount {
    for file in 0..<5 {
        var text = "import DI\n" + (target > 0 ? "import Feature\(target - 1)\n" : "") + "\n"
        for index in file * 20..<file * 20 + 20 {
            let needs =
                index > 0 ? service(target, index - 1) : target > 0 ? service(target - 1, bindingCount - 1) : nil
            text += """
                public final class \(service(target, index)): Sendable {
                \(needs.map { "    let need: \($0)\n" } ?? "")
                    public init(\(needs.map { "need: \($0)" } ?? "")) {
                \(needs == nil ? "" : "        self.need = need\n")    }

                    public func number() -> Int { \(index) }
                }


                """
        }
        text +=
            "enum Part\(file): Module {\n    typealias Scope = Singleton\n\n    static func configure(binder: Binder<Singleton>) {\n"
        for index in file * 20..<file * 20 + 20 {
            let name = service(target, index)
            text +=
                "        binder.bind(\(name).self)\(index % 3 == 0 ? ".sharedInScope()" : "").to(factory: \(name).init)\n"
        }
        try emit(text + "    }\n}\n", to: "costs/Sources/Feature\(target)/Part\(file).swift")
    }
    let parts = (0..<5).map { "        binder.include(module: Part\($0).self)\n" }.joined()
    let below = target > 0 ? "        binder.include(module: Feature\(target - 1)Module.self)\n" : ""
    try emit(
        "import DI\n" + (target > 0 ? "import Feature\(target - 1)\n" : "")
            + "\npublic enum Feature\(target)Module: Module {\n    public typealias Scope = Singleton\n\n"
            + "    public static func configure(binder: Binder<Singleton>) {\n\(parts)\(below)    }\n}\n",
        to: "costs/Sources/Feature\(target)/Module.swift")
}
let last = service(targetCount - 1, bindingCount - 1)
try emit(
    """
    import DI
    import Feature\(targetCount - 1)

    enum App: RootComponent {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Feature\(targetCount - 1)Module.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<[\(last)]>) -> BindingReceipt<[\(last)]> {
            bind.to { (last: \(last)) in [last] }
        }
    }

    print(try ComponentFactory.of(App.self).build().count)

    """, to: "costs/Sources/App/main.swift")
try emit("// Empty.\n", to: "costs/Sources/Gate/Gate.swift")
try emit(
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let di: Target.Dependency = .product(name: "DI", package: "swift-di")
    // The same program without a gate has none of its targets either.
    let gate: [Target] = Context.environment["UNGATED"] != nil ? [] : [
        .target(
            name: "Gate", dependencies: [.product(name: "DIChecker", package: "swift-di")],
            plugins: [.plugin(name: "DIGraphGate", package: "swift-di")])
    ]
    let features: [Target] = (0..<\(targetCount)).map { number in
        let below: [Target.Dependency] = number > 0 ? [.target(name: "Feature\\(number - 1)")] : []
        return .target(name: "Feature\\(number)", dependencies: [di] + below)
    }
    let app: Target = .executableTarget(name: "App", dependencies: [di, .target(name: "Feature\(targetCount - 1)")])
    let package = Package(
        name: "costs",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "swift-di", path: "\(root.path)", traits: [])],
        targets: features + [app] + gate,
        swiftLanguageModes: [.v6]
    )

    """, to: "costs/Package.swift")
