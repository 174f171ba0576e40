// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIGraphTools
import Testing

@testable import BrowserApp

/// `ghb graph`, which prints the program's own graph and asks nobody.
@Suite struct GraphRunTests {
    private static let marker = "ghb: this is the graph for demo data; use --live for the one for GitHub"

    private func ghb(_ arguments: String...) async -> World.Ending {
        await World().ghb(["graph"] + arguments, overriding: [])
    }

    @Test func graph_isATree_unlessSomethingElseIsAskedFor() async throws {
        let ending = await ghb()
        #expect(ending.status == .success)
        let graph = try World().prepare(["org", "a"]).graph
        #expect(ending.output == graph.tree())
        #expect(ending.lines == [Self.marker])
        let lines = ending.output.split(separator: "\n")
        #expect(
            lines.prefix(2) == ["AppComponent: scope Singleton, seed Invocation, \(count(graph)) bindings", "Program"])
        #expect(lines.contains { $0.hasSuffix("─ ComponentFactory<SessionComponent> (builds SessionComponent)") })
    }

    private func count(_ graph: BindingGraph) -> Int {
        graph.bindings.count { $0.component == graph.components.first?.id }
    }

    @Test(arguments: [
        ("json", "{\n  \"schemaVersion\": 1,\n"), ("dot", "digraph \"AppComponent\" {\n"),
        ("mermaid", "flowchart LR\n"), ("text", "AppComponent: "), ("html", "<!doctype html>\n"),
    ])
    func graph_hasTheFormThatIsAskedFor(format: String, start: String) async {
        let ending = await ghb("--format", format, "--live")
        #expect(ending.status == .success)
        #expect(ending.output.lowercased().hasPrefix(start.lowercased()))
        #expect(ending.output.hasSuffix("\n"))
        #expect(ending.lines == [])
    }

    @Test func json_isReadAsTheProgramsGraph() async throws {
        for ending in [await ghb("--format=json", "--live"), await ghb("--json", "--live")] {
            let graph = try World().prepare(["org", "a", "--live"]).graph
            let read = try BindingGraph(json: ending.output)
            #expect(read.components == graph.components)
            #expect(read.bindings == graph.bindings)
            #expect(read.edges == graph.edges)
            #expect(read.diagnostics == graph.diagnostics)
        }
    }

    @Test func component_isShownAlone_withWhatItNeedsOfOthers() async throws {
        let ending = await ghb("--component", "SessionComponent", "--format", "json", "--quiet")
        #expect(ending.status == .success)
        #expect(ending.lines == [])
        let graph = try BindingGraph(json: ending.output)
        #expect(graph.components.map(\.name) == ["AppComponent", "SessionComponent"])
        let outside = graph.bindings.filter { $0.component == graph.components[0].id }.map(\.key)
        #expect(outside.contains("any Transport"))
        #expect(!outside.contains("Program"))
    }

    @Test func componentThatIsNotThere_isAMistakeOfTheCommandLine() async {
        #expect(
            await ghb("--component", "Session")
                == World.Ending(
                    status: .usage, output: "",
                    lines: [
                        "ghb: 'Session' is not a component\n  the components are AppComponent, SessionComponent, OrgComponent"
                    ]))
    }

    @Test(arguments: [["--format", "png"], ["--json=name"], ["coffee-works"]])
    func whatAGraphHasNot_isAMistakeOfTheCommandLine(arguments: [String]) async {
        let ending = await World().ghb(["graph"] + arguments, overriding: [])
        #expect(ending.status == .usage)
        #expect(ending.output == "")
    }

    enum Stray: Module {
        struct Spoon {}
        static func configure(binder: UnscopedBinder) {
            binder.bind(Spoon.self).to(factory: Spoon.init)
        }
    }

    /// A graph with a mistake is what one wants to see most.
    @Test func graphThatIsPutTogetherWrongly_isPrinted_andIsAFailure() async {
        let ending = await World().ghb(["graph", "--live"], overriding: [Stray.self])
        #expect(ending.status == .configuration)
        #expect(ending.output.split(separator: "\n").last?.hasPrefix("1 error") == true)
        #expect(ending.lines.count == 1)
        #expect(
            ending.lines.first?.hasPrefix(
                "ghb: the program's graph is invalid; please report this\nerror: [DI/OverrideTargetsNothing] ")
                == true)
    }

    @Test func readerThatHasGone_isNoFailure() async {
        let console = CollectedConsole(failure: .closed)
        let ending = await World(console: console).ghb(["graph", "--live"], overriding: [])
        #expect(ending.status == .success)
    }
}
