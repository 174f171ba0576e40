// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIGraphTools
import Foundation
import Testing

@testable import DIChecking

@Suite struct GraphAnswerTests {
    private let one = Checking.types([Roastery.self])
    private let two = Checking.types([MilkBar.self, Roastery.self])

    private func request(_ format: String, _ change: (inout CheckRequest) -> Void) -> CheckRequest {
        var request = Checking.request(.graph, format: format)
        change(&request)
        return request
    }

    private func answer(
        _ types: ProgramTypes, format: String = "text", _ change: (inout CheckRequest) -> Void = { _ in }
    ) throws -> String {
        try Checker.answer(request(format, change), about: types).output
    }

    private func refusal(
        _ types: ProgramTypes, format: String = "text", _ change: (inout CheckRequest) -> Void
    ) -> String? {
        Checking.refusal(of: request(format, change), about: types)
    }

    @Test func oneGraph_isWhatTheProgramSays() throws {
        let graph = Roastery.graph
        #expect(try answer(one) == graph.tree(places: true))
        #expect(try answer(one, format: "json") == graph.json())
        #expect(try answer(one, format: "dot") == graph.dot())
        #expect(try answer(one, format: "mermaid") == graph.mermaid())
        #expect(try answer(one, format: "html") == graph.html())
    }

    @Test func severalGraphs_areListed_orDrawnAsOne() throws {
        let joined = BindingGraph.joined([MilkBar.graph, Roastery.graph])
        #expect(joined.components.map(\.name) == ["MilkBar", "Roastery"])
        #expect(joined.bindings.count == MilkBar.graph.bindings.count + Roastery.graph.bindings.count)
        let trees = [MilkBar.graph.tree(places: true), Roastery.graph.tree(places: true)]
        #expect(try answer(two) == trees.joined(separator: "\n"))
        #expect(try answer(two, format: "dot") == joined.dot())
        #expect(try answer(two, format: "mermaid") == joined.mermaid())
        #expect(try answer(two, format: "html") == joined.html(title: "cafe"))
        #expect(try answer(two, format: "dot").matches(of: /digraph/).count == 1)
    }

    @Test func severalGraphs_areAListInJSON_thatDiffReads() throws {
        let text = try answer(two, format: "json")
        let graphs = [try MilkBar.graph.json(), try Roastery.graph.json()]
        #expect(text.contains(graphs.joined(separator: ",\n")))
        #expect(try GraphFile.components(in: Data(text.utf8))?.count == 2)
    }

    /// The finding: the first step of the pipeline failed for a library of modules.
    @Test func noGraphs_areAnEmptyListInJSON_thatDiffReads() throws {
        let none = Checking.types([])
        let text = try answer(none, format: "json")
        #expect(
            text == """
                {
                  "schemaVersion": 1,
                  "components": [],
                  "notes": []
                }

                """)
        #expect(try GraphFile.components(in: Data(text.utf8))?.isEmpty == true)
        let absence = "no root component of this package is without generic parameters, so there is no graph"
        #expect(refusal(none, format: "json") { $0.focus = "Roastery" } == absence)
        #expect(refusal(none, format: "json") { $0.why = "Water" } == absence)
        #expect(refusal(none, format: "json") { $0.path = ["Water", "Heat"] } == absence)
    }

    @Test func focus_keepsTheGraphsWithTheComponent() throws {
        let graph = try #require(MilkBar.graph.focused(on: "MilkBar"))
        #expect(try answer(two, format: "json") { $0.focus = "MilkBar" } == graph.json())
        let text = refusal(two) { $0.focus = "Milkbar" }
        #expect(text == "no component is named 'Milkbar'\nthere are:\n  MilkBar\n  Roastery")
    }

    @Test func why_explainsATypeInEachGraphThatBindsIt() throws {
        #expect(try answer(two) { $0.why = "Milk" } == MilkBar.graph.explain("Milk") + "\n")
    }

    @Test(arguments: [
        ("Heater", "nothing binds 'Heater'; it is needed by 'BrewedMaker'"),
        ("Mlik", "nothing binds 'Mlik'\ndid you mean 'Milk'?"),
    ])
    func why_refusesATypeThatNothingBinds(_ type: String, _ text: String) {
        #expect(refusal(two) { $0.why = type } == text)
    }

    @Test func path_isTheWayFromOneTypeToAnother() throws {
        let way = try #require(Brewery.graph.path(from: "CoffeeMaker", to: "BrewedMaker"))
        let types = Checking.types([Brewery.self, MilkBar.self])
        #expect(try answer(types) { $0.path = ["CoffeeMaker", "BrewedMaker"] } == "\(way)\n")
        #expect(
            try answer(types) { $0.path = ["BrewedMaker", "CoffeeMaker"] }
                == "'BrewedMaker' does not depend on 'CoffeeMaker'\n")
        let text = refusal(types) { $0.path = ["BrewedMaker", "Tea"] }
        #expect(text == "nothing binds 'Tea'")
    }

    @Test func formatThatThereIsNot_isRefused() {
        #expect(
            refusal(one, format: "sarif") { _ in }
                == "graph has no format 'sarif'; there are text, json, dot, mermaid and html")
        #expect(
            refusal(one, format: "dot") { $0.why = "BrewedMaker" } == "--why and --path answer in text, not in 'dot'")
    }
}
