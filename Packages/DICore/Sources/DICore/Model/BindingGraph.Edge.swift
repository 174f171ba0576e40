// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// One need that is met.
    public struct Edge: Sendable, Hashable, Codable {
        /// How one binding needs another.
        public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
            /// Itself, at once.
            case direct
            /// A provider of it, a tagged one or a closure.
            case provider
            /// A lazy one.
            case lazy
            /// A weak provider of it.
            case weak
            /// It, or nil where absence is meant.
            case optional
            /// As a part of a collection.
            case collection
            /// The factory of a component.
            case componentFactory
            /// An assisted factory.
            case factory
            /// A property injector.
            case injector

            /// Whether the need is met later than construction, so that it breaks a cycle.
            public var isDeferred: Bool {
                switch self {
                case .direct, .optional, .collection: false
                case .provider, .lazy, .weak, .componentFactory, .factory, .injector: true
                }
            }

            /// Reads a kind by its name; throws `DecodingError` for what is none.
            public init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                let name = try container.decode(String.self)
                guard let kind = Kind(rawValue: name) else {
                    let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "'\(name)' is not a kind of edge; the kinds are \(known)")
                }
                self = kind
            }
        }

        /// The id of the binding that needs.
        public let from: String
        /// The id of the binding that is needed.
        public let to: String
        /// How it is needed.
        public let kind: Kind

        /// Makes an edge by hand, such as for a plugin's own test.
        public init(from: String, to: String, kind: Kind) {
            self.from = from
            self.to = to
            self.kind = kind
        }
    }
}
