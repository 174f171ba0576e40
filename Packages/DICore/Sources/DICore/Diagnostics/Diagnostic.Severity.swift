// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// How grave a diagnostic is. Only errors make a graph invalid.
    public struct Severity: Sendable, Hashable, Codable, RawRepresentable {
        /// The word that starts the text.
        public let rawValue: String

        /// Makes a severity of its word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The graph cannot be used.
        public static let error: Severity = Severity(rawValue: "error")
        /// The graph can be used, but something is probably not meant.
        public static let warning: Severity = Severity(rawValue: "warning")
        /// Something is worth knowing.
        public static let note: Severity = Severity(rawValue: "note")
    }
}
