// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIHints

/// What is kept between runs: never an answer about something else.
@Suite struct HintCacheTests {
    private static let binding: String = """
        import DI
        func configure(binder: UnscopedBinder) { binder.bind(Cup.self).to(factory: Cup.init) }
        """
    private static let note: String =
        "Shop.swift:2:76 InitializerChosen: 'Cup.init' means 'init()', though 'Cup' has 'init(lid:)'"

    private func shop() throws -> HintedModule {
        try HintedModule([
            "Shop.swift": Self.binding, "Cup.swift": "struct Cup { init() {}; init(lid: Lid) {} }\nstruct Lid {}",
        ])
    }

    private func kept(_ module: HintedModule) -> URL {
        module.work.appendingPathComponent("Hints/module-Shop.json")
    }

    private func identity(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    }

    @Test func secondRun_startsNoCompiler() throws {
        let module = try shop()
        #expect(try module.notes() == [Self.note])
        let before = try identity(kept(module))
        #expect(try module.notes() == [Self.note])
        #expect(try identity(kept(module)) == before)
    }

    /// The file with the binding stays as it is, and its meaning changes.
    @Test func otherFile_changesTheAnswer() throws {
        let module = try shop()
        #expect(try module.notes() == [Self.note])
        try module.write("struct Cup { init() {} }\nstruct Lid {}", to: "Cup.swift")
        #expect(try module.notes() == [])
        try module.write("extension Cup { init(lid: Lid) {} }", to: "Lid.swift")
        #expect(try module.notes() == [Self.note])
    }

    @Test func options_changeTheAnswer() throws {
        let module = try shop()
        try module.write(
            "struct Cup { init() {}\n#if LID\ninit(lid: Lid) {}\n#endif\n}\nstruct Lid {}", to: "Cup.swift")
        #expect(try module.notes() == [])
        module.options = ["-DLID"]
        #expect(try module.notes() == [Self.note])
    }

    @Test(arguments: ["", "{", "{\"key\": 1}", "[]"])
    func brokenFile_isMadeAnew(_ text: String) throws {
        let module = try shop()
        #expect(try module.notes() == [Self.note])
        let hints = module.work.appendingPathComponent("Hints")
        let names = try FileManager.default.contentsOfDirectory(atPath: hints.path).filter { $0.hasSuffix(".json") }
        #expect(names.sorted() == ["frontends.json", "module-Shop.json", "scans.json", "self-check.json"])
        for name in names { try Data(text.utf8).write(to: hints.appendingPathComponent(name)) }
        #expect(try module.notes() == [Self.note])
        let summary = try Data(contentsOf: kept(module))
        #expect(summary.count > 100)
    }

    @Test func leftovers_areRemoved() throws {
        let module = try shop()
        let hints = module.work.appendingPathComponent("Hints")
        let moved = hints.appendingPathComponent("ModuleCache-1")
        let old = hints.appendingPathComponent("run-1")
        let new = hints.appendingPathComponent("run-2")
        for folder in [old, new, moved] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        for folder in [old, moved] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: folder.path)
        }
        try Data().write(to: hints.appendingPathComponent("module-Gone.json"))
        _ = try module.read()
        let names = try FileManager.default.contentsOfDirectory(atPath: hints.path).sorted()
        #expect(
            names == ["frontends.json", "module-Shop.json", "run-2", "scans.json", "self-check.json"])
    }

    /// The modules that can be imported belong to the meaning of a source: here one that another module's types come from.
    @Test func importedModule_changesTheAnswer() throws {
        let parts = try HintedModule(["Cup.swift": ""], named: "Parts")
        let module = try HintedModule(["Shop.swift": "import Parts\n" + Self.binding])
        module.options = ["-I", parts.folder.path]
        // Types of other packages are not looked into; only whether the answer is made anew is of interest.
        try compile("public struct Cup { public init() {} }", parts)
        #expect(try module.notes() == [])
        let before = try identity(kept(module))
        try compile("public struct Cup { public init() {}; public init(lid: Int) {} }", parts)
        #expect(try module.notes() == [])
        #expect(try identity(kept(module)) != before)
    }

    private func compile(_ text: String, _ module: HintedModule) throws {
        try module.write(text, to: "Cup.swift")
        let run = try ToolRun.run(
            Toolchain.compiler,
            [
                "-emit-module", "-module-name", "Parts", "-parse-as-library", "-swift-version", "6",
                "-module-cache-path", Toolchain.moduleCache.path, "-o",
                module.folder.appendingPathComponent("Parts.swiftmodule").path,
                module.folder.appendingPathComponent("Cup.swift").path,
            ], in: module.folder)
        #expect(run.status == 0, "\(run.errors)")
    }
}
