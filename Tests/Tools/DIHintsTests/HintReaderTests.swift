// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation
import Testing

@testable import DIHints

/// What is read of a module that the compiler of these tests compiles, against the library of the running build.
@Suite struct HintReaderTests {
    /// Two folders with files of the same names.
    static func shop() throws -> HintedModule {
        let folder = Toolchain.tests.appendingPathComponent("Fixtures/Sources")
        var sources: [String: String] = [:]
        for path in ["A/Modules", "A/Parts", "B/Modules", "B/Parts"] {
            sources["Shop Front/\(path).swift"] = try String(
                contentsOf: folder.appendingPathComponent(path + ".source"), encoding: .utf8)
        }
        return try HintedModule(sources)
    }

    private static let notes: [String] = [
        "A/Modules.swift:5:44 InitializerChosen: 'Pump.init' means 'init()', though 'Pump' has 'init(pressure:valve:)'",
        "A/Modules.swift:6:46 InitializerChosen: 'Boiler.init' means 'init()', though 'Boiler' has 'init(pump:)' and 'init(pump:valve:)'",
        "A/Modules.swift:9:26 InitializerChosen: 'Kitchen.Oven.init' means 'init()', though 'Kitchen.Oven' has 'init(_:)'",
        "A/Modules.swift:13:49 InitializerChosen: 'Rack<Int>.init' means 'init()', though 'Rack<Int>' has 'init(content:pump:)'",
        "A/Modules.swift:16:79 InitializerChosen: 'Grinder.init' means 'init()', though 'Grinder' has 'init(pump:)'",
        "A/Modules.swift:18:70 InitializerChosen: 'Heater.init' means 'init()', though 'Heater' has 'init(heating:)'",
        "A/Modules.swift:25:38 InitializerChosen: 'Pump.init' means 'init()', though 'Pump' has 'init(pressure:valve:)'",
        "B/Modules.swift:4:68 InitializerChosen: 'Boiler.init' means 'init()', though 'Boiler' has 'init(pump:)' and 'init(pump:valve:)'",
        "B/Modules.swift:4:110 InitializerChosen: 'Pump.init' means 'init()', though 'Pump' has 'init(pressure:valve:)'",
        "B/Modules.swift:7:63 IsolatedInjection: 'Display.inject' belongs to the main actor, but a 'PropertyInjector<Display>' calls it on any thread",
        "B/Modules.swift:9:61 IsolatedInjection: 'Tray.inject' belongs to the main actor, but a 'PropertyInjector<Tray>' calls it on any thread",
        "B/Modules.swift:10:61 IsolatedInjection: 'Table.inject' belongs to a global actor, but a 'PropertyInjector<Table>' calls it on any thread",
    ]

