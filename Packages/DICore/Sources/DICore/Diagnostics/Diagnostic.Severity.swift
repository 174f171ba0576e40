// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// The severity of a diagnostic. Only errors make a graph invalid.
    public struct Severity: Sendable, Hashable, RawRepresentable {
        /// The first word of the text.
        public let rawValue: String

        /// Makes a severity from its word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The graph cannot be used.
        public static let error: Severity = Severity(rawValue: "error")
        /// The graph can be used, but probably contains a mistake.
        public static let warning: Severity = Severity(rawValue: "warning")
        /// The graph is sound; the remark may be useful.
        public static let note: Severity = Severity(rawValue: "note")
    }
}
