// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// The stable name of a kind of diagnostic, such as `DI/MissingBinding`.
    ///
    /// Rules, layers and plugins add their own static members.
    public struct ID: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible, ExpressibleByStringLiteral
    {
        /// The name, with the family before the slash.
        public let rawValue: String

        /// Makes an id from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an id from its name, so that plugins can write their ids in place.
        public init(stringLiteral name: String) {
            rawValue = name
        }

        /// The name, with the family before the slash.
        public var description: String { rawValue }

        /// An error: objects depend on each other, and none of them can be created first.
        public static let dependencyCycle: ID = ID(rawValue: "DI/DependencyCycle")
    }
}
