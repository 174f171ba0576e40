// SPDX-License-Identifier: Apache-2.0

/// Where something was written: `Module/File.swift:line`.
public struct Place: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
    /// The module and the file, as `#fileID` gives them.
    public let fileID: String
    /// The line, from 1.
    public let line: Int

    /// Makes a place.
    public init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    /// The file and the line with a colon between.
    public var description: String { "\(fileID):\(line)" }

    /// Whether one place comes before another: by file, then by line.
    public static func < (one: Place, other: Place) -> Bool {
        one.fileID == other.fileID ? one.line < other.line : one.fileID < other.fileID
    }
}
