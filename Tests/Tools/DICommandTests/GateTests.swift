// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DICommand

@Suite struct GateTests {
    private static let passing = ": >\"$1.answer\""

    @Test(
        arguments: [
            (passing, 0, ""),
            ("echo 'warning: unused' >\"$1.answer\"", 0, "warning: unused\n"),
            (
                "echo noise; echo '/A.swift:1:1: error: no binding' >\"$1.answer\"; exit 1", 1,
                "/A.swift:1:1: error: no binding\n"
            ),
            (
                "printf 'no component is named Tea' >\"$1.failure\"; exit 2", 1,
                "error: the object graphs can't be checked: no component is named Tea\n"
            ),
        ] as [(String, Int32, String)])
    func answer_isTold_andAFileWrittenOfValidGraphs(_ checker: String, _ status: Int32, _ text: String) throws {
        let kitchen = try Kitchen(checker: checker)
        #expect(kitchen.check() == (status, text))
        let written = "// The object graphs of this package have been checked.\n"
        #expect(kitchen.text(kitchen.output) == (status == 0 ? written : nil))
    }

    @Test func file_staysAsItIs() throws {
        let kitchen = try Kitchen(checker: Self.passing)
        #expect(kitchen.check().status == 0)
        let long = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: kitchen.output)
        #expect(kitchen.check().status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: kitchen.output)
        #expect(attributes[.modificationDate] as? Date == long)
    }

    @Test func link_isOfAllObjects() throws {
        let kitchen = try Kitchen(
            checker: Self.passing,
            driver:
                "echo \"$@\" >\"$(dirname \"$0\")/driven\"; cp \"$(dirname \"$0\")/program\" \"$2\"; chmod +x \"$2\"")
        #expect(kitchen.check().status == 0)
        let list = try #require(kitchen.text(kitchen.folder + "/made/objects"))
        let lines = list.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines[0].hasSuffix("/made/first.o") && lines[0].contains("di\\ \\\"gate\\\"\\ it\\'s"))
        #expect(lines[1] == "/Made.swift.o" && lines[2].hasSuffix("/debug/oven.build/oven.c.o"))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: kitchen.folder + "/made/first.o")
                == "/Kitchen's oven.o")
        #expect(kitchen.text(kitchen.folder + "/driven")?.hasSuffix(" -lm\n") == true)
    }

    @Test func sources_areThoseOfTheBuild() throws {
        let kitchen = try Kitchen(checker: Self.passing)
        #expect(kitchen.check().status == 0)
        let package = try #require(try kitchen.asked()["package"] as? [String: Any])
        let targets = try #require(package["targets"] as? [[String: Any]])
        #expect(targets.first?["sources"] as? [String] == ["/Made.swift", "/Sources/Kitchen.swift"])
    }

    /// The modules that the request names are then what another build has left.
    @Test func buildForAnotherMachine_isRefused() throws {
        let kitchen = try Kitchen(checker: Self.passing)
        try kitchen.write("outputs: []\n", to: "/debug.yaml")
        #expect(
            kitchen.check() == (
                1,
                "error: the object graphs can't be checked: this build doesn't make '/debug/Modules/Kitchen.swiftmodule'; "
                    + "builds for another machine are not checked\n"
            ))
    }

    @Test func failedLink_isToldByTheLinkersWords() throws {
        let kitchen = try Kitchen(checker: Self.passing, driver: "echo 'multiple definition of cup' >&2; exit 1")
        let result = kitchen.check()
        #expect(result.status == 1)
        #expect(
            result.text == """
                error: the object graphs can't be checked: the objects can't be linked
                multiple definition of cup

                two executables define the same symbol; 'components' in 'graph-gate.json' chooses one

                """)
    }

    @Test func trap_namesTheComponent() throws {
        let kitchen = try Kitchen(checker: "printf Shop.Bar >\"$1.asked\"; echo 'Fatal error: spilt'; kill -ILL $$")
        let result = kitchen.check()
        #expect(result.status == 1)
        #expect(
            result.text.hasPrefix(
                "error: the object graphs can't be checked: 'configure' of Shop.Bar ended the process with signal 4\n"))
        #expect(result.text.contains("Fatal error: spilt\n"))
    }

    /// An answer of the run before is not one of this run.
    @Test func checkerWithoutAnAnswer_isAnError() throws {
        let kitchen = try Kitchen(checker: Self.passing)
        #expect(kitchen.check().status == 0)
        try kitchen.write("#!/bin/sh\nexit 3\n", to: "/program")
        #expect(
            kitchen.check() == (
                1, "error: the object graphs can't be checked: the checker ended the process with exit status 3\n\n"
            ))
    }

    @Test func arguments_areTwoPaths() {
        var said = Data()
        #expect(Gate.run(["one"]) { said += $0 } == 1)
        #expect(
            String(decoding: said, as: UTF8.self).hasPrefix(
                "error: the object graphs can't be checked: di --gate takes ")
        )
    }
}
