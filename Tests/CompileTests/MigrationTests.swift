// SPDX-License-Identifier: Apache-2.0

import Foundation
import OwnThreads
import Testing

/// A program in the style of the predecessor's users, of which only the import was changed.
@Suite(.onOwnThreads) struct MigrationTests {
    private static let folder: URL = Build.project.appendingPathComponent("Tests/Guides/Migration")

    private static let output: String = """
        log: espresso: pumping at 93.5 degrees in the cellar
        log: ristretto: pumping at 93.5 degrees in the cellar
        log: lungo: pumping at 93.5 degrees in the cellar
        open, lit by the cellar, warm above the cellar
        espresso: pumping at 93.5 degrees in the cellar
        ristretto: pumping at 93.5 degrees in the cellar
        lungo: pumping at 93.5 degrees in the cellar
        Ada pays 9
        one cart: true
        the same at the table: true
        decaf: pumping at 70.0 degrees in a test

        """

    private func files() -> [URL] {
        TemporaryFolder.files(below: Self.folder).map { Self.folder.appendingPathComponent($0) }
    }

    @Test(arguments: [Mode.swift5, .swift6])
    func program_compilesWithoutWarning_andRuns(_ mode: Mode) throws {
        let compiler = try Compiler()
        let (outcome, program) = try compiler.link(files(), mode: mode)
        #expect(outcome.transcript == "")
        try #require(outcome.status == 0)
        #expect(try program.run(in: compiler.folder) == Program.Result(status: 0, output: Self.output, errors: ""))
    }

    @Test func program_compiles_inSwift5WithoutFurtherSettings() throws {
        let outcome = try Compiler().compile(files(), mode: .plainSwift5)
        #expect(outcome.status == 0)
        for message in outcome.messages {
            #expect(message.text.hasPrefix("warning: converting non-Sendable function value to '@Sendable ("))
        }
    }
}