    /// Loops, closures, extensions, nested, generic, renamed and private declarations; the steps that say what they mean have none.
    @Test func package_hasTheNotesOfItsMistakes_andNoOther() throws {
        let shop = try Self.shop()
        #expect(try shop.notes() == Self.notes.map { "Shop Front/\($0)" })
        #expect(
            try shop.columns() == [
                "Shop Front/A/Modules.swift":
                    "5:32 6:34 8:14 11:39 12:40 13:37 14:33 16:67 18:58 19:49 20:49 21:49 22:49 25:14",
                "Shop Front/B/Modules.swift": "4:56 7:50 8:50 9:47 10:48 11:50 12:47",
            ])
    }

    /// A file with a problem needs its columns alone.
    @Test func columns_areReadOfSomeFiles_withoutNotes() throws {
        let shop = try Self.shop()
        shop.files = ["Shop Front/B/Modules.swift"]
        #expect(try shop.notes() == [])
        #expect(try shop.columns() == ["Shop Front/B/Modules.swift": "4:56 7:50 8:50 9:47 10:48 11:50 12:47"])
        shop.files = ["Shop Front/A/Parts.swift"]
        #expect(try shop.columns() == [:])
        shop.files = nil
        #expect(try shop.notes() == Self.notes.map { "Shop Front/\($0)" })
    }

    @Test func notes_areThoseOfTheConditions_thatHoldInTheBuild() throws {
        let shop = try Self.shop()
        shop.options = ["-DDECAF", "-swift-version", "5", "-O", "-whole-module-optimization", "-num-threads", "2"]
        let more = try shop.notes().filter { note in !Self.notes.contains { "Shop Front/\($0)" == note } }
        #expect(
            more == [
                "Shop Front/A/Modules.swift:14:45 InitializerChosen: 'Valve.init' means 'init()', though 'Valve' has 'init(pump:)'",
                "Shop Front/B/Modules.swift:14:42 InitializerChosen: 'Boiler.init' means 'init()', though 'Boiler' has 'init(pump:)' and 'init(pump:valve:)'",
            ])
    }

    /// A compiler that failed writes a tree with holes.
    @Test func moduleThatDoesNotCompile_hasNoHints_andSaysSo() throws {
        let module = try HintedModule([
            "Shop.swift": """
            import DI
            struct Pump { var heater = Heater() }
            struct Heater {}
            func configure(binder: UnscopedBinder) {
                binder.bind(Pump.self).to(factory: Pump.init)
                binder.bind(Cup.self).to(factory: Pump.init)
            }
            """
        ])
        #expect(
            try module.notes() == [
                "Shop.swift:1:1 HintsUnavailable: there are no hints about module 'Shop': "
                    + "./Shop.swift:6:17: error: cannot find 'Cup' in scope"
            ])
        #expect(try module.columns() == [:])
        // The next run tries again.
        let kept = module.work.appendingPathComponent("Hints/module-Shop.json")
        #expect(!FileManager.default.fileExists(atPath: kept.path))
    }

    /// A stand-in whose driver works, and whose frontend ends as one that knows no such option, or is killed.
    @Test func compilerWithoutTrees_isAReason_andIsAskedAgain() throws {
        let module = try HintedModule(["Shop.swift": "import DI\nfunc bind(binder: UnscopedBinder) {}"])
        let compiler = module.folder.appendingPathComponent("swiftc").path
        try module.write(
            """
            #!/bin/sh
            if [ "$1" = "-###" ]; then echo "\\"$0\\" -frontend -typecheck -primary-file x.swift"; exit 0; fi
            echo "error: unknown argument: '-dump-ast-format'" >&2
            exit 1
            """, to: "swiftc.sh")
        // By a process of its own: one that another test starts meanwhile would inherit a file that this one writes, and
        // a program can't be run while a process has it open for writing.
        try Process.run(
            URL(filePath: "/bin/sh"), arguments: ["-c", "cp \"$0.sh\" \"$0\" && chmod +x \"$0\"", compiler]
        ).waitUntilExit()
        var request = module.request
        request.arguments["Shop"]?[0] = compiler
        let reason =
            "the compiler writes no typed trees as JSON: error: unknown argument: '-dump-ast-format'"
        #expect(readHints(request) == .failure(HintsUnavailable(reason: reason)))
        let kept = module.work.appendingPathComponent("Hints/self-check.json")
        #expect(!FileManager.default.fileExists(atPath: kept.path))
    }

    @Test func moduleWithoutBindings_isNotCompiled() throws {
        let module = try HintedModule(["Shop.swift": "import Nowhere\nlet numbers = [1].map(String.init)"])
        #expect(try module.notes() == [])
    }

    @Test func initializerOfAFile_isNoChoiceInOthers() throws {
        let module = try HintedModule([
            "Cup.swift": """
            import DI
            struct Lid {}
            struct Cup { init() {}; fileprivate init(lid: Lid) {} }
            func here(binder: UnscopedBinder) { binder.bind(Cup.self).to(factory: Cup.init) }
            """,
            "Shop.swift": """
            import DI
            func there(binder: UnscopedBinder) { binder.bind(Cup.self).to(factory: Cup.init) }
            """,
        ])
        #expect(
            try module.notes() == [
                "Cup.swift:4:71 InitializerChosen: 'Cup.init' means 'init()', though 'Cup' has 'init(lid:)'"
            ])
    }

    /// Nothing in the file that binds names the type, so that its declaration is searched in all files.
    @Test func typeWithoutAName_isFound() throws {
        let module = try HintedModule([
            "Cup.swift": "struct Cup { init() {}; init(lid: Lid) {} }\nstruct Lid {}",
            "Names.swift": "protocol Named { associatedtype Name }\nstruct Names: Named { typealias Name = Cup }",
            "Shop.swift": """
            import DI
            func bind(binder: UnscopedBinder) { binder.bind(Cup.self).to(factory: Names.Name.init) }
            func again<B: Named>(_ b: B, binder: UnscopedBinder) where B.Name == Cup { binder.bind().to(factory: B.Name.init) }
            """,
        ])
        #expect(
            try module.notes() == [
                "Shop.swift:2:71 InitializerChosen: 'Names.Name.init' means 'init()', though 'Names.Name' has 'init(lid:)'",
                "Shop.swift:3:102 InitializerChosen: 'B.Name.init' means 'init()', though 'B.Name' has 'init(lid:)'",
            ])
    }

    @Test func buildWithoutArguments_isAReason() throws {
        let module = try HintedModule(["Shop.swift": "import DI"])
        var request = module.request
        request.arguments = [:]
        let reason = "the build folder '\(request.buildFolder)' has no command lines"
        #expect(readHints(request) == .failure(HintsUnavailable(reason: reason)))
        #expect(recognizedForm(request) == .failure(HintsUnavailable(reason: reason)))
    }

    /// The generated file is none of the package's, but the build compiles it.
    @Test func sources_areThoseOfTheBuild() throws {
        let module = try HintedModule([
            "Shop.swift": """
            import DI
            func configure(binder: UnscopedBinder) { binder.bind(Cup.self).to(factory: Cup.init) }
            """
        ])
        let generated = try HintedModule(["A 'B/Cup.swift": "struct Lid {}\nstruct Cup { var lid = Lid() }"])
        let paths = [module, generated].flatMap { $0.request.modules[0].sources }
        let list = module.folder.appendingPathComponent("sources")
        let quoted = paths.map { "'\($0.replacing("'", with: "'\\''"))'\n" }
        try quoted.joined().write(to: list, atomically: true, encoding: .utf8)
        module.options = ["@\(list.path)"]
        #expect(
            try module.notes() == [
                "Shop.swift:2:76 InitializerChosen: 'Cup.init' means 'init()', though 'Cup' has 'init(lid:)'"
            ])
    }

    @Test func moduleWithoutArguments_isANote() throws {
        let module = try HintedModule(["Shop.swift": "import DI\nfunc bind(binder: UnscopedBinder) {}"])
        var request = module.request
        request.arguments = ["Kitchen": request.arguments["Shop"] ?? []]
        request.modules.append(.init(name: "Kitchen", sources: ["/nowhere.swift"]))
        let notes = try readHints(request).get().notes
        #expect(
            notes.map(module.line) == [
                "Shop.swift:1:1 HintsUnavailable: there are no hints about module 'Shop': "
                    + "the build folder has no command line of it"
            ])
    }

    @Test func compilerThatIsGone_isAReason() throws {
        let module = try HintedModule(["Shop.swift": "import DI"])
        var request = module.request
        request.arguments["Shop"]?[0] = "/nowhere/swiftc"
        guard case .failure(let failure) = readHints(request) else {
            Issue.record("there are hints")
            return
        }
        #expect(failure.reason.hasPrefix("'/nowhere/swiftc' can't be run: "))
    }

    @Test func form_isNamedByTheCompiler() throws {
        let module = try HintedModule(["Shop.swift": "import DI"])
        #expect(try module.read().form.hasPrefix("Swift 6."))
    }

    @Test func workFolderThatCannotBeWritten_isAReason() throws {
        let module = try HintedModule(["Shop.swift": "import DI"])
        var request = module.request
        request.workFolder = "/dev/null/folder"
        guard case .failure(let failure) = readHints(request) else {
            Issue.record("there are hints")
            return
        }
        #expect(failure.reason.hasPrefix("'/dev/null/folder/Hints' can't be written: "))
    }
}
