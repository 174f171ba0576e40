// SPDX-License-Identifier: Apache-2.0

import DICore

/// A note that was read from the compiler's typed trees; never an error.
public struct Hint: Codable, Sendable, Hashable {
    /// The id, such as `DI/InitializerChosen`.
    public let id: Diagnostic.ID
    /// The name of the module.
    public let module: String
    /// The absolute path of the file.
    public let path: String
    /// The line in the file, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1, as in the diagnostics of the compiler.
    public let column: Int
    /// The type or expression that the note is about, as the source writes it.
    public let subject: String
    /// The note, in one line.
    public let message: String
    /// The ways to mend it.
    public let fixes: [String]
    /// The edits that the fixes stand for, in their order, as far as they are known.
    public var edits: [SourceEdit?] = []
}

/// A text that replaces a part of a file.
public struct SourceEdit: Codable, Sendable, Hashable {
    /// The absolute path of the file.
    public var path: String
    /// The line of the first byte to replace, from 1.
    public let line: Int
    /// The column of that byte in UTF-8 bytes, from 1.
    public let column: Int
    /// The line of the byte after the last one.
    public let endLine: Int
    /// The column of that byte.
    public let endColumn: Int
    /// The new text.
    public let replacement: String
}

extension Hint {
    /// The note as a diagnostic, whose text and place are those of the library's own.
    public var diagnostic: Diagnostic {
        let file = path.split(separator: "/").last ?? ""
        let place = Place(fileID: "\(module)/\(file)", line: line)
        return Diagnostic(
            id: id, severity: .note, subject: subject, message: message,
            trace: [Diagnostic.Step(name: subject, place: place)], fixes: fixes)
    }
}

extension Hint: Comparable {
    /// Compares by place, then by id and message.
    public static func < (left: Hint, right: Hint) -> Bool {
        (left.path, left.line, left.column, left.id.rawValue, left.message)
            < (right.path, right.line, right.column, right.id.rawValue, right.message)
    }
}
