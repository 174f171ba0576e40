// SPDX-License-Identifier: Apache-2.0

import Foundation
import OwnThreads
import Testing

/// `Scripts/generators/arities.swift`.
@Suite(.onOwnThreads) struct GeneratorTests {
    private let folder: TemporaryFolder
    private let compiler: Compiler

    init() throws {
        compiler = try Compiler()
        folder = compiler.folder
    }

    @discardableResult
    private func generate(_ arguments: String...) throws -> Program.Result {
        try generate(arguments)
    }

    private func generate(_ arguments: [String]) throws -> Program.Result {
        let scripts = Build.project.appendingPathComponent("Scripts")
        let script = scripts.appendingPathComponent("generators/arities.swift").path
        return try Program(path: scripts.appendingPathComponent("run-swift").path, arguments: [script] + arguments)
            .run(in: folder)
    }

    /// Returns the folder of the layer that a generated file belongs to.
    private func layer(of file: String) throws -> (name: String, sources: URL) {
        let sources = Build.layers.map { name in
            (name: name, sources: Build.project.appendingPathComponent("Packages/\(name)/Sources/\(name)"))
        }
        return try #require(
            sources.first {
                FileManager.default.fileExists(atPath: $0.sources.appendingPathComponent("Generated/\(file)").path)
            }, "\(file)")
    }

    /// Returns a program that binds a function of so many parameters, and an assisted one whose seed comes last.
    private func client(parameters: Int, importing modules: [String]) throws -> URL {
        let names = (1...parameters).map { "p\($0)" }
        let declared = names.map { "_ \($0): Int" }.joined(separator: ", ")
        let cups = names.map { "_ \($0): Cup" }.joined(separator: ", ")
        let text = """
            \(modules.map { "import \($0)" }.joined(separator: "\n"))

            struct Wide {
                let sum: Int
                init(\(declared)) { sum = [\(names.joined(separator: ", "))].reduce(0, +) }
            }

            final class Cup: Sendable {}

            final class Rack: Sendable {
                let cups: [Cup]
                init(\(cups)) { cups = [\(names.joined(separator: ", "))] }
            }

            struct SumFactory: AssistedFactory {
                typealias Seed = String
                typealias Element = String
            }

            struct Root {
                let wide: Wide
                let rack: Rack
                let sums: Factory<SumFactory>
            }

            func describe(\(declared), seed: Assisted<String>) -> String {
                seed.get() + "\\([\(names.joined(separator: ", "))].count)"
            }

            enum Component: RootComponent {
                static func configure(binder: UnscopedBinder) {
                    binder.bind(Int.self).to(value: 2)
                    binder.bind(Wide.self).to(factory: Wide.init)
                    binder.bind(Cup.self).to(factory: Cup.init)
                    binder.bind(Rack.self).to(factory: Rack.init)
                    binder.bindFactory(String.self).with(SumFactory.self).to(factory: describe)
                    binder.bind(Wide.self).qualified("main").onMainActor(Wide.init)
                    binder.bindFactory(String.self).with(SumFactory.self).onMainActor(describe)
                }

                static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
                    bind.to(factory: Root.init)
                }
            }

            let root = try ComponentFactory.of(Component.self).build()
            print(root.wide.sum, root.sums.build("of "), Set(root.rack.cups.map(ObjectIdentifier.init)).count)
            """
        let file = folder.path("main.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    /// Compiles a module into the folder `modules`.
    private func compileModule(_ name: String, _ files: [String]) throws -> String {
        let modules = try folder.makeFolder("modules")
        let object = folder.path("\(name).o").path
        let outcome = try compiler.run(
            ["-swift-version", "6", "-parse-as-library", "-wmo", "-c", "-o", object, "-module-name", name]
                + ["-package-name", Build.packageName]
                + ["-emit-module", "-emit-module-path", modules.appendingPathComponent("\(name).swiftmodule").path]
                + ["-I", modules.path, "-I", compiler.build.modules.path] + files)
        #expect(outcome.transcript == "", "\(name)")
        try #require(outcome.status == 0)
        return object
    }

    private func run(_ client: URL, parameters: Int, objects: [String]) throws -> Program.Result {
        let program = folder.path("program").path
        let outcome = try compiler.run(
            ["-swift-version", "6", "-module-name", "Client", "-o", program, "-I", folder.path("modules").path]
                + ["-I", compiler.build.modules.path, client.path] + objects)
        #expect(outcome.transcript == "")
        try #require(outcome.status == 0)
        // Overloads of packs would do as well; the name of the one that was called tells how many parameters it has.
        let symbols = String(decoding: try Data(contentsOf: URL(fileURLWithPath: program)), as: UTF8.self)
        #expect(symbols.contains("qd_\(parameters - 2)_"))
        return try Program(path: program).run(in: folder)
    }

    @Test func layers_takeThirtyParameters_onceTheirOverloadsAreReplaced() throws {
        let output = try folder.makeFolder("generated")
        #expect(
            try generate("--max", "30", "--output", output.path) == Program.Result(status: 0, output: "", errors: ""))
        let replaced = TemporaryFolder.files(below: output)
        var objects: [String] = []
        // DIAssisted imports DIBinding.
        for name in ["DIBinding", "DIAssisted"] {
            let files = try replaced.filter { try layer(of: $0).name == name }
            let sources = try layer(of: try #require(files.first)).sources
            let others = TemporaryFolder.files(below: sources).filter { file in
                !files.contains { file == "Generated/\($0)" }
            }
            objects.append(
                try compileModule(
                    name,
                    others.map { sources.appendingPathComponent($0).path }
                        + files.map { output.appendingPathComponent($0).path }))
        }
        #expect(objects.count == 2)
        let client = try client(parameters: 30, importing: ["DIAssisted", "DIBinding", "DICore"])
        objects += try compiler.build.objects(of: ["DICore", "DIValidation"])
        #expect(
            try run(client, parameters: 30, objects: objects)
                == Program.Result(status: 0, output: "60 of 30 30\n", errors: ""))
    }

    /// The largest numbers of parameters of families that don't have all of them, without what a decorator decorates.
    private static let most: [(file: String, most: Int)] = [
        ("Declarations+OnMainActor", 3), ("Declarations", 8), ("BindingBuilder+FactoriesOnMainActor", 3),
        ("Decorator", 3), ("AssistedBindable+Factories", 3),
    ]

    @Test func output_hasOneOverloadForEachCount_andIsTheSameEachTime() throws {
        let (first, second) = (try folder.makeFolder("first"), try folder.makeFolder("second"))
        try generate("--max", "25", "--output", first.path)
        try generate("--output", second.path, "--max", "25")
        let files = TemporaryFolder.files(below: first)
        #expect(!files.isEmpty)
        #expect(TemporaryFolder.files(below: second) == files)
        for file in files {
            let text = try String(contentsOf: first.appendingPathComponent(file), encoding: .utf8)
            #expect(try String(contentsOf: second.appendingPathComponent(file), encoding: .utf8) == text)
            let counts = text.matches(
                of: /\/\/\/ [^\n]*?a function (?:of|that owns its) [^\n]*?(no|\d+) (?:other )?parameters?/
            )
            .map { Int($0.1) ?? 0 }
            let expected = 0...(Self.most.first { file.hasPrefix($0.file) }?.most ?? 25)
            if file.hasPrefix("FactoryFunction") {
                // Once in the form of debug builds, and once in that of release builds.
                let aliases = text.matches(of: /public typealias Of(\d+)</).compactMap { Int($0.1) }
                #expect(aliases == Array(expected) + Array(expected))
                continue
            }
            #expect(Set(counts) == Set(expected), "\(file)")
            #expect(counts.count == text.matches(of: /(?:public|package|static) func \w+/).count)
        }
    }

    @Test func output_forTheLayers_isWhatTheyHave() throws {
        let output = try folder.makeFolder("generated")
        try generate("--output", output.path)
        for file in TemporaryFolder.files(below: output) {
            let text = try String(contentsOf: output.appendingPathComponent(file), encoding: .utf8)
            let committed = try layer(of: file).sources.appendingPathComponent("Generated/\(file)")
            #expect(try String(contentsOf: committed, encoding: .utf8) == text)
        }
    }

    @Test(arguments: [
        (["--max"], "--max needs a value"),
        (["--max", "many"], "--max takes a number from 0 to 200, not 'many'"),
        (["--max", "201"], "--max takes a number from 0 to 200, not '201'"),
        (["--max", "-1"], "--max takes a number from 0 to 200, not '-1'"),
        (["--arity", "30"], "unknown option '--arity'"),
        (["--min", "21"], "unknown option '--min'"),
        (["--output"], "--output needs a value"),
    ])
    func arguments_thatMakeNoSense_endWithStatus64(_ arguments: [String], _ message: String) throws {
        let usage = "usage: arities.swift [--max 8] [--output DIR]"
        #expect(
            try generate(arguments)
                == Program.Result(status: 64, output: "", errors: "error: \(message)\n\(usage)\n"))
    }
}
