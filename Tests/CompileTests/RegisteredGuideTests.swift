// SPDX-License-Identifier: Apache-2.0

import Foundation
import OwnThreads
import Testing

/// The build-time half of the page on Deli: its targets, whose types are marked, are registered, compiled and run.
@Suite(.onOwnThreads) struct RegisteredGuideTests {
    private static let folder = Build.project.appendingPathComponent("Tests/Guides/DeliAtBuildTime")

    /// The targets, each after those that it uses. Each is a folder.
    private func targets() throws -> [RegisteredTarget] {
        try ["Circle", "Stock", "Shop"].reduce(into: []) { targets, name in
            let folder = Self.folder.appendingPathComponent(name)
            let files = TemporaryFolder.files(below: folder).map(folder.appendingPathComponent)
            targets.append(try RegisteredTarget(files, named: name, below: targets))
        }
    }

    @Test func bindings_areWritten_asThePageShows() throws {
        for target in try targets() {
            try target.compareBindings(with: Self.folder.appendingPathComponent("\(target.name)Bindings.txt"))
        }
    }

    @Test(arguments: [Mode.swift5, .swift6])
    func programs_compileWithoutWarning_andRun(_ mode: Mode) throws {
        let compiler = try Compiler()
        var output = ""
        var libraries: [String] = []
        for target in try targets() {
            let files = try target.write(for: compiler)
            guard target.isProgram else {
                let outcome = try compiler.compileLibrary(files, mode: mode, named: target.name)
                #expect(outcome.transcript == "")
                libraries.append(target.name)
                continue
            }
            let (outcome, program) = try compiler.link(files, mode: mode, named: target.name, libraries: libraries)
            #expect(outcome.transcript == "")
            try #require(outcome.status == 0)
            let result = try program.run(in: compiler.folder)
            #expect(result.status == 0)
            #expect(result.errors == "")
            output += result.output
        }
        #expect(try output == Recorded.text(at: Self.folder.appendingPathComponent("Output.txt"), recording: output))
    }
}

extension Guide {
    /// All guides: those that `GuideTests` runs, and the one of this file.
    static let pages: [Guide] =
        all + [
            Guide(
                name: "DeliAtBuildTime", page: "ComingFromDeli", blocks: 85,
                withoutCode: [
                    1, 2, 5, 6, 25, 26, 27, 28, 32, 35, 36, 37, 38, 39, 40, 41, 44, 46, 47, 50, 51, 52, 53, 54, 55, 60,
                    63, 73, 74, 75, 78,
                ],
                excerpts: 4)
        ]
}
