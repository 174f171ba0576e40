// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

/// The header of a response, read line by line.
struct ResponseHeader: Sendable, Hashable {
    /// The fields.
    private(set) var fields: [HeaderFields.Field] = []
    /// Whether its last line was read.
    private(set) var isComplete = false
    /// The number of bytes, with those of headers that it replaced.
    private(set) var size = 0

    /// Whether the body is sent packed.
    var isEncoded: Bool { fields.contains { $0.name.lowercased() == "content-encoding" } }

    /// Reads a line with its end.
    ///
    /// A status line starts a header anew, after an interim response such as 103. A line that starts with a space continues the one
    /// before, and what follows a complete header are trailers, which are left out.
    mutating func read(_ bytes: UnsafeRawBufferPointer) {
        size += bytes.count
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("HTTP/") {
            fields = []
            isComplete = false
        } else if isComplete {
            return
        } else if line.first == " " || line.first == "\t" {
            continueField(line)
        } else if let colon = line.firstIndex(of: ":") {
            let value = line[line.index(after: colon)...]
            fields.append(HeaderFields.Field(name: String(line[..<colon]), value: Self.trimmed(value)))
        } else {
            isComplete = Self.trimmed(line[...]).isEmpty
        }
    }

    private mutating func continueField(_ line: String) {
        guard let last = fields.popLast() else { return }
        fields.append(HeaderFields.Field(name: last.name, value: last.value + " " + Self.trimmed(line[...])))
    }

    private static func trimmed(_ text: Substring) -> String {
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(text[first...last])
    }
}
