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
        let text = try Checking.answer(Checking.request(.check, format: "json"), about: types).output
        let own = [try Brewery.graph.json(), try MilkBar.graph.json(), try Roastery.graph.json()]
        #expect(
            text == "{\n  \"schemaVersion\": 1,\n  \"components\": [\n" + own.joined(separator: ",\n")
                + "],\n  \"notes\": []\n}\n")
    }

    @Test func notes_areDiagnostics() throws {
        let types = Checking.types([Brewery.self], modules: [HeaterModule.self])
        let text = try Checking.answer(Checking.request(.check, format: "json"), about: types).output
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
        let check = try Checking.answer(Checking.request(.check, format: "json"), about: types).output
        let value = try JSONValue(check)
        #expect(value["components"]?.elements?.count == 3)
        #expect(value["notes"]?.elements?.count == 2)
        #expect(schema.mistakes(in: value) == [])
        let graphs = try Checking.answer(Checking.request(.graph, format: "json"), about: types).output
        #expect(try schema.mistakes(in: JSONValue(graphs)) == [])
    }

    @Test func schema_refusesOtherAnswers() throws {
        let schema = try JSONSchema(named: ["check.schema.json", "graph.schema.json"])
        let graph = try JSONValue(Brewery.graph.json())
        #expect(schema.mistakes(in: graph).last == ": without notes")
        let text = #"{"schemaVersion": 2, "components": [{}], "notes": [{"id": ""}]}"#
        #expect(
            try schema.mistakes(in: JSONValue(text)) == [
                ".components[0]: without schemaVersion", ".components[0]: without components",
                ".components[0]: without bindings", ".components[0]: without edges",
                ".components[0]: without diagnostics", ".notes[0].id: too short",
                ".notes[0]: without severity", ".notes[0]: without subject", ".notes[0]: without message",
                ".notes[0]: without place", ".notes[0]: without trace", ".notes[0]: without notes",
                ".notes[0]: without fixes", ".schemaVersion: not what it has to be",
            ])
    }

    private struct Notes: Decodable {
        let notes: [Diagnostic]
    }
}
