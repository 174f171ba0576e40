// SPDX-License-Identifier: Apache-2.0

import DIBinding
import Foundation
import Programs
import Testing

@testable import DIChecking

/// What the pages of ids say that the command reports; their code is quoted from the files of the world.
@Suite struct PageExampleTests {
    private static let pages: URL = Build.project.appending(path: "Documentation/Diagnostics")

    @Test func moduleNotIncluded() throws {
        let types = Checking.types([EspressoBar.self], modules: [GrinderModule.self])
        try expectReport(of: "Forgetful.swift", about: types, on: "ModuleNotIncluded.md")
    }

    @Test func unusedModule() throws {
        let types = Checking.types([SpoonBar.self], modules: [ForkModule.self])
        try expectReport(of: "Spare.swift", about: types, on: "UnusedModule.md")
    }

    @Test func notChecked() throws {
        let generic = ProgramTypes.GenericRoot(module: "DICheckingTests", name: "DICheckingTests.DrinkBar")
        try expectReport(
            of: "Spare.swift", about: Checking.types([SpoonBar.self], generics: [generic]), on: "NotChecked.md")
    }

    /// Expects a page to show the report about a file, as the only one of a target named Cafe.
    private func expectReport(of file: String, about types: ProgramTypes, on page: String) throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let copy = try folder.makeFolder("Sources/Cafe").appending(path: file)
        try FileManager.default.copyItem(at: URL(filePath: Checking.folder + "/World/" + file), to: copy)
        var request = Checking.request(.check)
        request.package?.folder = folder.url.path
        request.package?.targets[0].sources = [copy.path]
        let report = try Checker.answer(request, about: types).output.replacing("DICheckingTests", with: "Cafe")
        let text = try String(contentsOf: Self.pages.appending(path: page), encoding: .utf8)
        #expect(text.contains("```text\n" + report + "```\n"), "the page lacks this report:\n\(report)")
    }
}
