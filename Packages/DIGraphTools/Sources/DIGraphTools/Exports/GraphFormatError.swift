// SPDX-License-Identifier: Apache-2.0

import DICore

/// Why a text is no graph: what is wrong, at which place of the text, and what can be done.
///
/// Thrown by `BindingGraph(json:)`, which gives a whole graph or none.
///
/// ```text
/// no graph: edges[4].to: there is no binding 'Shop:Milk'
/// fix: write the file anew with 'json()'; it was changed or cut
/// ```
public struct GraphFormatError: Error, Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    private let problem: Problem

    /// What can be wrong; hidden, so that it can grow.
    enum Problem: Sendable, Hashable {
        case syntax(line: Int, column: Int, String)
        case version(Int)
        case shape(path: String, String)
        case inconsistency(path: String, String)
    }

    init(_ problem: Problem) {
        self.problem = problem
    }

    /// Where it is: a path such as `edges[4].to`, or `line 3, column 7` where the text is not even JSON.
    public var location: String {
        switch problem {
        case .syntax(let line, let column, _): "line \(line), column \(column)"
        case .version: "schemaVersion"
        case .shape(let path, _), .inconsistency(let path, _): path
        }
    }

    /// What is wrong there.
    public var message: String {
        switch problem {
        case .syntax(_, _, let message): message
        case .version(let version) where version > BindingGraph.schemaVersion:
            "made by a newer version: schemaVersion \(version); this one reads \(BindingGraph.schemaVersion)"
        case .version(let version):
            "there is no schemaVersion \(version); this one reads \(BindingGraph.schemaVersion)"
        case .shape(_, let message), .inconsistency(_, let message): message
        }
    }

    /// What can be done.
    public var fix: String {
        switch problem {
        case .syntax: "write the file anew with 'json()'; it was cut or is not JSON"
        case .version(let version) where version > BindingGraph.schemaVersion:
            "read it with the version that wrote it, or update this one"
        case .version, .shape: "see Documentation/graph.schema.json for the form, or write the file anew with 'json()'"
        case .inconsistency: "write the file anew with 'json()'; it was changed by hand, or put together of several"
        }
    }

    /// Everything over two lines.
    public var description: String {
        "no graph: \(location.isEmpty ? "" : location + ": ")\(message)\nfix: \(fix)"
    }

    /// The same text.
    public var debugDescription: String { description }
}
