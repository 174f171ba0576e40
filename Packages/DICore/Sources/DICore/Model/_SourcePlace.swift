// SPDX-License-Identifier: Apache-2.0

/// A place in the form of compiler literals: two words, which are converted only when read.
@usableFromInline
package struct _SourcePlace: Hashable, @unchecked Sendable {
    // Proof of @unchecked Sendable: the pointer is a literal's, which lives as long as the program.
    private let start: UnsafePointer<UInt8>
    private let count: UInt32
    private let line: UInt32

    /// Makes a place from the literals `#fileID` and `#line` of a call.
    @usableFromInline
    package init(_ file: StaticString, _ line: UInt) {
        // A literal of one character may be stored as that character; no file has such a name.
        let file: StaticString = file.hasPointerRepresentation ? file : "?"
        start = file.utf8Start
        count = UInt32(truncatingIfNeeded: file.utf8CodeUnitCount)
        self.line = UInt32(truncatingIfNeeded: line)
    }

    /// Whether two places are the same line of the same file, even with different literals.
    @usableFromInline
    package static func == (one: _SourcePlace, other: _SourcePlace) -> Bool {
        guard one.line == other.line, one.count == other.count else { return false }
        return one.start == other.start || one.bytes.elementsEqual(other.bytes)
    }

    /// Hashes the line and the length of the file's name, which distinguishes most places.
    @usableFromInline
    package func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(count)
    }

    /// The place as a value that can be compared and encoded.
    package var place: Place {
        Place(fileID: String(decoding: bytes, as: UTF8.self), line: Int(line))
    }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: Int(count))
    }
}
