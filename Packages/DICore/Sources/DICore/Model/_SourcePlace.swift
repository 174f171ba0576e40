// SPDX-License-Identifier: Apache-2.0

/// A place as the compiler hands it over: two words that cost nothing until somebody reads them.
public struct _SourcePlace: Sendable {
    /// `#fileID` of the call.
    public let file: StaticString
    /// `#line` of the call.
    public let line: UInt

    /// Makes a place of the call's literals.
    @inlinable
    public init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    /// The place as a value that can be compared and encoded.
    public var place: Place {
        Place(fileID: file.description, line: Int(line))
    }
}
