// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import DI
import DIGraphTools

/// `ghb graph`: prints the program's own graph. It builds nothing and prints an invalid graph, too.
struct GraphCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Print the program's dependency graph.",
        discussion: """
            text is a tree for each component, dot is for Graphviz, mermaid for Markdown, and html is a page to explore: \
            ghb graph --format html > graph.html.
            """)

    @Option(help: "The format: text, json, dot, mermaid or html.") var format: GraphFormat = .text
    @Option(help: ArgumentHelp("Print only this component and what it needs from others.", valueName: "name"))
    var component: String?
    @OptionGroup var options: GlobalOptions

    func validate() throws {
        guard options.json?.names == nil else { throw ValidationError("A graph has no fields to choose from.") }
    }

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        let console = surroundings.console
        do {
            let run = try surroundings.prepare(for: options)
            let (invocation, graph) = (run.invocation, run.graph)
            let text = try text(of: graph)
            if !invocation.connection.isLive, invocation.verbosity == .normal {
                console.writeLine(beside: "ghb: this is the graph for demo data; use --live for the one for GitHub")
            }
            let mistakes = graph.diagnostics.filter { $0.severity == .error }
            let failure = mistakes.isEmpty ? nil : run.failure(mistakes)
            if let failure { console.writeLine(beside: "ghb: \(failure)") }
            let status = console.write(output: text)
            return status == .success ? failure?.status ?? status : status
        } catch {
            return error.status(tellingOn: console)
        }
    }

    /// Returns the graph, or one component of it, in the requested format; `--json` requests JSON, too.
    private func text(of graph: BindingGraph) throws(BrowserFailure) -> String {
        let part = try self.part(of: graph)
        switch options.json == nil ? format : .json {
        case .text: return part.tree()
        case .dot: return part.dot()
        case .mermaid: return part.mermaid()
        case .html: return part.html(title: "ghb" + (component.map { ": \($0)" } ?? ""))
        case .json:
            do { return try part.json() } catch { throw BrowserFailure(error) }
        }
    }

    private func part(of graph: BindingGraph) throws(BrowserFailure) -> BindingGraph {
        guard let component else { return graph }
        guard let part = graph.focused(on: component) else {
            let names = graph.components.map(\.name).joined(separator: ", ")
            throw BrowserFailure(.usage, "'\(component)' is not a component", advice: ["the components are \(names)"])
        }
        return part
    }
}

enum GraphFormat: String, Sendable, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case dot
    case mermaid
    case html
}
