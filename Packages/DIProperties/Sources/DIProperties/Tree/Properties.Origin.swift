// SPDX-License-Identifier: Apache-2.0

extension Properties {
    /// The place where a value was set: a source and, in a file or a text, the line and the column.
    public struct Origin: Sendable, Hashable, CustomStringConvertible {
        /// The path of a file, or words such as `environment variable APP_SERVER__PORT` and `YAML text (Shop/main.swift:7)`.
        public let source: String
        /// The line, from 1; nil where the source has no lines.
        public let line: Int?
        /// The column, from 1, counted in Unicode scalars; nil where the source has no lines.
        public let column: Int?

        init(_ source: String, line: Int? = nil, column: Int? = nil) {
            self.source = source
            self.line = line
            self.column = column
        }

        var position: TextPosition? { line.map { TextPosition(line: $0, column: column ?? 1) } }

        /// The origin of a value that no source has set.
        static let nowhere: Properties.Origin = Properties.Origin("no source")

        /// Returns a source as the subject of a sentence: a path in quotes, words as they are.
        static func named(_ source: String) -> String { source.contains(" ") ? source : "'\(source)'" }

        /// The source with line and column, each after a colon.
        public var description: String {
            ([source] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
        }
    }
}

/// A position in a text: line and column, from 1.
struct TextPosition: Sendable, Hashable {
    let line: Int
    let column: Int
}
