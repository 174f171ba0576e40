// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// An error in the text of a graph: its location, the problem and a fix.
    ///
    /// `BindingGraph(json:)` throws it instead of returning a part of a graph.
    ///
    /// ```text
    /// invalid graph: edges[4].to: the graph has no binding 'Shop:Milk'
    /// fix: write the file again with 'json()'; it was edited by hand, or merged from several files
    /// ```
    public struct FormatError: Error, Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
        private let problem: Problem

        /// The kinds of problems; hidden, so that they can grow in number.
        enum Problem: Sendable, Hashable {
            case syntax(line: Int, column: Int, String)
            case version(Int)
            case shape(path: String, String)
            case inconsistency(path: String, String)
        }

        init(_ problem: Problem) {
            self.problem = problem
        }

        /// The location: a path such as `edges[4].to`, or `line 3, column 7` if the text is not valid JSON.
        public var location: String {
            switch problem {
            case .syntax(let line, let column, _): "line \(line), column \(column)"
            case .version: "schemaVersion"
            case .shape(let path, _), .inconsistency(let path, _): path
            }
        }

        /// The problem at that location.
        public var message: String {
            switch problem {
            case .syntax(_, _, let message): message
            case .version(let version) where version > BindingGraph.schemaVersion:
                "written by a newer version: schemaVersion \(version); this version reads \(BindingGraph.schemaVersion)"
            case .version(let version):
                "unknown schemaVersion \(version); this version reads \(BindingGraph.schemaVersion)"
            case .shape(_, let message), .inconsistency(_, let message): message
            }
        }

        /// A way to fix it.
        public var fix: String {
            switch problem {
            case .syntax: "write the file again with 'json()'; it is truncated, or not JSON"
            case .version(let version) where version > BindingGraph.schemaVersion:
                "read it with the version that wrote it, or update swift-di"
            case .version, .shape:
                "write the file again with 'json()', or follow graph.schema.json in swift-di's Documentation"
            case .inconsistency:
                "write the file again with 'json()'; it was edited by hand, or merged from several files"
            }
        }

        /// The location, the problem and the fix, on two lines.
        public var description: String {
            "invalid graph: \(location.isEmpty ? "" : location + ": ")\(message)\nfix: \(fix)"
        }

        /// The same text as `description`.
        public var debugDescription: String { description }
    }
}
