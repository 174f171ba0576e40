// SPDX-License-Identifier: Apache-2.0

/// A place as the compiler hands it over: two words that cost nothing until somebody reads them.
public struct _SourcePlace: @unchecked Sendable {
    // Proof of @unchecked Sendable: the pointer is that of a literal, which lives as long as the program.
    private let start: UnsafePointer<UInt8>
    private let count: UInt32
    private let line: UInt32

    /// Makes a place of the literals `#fileID` and `#line` of a call.
    public init(_ file: StaticString, _ line: UInt) {
        // A literal of one character may be stored as that character; no file is named so.
        let file: StaticString = file.hasPointerRepresentation ? file : "?"
        start = file.utf8Start
        count = UInt32(truncatingIfNeeded: file.utf8CodeUnitCount)
        self.line = UInt32(truncatingIfNeeded: line)
    }

    /// The place as a value that can be compared and encoded.
    public var place: Place {
        let bytes = UnsafeBufferPointer(start: start, count: Int(count))
        return Place(fileID: String(decoding: bytes, as: UTF8.self), line: Int(line))
    }
}
