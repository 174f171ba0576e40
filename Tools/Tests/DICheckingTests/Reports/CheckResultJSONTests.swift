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

    private struct Notes: Decodable {
        let notes: [Diagnostic]
    }
}
