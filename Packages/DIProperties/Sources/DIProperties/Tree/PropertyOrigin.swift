// SPDX-License-Identifier: Apache-2.0

/// Where a value was set: a source and, in a file or a text, the line and the column.
public struct PropertyOrigin: Sendable, Hashable, CustomStringConvertible {
    /// The path of a file, or words such as `environment variable APP_SERVER__PORT`.
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

    /// The source with line and column, each after a colon.
    public var description: String {
        ([source] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
}
