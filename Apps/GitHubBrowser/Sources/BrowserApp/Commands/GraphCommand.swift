// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import DI

/// `ghb graph`: the program's own graph as a text. Nothing of it is built, so that it is printed also where it is put
/// together wrongly.
struct GraphCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph", abstract: "Print what the program is put together of.",
        discussion: """
            The text is a tree of what each component needs. dot is for Graphviz, mermaid for Markdown, html a page to \
            look around in: ghb graph --format html > graph.html.
            """)

    @Option(help: "Print text, json, dot, mermaid or html.") var format: GraphFormat = .text
    @Option(help: ArgumentHelp("Print one component and what it needs of others.", valueName: "name"))
    var component: String?
    @OptionGroup var options: GlobalOptions

    func validate() throws {
        guard options.json?.names == nil else { throw ValidationError("A graph has no fields to choose from.") }
    }

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        let console = surroundings.console
        do {
            let plan = try surroundings.plan(for: options)
            let (invocation, graph) = (plan.invocation, plan.graph)
            let text = try text(of: graph)
            if !invocation.connection.isLive, !invocation.isQuiet {
                console.writeLine(
                    beside: "ghb: this is the graph for demo data; the one for GitHub is shown with --live")
            }
            let mistakes = graph.diagnostics.filter { $0.severity == .error }
            if !mistakes.isEmpty { console.writeLine(beside: "ghb: \(plan.failure(mistakes))") }
            let status = console.write(output: text)
            return status == .success && !mistakes.isEmpty ? .failure : status
        } catch {
            console.writeLine(beside: "ghb: \(error)")
            return error.status
        }
    }

    /// The graph, or the component's part of it, in the form that was asked for; `--json` asks for JSON too.
    private func text(of graph: BindingGraph) throws(BrowserFailure) -> String {
        let part = try self.part(of: graph)
        switch options.json == nil ? format : .json {
        case .text: return part.tree()
        case .dot: return part.dot()
        case .mermaid: return part.mermaid()
        case .html: return part.html(title: "ghb" + (component.map { ": \($0)" } ?? ""))
        case .json:
            do {
                return try part.json()
            } catch {
                throw BrowserFailure(.failure, "the graph cannot be written as JSON: \(error)")
            }
        }
    }

    private func part(of graph: BindingGraph) throws(BrowserFailure) -> BindingGraph {
        guard let component else { return graph }
        guard let part = graph.focused(on: component) else {
            let names = graph.components.map(\.name).joined(separator: ", ")
            throw BrowserFailure(
                .usage, "there is no component '\(component)'", advice: ["the components are \(names)"])
        }
        return part
    }
}

/// How `ghb graph` prints.
enum GraphFormat: String, Sendable, CaseIterable, ExpressibleByArgument {
    /// A tree, for reading.
    case text
    /// The data, after the schema of the framework.
    case json
    /// For Graphviz.
    case dot
    /// For Markdown.
    case mermaid
    /// A page to look around in.
    case html
}
