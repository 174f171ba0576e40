// SPDX-License-Identifier: Apache-2.0

import DICore

extension Place: LosslessStringConvertible {
    /// Reads a place such as `Shop/Menu.swift:12`; nil for other texts.
    public init?(_ description: String) {
        guard let colon = description.utf8.lastIndex(of: UInt8(ascii: ":")), colon != description.startIndex else {
            return nil
        }
        let digits = description.utf8[colon...].dropFirst()
        guard digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let line = Int(Substring(digits))
        else { return nil }
        self.init(fileID: String(description[..<colon]), line: line)
    }
}

/// A place is encoded as its text.
extension Place: Codable {
    /// Reads the text of a place; throws `DecodingError` for other texts.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let place = Place(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "a place is written 'Module/File.swift:line', not '\(text)'")
        }
        self = place
    }

    /// Writes `Module/File.swift:line`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// The place in a form that can be read again, even from plugins: nil without a file, and no negative line.
    var writable: Place? {
        fileID.isEmpty ? nil : Place(fileID: fileID, line: max(0, line))
    }
}
