// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// An error in the text of a graph: its location, the problem and a fix.
    ///
    /// `BindingGraph(json:)` throws it instead of returning a part of a graph.
    ///
    /// ```text
    /// invalid graph: edges[4].to: the graph has no binding 'Shop:Milk'
    /// fix: write the file again with 'json()'; it was edited by hand, or merged from several files
    /// ```
    public struct FormatError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The location: a path such as `edges[4].to`, or empty for the whole text.
        public let location: String
        /// The problem at that location.
        public let message: String
        /// A way to fix it.
        public let fix: String

        /// The location, the problem and the fix, on two lines.
        public var description: String {
            "invalid graph: \(location.isEmpty ? "" : location + ": ")\(message)\nfix: \(fix)"
        }
    }
}
