// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// `ghb graph`: the program's own graph as a text.
public struct GraphCommand: Sendable, Hashable {
    private let format: GraphFormat
    private let component: String?

    /// Makes the command; without a component it prints all of them.
    public init(format: GraphFormat, component: String?) {
        self.format = format
        self.component = component
    }

    /// The graph, or the component's part of it, in the form that was asked for.
    public func text(of graph: BindingGraph) throws(BrowserFailure) -> String {
        let part = try self.part(of: graph)
        switch format {
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
public enum GraphFormat: String, Sendable, CaseIterable {
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
