// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIGraphTools
import Foundation
import Testing

@testable import DIChecking

@Suite struct CheckResultJSONTests {
    @Test func component_isWhatTheProgramSays_byteForByte() throws {
        let types = Checking.types([Brewery.self, MilkBar.self, Roastery.self])
        let text = try Checker.answer(Checking.request(.check, format: "json"), about: types).output
        let own = [try Brewery.graph.json(), try MilkBar.graph.json(), try Roastery.graph.json()]
        let diagnostics = text.split(separator: "\n").filter { $0.hasPrefix("    {\"components\":") }
        #expect(diagnostics.count == 3)
        #expect(
            text == "{\n  \"schemaVersion\": 1,\n  \"components\": [\n" + own.joined(separator: ",\n")
                + "],\n  \"notes\": [],\n  \"diagnostics\": [\n" + diagnostics.joined(separator: "\n") + "\n  ]\n}\n")
    }

    @Test func answerWithoutDiagnostics_hasEmptyLists() throws {
        let text = try Checker.answer(
            Checking.request(.check, format: "json"), about: Checking.types([SpoonBar.self])
        ).output
        #expect(
            try text == "{\n  \"schemaVersion\": 1,\n  \"components\": [\n" + SpoonBar.graph.json()
                + "],\n  \"notes\": [],\n  \"diagnostics\": []\n}\n")
    }

    @Test func diagnostics_areThoseOfTheText_withTheirPlaces() throws {
        let line = try Checking.line("binder.bind(Milk.self)")
        let text = try Checker.answer(
            Checking.request(.check, format: "json"), about: Checking.types([MilkBar.self])
        ).output
        #expect(
            try JSONValue(text)["diagnostics"]
                == JSONValue(
                    """
                    [{"id": "DI/UnusedBinding", "severity": "warning", "subject": "Milk",
                      "message": "nothing needs 'Milk'", "components": ["DICheckingTests.MilkBar"],
                      "locations": [{"path": "World/Kitchen.swift", "line": \(line), "column": 1}],
                      "trace": [{"relation": "bound", "name": "", "detail": "", "remark": "",
                                 "place": "DICheckingTests/Kitchen.swift:\(line)"}],
                      "notes": [], "fixes": [
                        "remove this binding", "if it is kept on purpose, add .allowing(.unusedBinding)"]}]
                    """))
    }

    @Test func diagnosticOfSeveralComponents_namesThem() throws {
        let types = Checking.types([EveningBar.self, MorningBar.self])
        let text = try Checker.answer(Checking.request(.check, format: "json"), about: types).output
        let found = try JSONValue(text)["diagnostics"]?.elements ?? []
        let both = JSONValue.array([.string("DICheckingTests.EveningBar"), .string("DICheckingTests.MorningBar")])
        #expect(found.map { $0["components"] } == [both, both])
        #expect(found.map { $0["notes"] } == [.array([]), .array([])])
    }

    @Test func notes_areDiagnostics() throws {
        let types = Checking.types([Brewery.self], modules: [HeaterModule.self])
        let text = try Checker.answer(Checking.request(.check, format: "json"), about: types).output
        let value = try JSONValue(text)
        #expect(value["notes"]?.elements?.map { $0["id"]?.string } == ["DI/ModuleNotIncluded"])
        let notes = try JSONDecoder().decode(Notes.self, from: Data(text.utf8)).notes
        let brew = try Checking.line("binder.bind(BrewedMaker.self)")
        let heater = try Checking.line("binder.bind(Heater.self).to(")
        #expect(
            notes.map(\.description) == [
                """
                note: [DI/ModuleNotIncluded] 'HeaterModule' binds 'Heater' at DICheckingTests/Kitchen.swift:\(heater) and is not included
                  needed by 'BrewedMaker'   DICheckingTests/Kitchen.swift:\(brew)
                  bound                     DICheckingTests/Kitchen.swift:\(heater)   (in module 'HeaterModule')
                fix: call binder.include(module: HeaterModule.self) in 'Brewery'
                docs: swift package di explain ModuleNotIncluded
                """
            ])
    }

    @Test func answer_isAsTheSchemaSays() throws {
        let types = Checking.types(
            [Brewery.self, EveningBar.self, MilkBar.self], modules: [HeaterModule.self],
            generics: [ProgramTypes.GenericRoot(module: "DICheckingTests", name: "DICheckingTests.Stall")])
        let schema = try JSONSchema(named: ["check.schema.json", "graph.schema.json"])
        let check = try Checker.answer(Checking.request(.check, format: "json"), about: types).output
        let value = try JSONValue(check)
        #expect(value["components"]?.elements?.count == 3)
        #expect(value["notes"]?.elements?.count == 2)
        // The note on a module is a part of the error about the missing key.
        let ids = value["diagnostics"]?.elements?.compactMap { $0["id"]?.string }
        #expect(
            ids?.sorted() == [
                "DI/DuplicateBinding", "DI/DuplicateDictionaryKey", "DI/MissingBinding",
                "DI/MissingBinding", "DI/NotChecked", "DI/UnusedBinding",
            ])
        #expect(schema.mistakes(in: value) == [])
        let graphs = try Checker.answer(Checking.request(.graph, format: "json"), about: types).output
        #expect(try JSONValue(graphs)["diagnostics"] == nil)
        #expect(try schema.mistakes(in: JSONValue(graphs)) == [])
    }

    @Test func schema_refusesOtherAnswers() throws {
        let schema = try JSONSchema(named: ["check.schema.json", "graph.schema.json"])
        let graph = try JSONValue(Brewery.graph.json())
        #expect(schema.mistakes(in: graph).last == ": without notes")
        let text = #"{"schemaVersion": 2, "components": [{}], "notes": [{"id": ""}], "diagnostics": [\#(Self.wrong)]}"#
        #expect(
            try schema.mistakes(in: JSONValue(text)) == [
                ".components[0]: without schemaVersion", ".components[0]: without components",
                ".components[0]: without bindings", ".components[0]: without edges",
                ".components[0]: without diagnostics", ".diagnostics[0].fixes[0]: too short",
                ".diagnostics[0].locations[0]: without line", ".diagnostics[0].locations[0]: without column",
                ".diagnostics[0]: without severity", ".diagnostics[0]: without subject",
                ".diagnostics[0]: without message", ".diagnostics[0]: without components",
                ".diagnostics[0]: without trace", ".diagnostics[0]: without notes", ".notes[0].id: too short",
                ".notes[0]: without severity", ".notes[0]: without subject", ".notes[0]: without message",
                ".notes[0]: without place", ".notes[0]: without trace", ".notes[0]: without notes",
                ".notes[0]: without fixes", ".schemaVersion: not what it has to be",
            ])
    }

    private static let wrong: String =
        #"{"id": "A/B", "locations": [{"path": "a"}], "fixes": [""]}"#

    private struct Notes: Decodable {
        let notes: [Diagnostic]
    }
}
