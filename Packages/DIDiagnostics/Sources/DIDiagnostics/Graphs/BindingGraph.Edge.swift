// SPDX-License-Identifier: Apache-2.0

import DICore

extension BindingGraph {
    /// A dependency and the binding that satisfies it.
    public struct Edge: Sendable, Hashable {
        /// The way in which one binding needs another.
        public typealias Kind = NeedKind

        /// The id of the dependent binding.
        public let from: String
        /// The id of the dependency.
        public let to: String
        /// The kind of the dependency.
        public let kind: Kind

        /// Makes an edge by hand, such as for a plugin's own test.
        public init(from: String, to: String, kind: Kind) {
            self.from = from
            self.to = to
            self.kind = kind
        }
    }
}
