// SPDX-License-Identifier: Apache-2.0

/// A place in the source: `Module/File.swift:line`.
///
/// `DIGraphTools` reads it from its text, and encodes it as such.
public struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The module and the file, in the form of `#fileID`.
    public let fileID: String
    /// The line, from 1.
    public let line: Int

    /// Makes a place.
    public init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    /// The file and the line, separated by a colon.
    public var description: String { "\(fileID):\(line)" }

    /// Whether one place precedes another: by file, then by line.
    public static func < (one: Place, other: Place) -> Bool {
        one.fileID == other.fileID ? one.line < other.line : one.fileID < other.fileID
    }
}
