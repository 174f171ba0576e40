// SPDX-License-Identifier: Apache-2.0

/// A place in the source: `Module/File.swift:line`.
///
/// With `DIGraphTools`, it is encoded as its text.
public struct Place: Sendable, Hashable, Comparable, LosslessStringConvertible {
    /// The module and the file, in the form of `#fileID`.
    public let fileID: String
    /// The line, from 1.
    public let line: Int

    /// Makes a place.
    public init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    /// Reads a place such as `Shop/Menu.swift:12`; nil for other texts.
    public init?(_ description: String) {
        let text = description.utf8
        guard let colon = text.lastIndex(of: UInt8(ascii: ":")), colon != text.startIndex else { return nil }
        let digits = text[text.index(after: colon)...]
        guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let line = Int(Substring(digits))
        else { return nil }
        self.init(fileID: String(description[..<colon]), line: line)
    }

    /// The file and the line, separated by a colon.
    public var description: String { "\(fileID):\(line)" }

    /// Whether one place precedes another: by file, then by line.
    public static func < (one: Place, other: Place) -> Bool {
        one.fileID == other.fileID ? one.line < other.line : one.fileID < other.fileID
    }
}
