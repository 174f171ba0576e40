// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The graphs of the checked components, and the notes about the package.
public struct CheckResult: Sendable {
    /// A component with its graph.
    public struct Component: Sendable {
        /// The name of the component, with its Swift module.
        public let name: String
        /// The graph, as the program itself returns it.
        public let graph: BindingGraph
        /// The diagnostics of the graph as reports show them, without the ones that other components refute.
        public var shown: [Diagnostic]
    }

    /// The components, sorted by name.
    public var components: [Component]
    /// The modules that nothing includes and that have mistakes of their own, each with its graph alone, sorted by name.
    public var modules: [Component] = []
    /// The notes, none of which changes the exit status.
    public var notes: [Note]

    /// A note about the package.
    public struct Note: Sendable {
        /// The note.
        public var diagnostic: Diagnostic
        /// Whether a diagnostic of a graph says the same, so only programs need it.
        public var isToldElsewhere: Bool = false
    }
}

/// A place in a file.
public struct Location: Sendable, Hashable, Encodable {
    /// The path, absolute or relative to the package.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
}
