// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// The stable name of a kind of diagnostic, such as `DI/MissingBinding`.
    ///
    /// Rules, layers and plugins add their own static members.
    public struct ID: RawRepresentable, Sendable, Hashable, Codable, CustomStringConvertible {
        /// The name, with the family before the slash.
        public let rawValue: String

        /// Makes an id from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The name, with the family before the slash.
        public var description: String { rawValue }

        /// Objects need each other before any of them can be made; also found during construction.
        public static let dependencyCycle: ID = ID(rawValue: "DI/DependencyCycle")
    }
}
