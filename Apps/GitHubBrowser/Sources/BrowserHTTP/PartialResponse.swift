// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation

/// The part of a response that has arrived.
struct PartialResponse: Sendable {
    private var fields: [HeaderFields.Field] = []
    private var isHeaderComplete = false
    /// The number of bytes of the header, with those of headers that it replaced.
    private var headerSize = 0
    private var body = Data()
    /// The failure of a response that exceeds a limit.
    private(set) var excess: TransportFailure?

    /// Reads a line of the header with its end; returns false beyond the limit.
    ///
    /// A status line starts a header anew, after an interim response such as 103. A line that starts with a space continues the
    /// one before, and what follows a complete header are trailers, which are left out.
    mutating func readHeaderLine(_ bytes: UnsafeRawBufferPointer, _ limits: TransferLimits) -> Bool {
        headerSize += bytes.count
        if headerSize > limits.largestHeader { excess = .tooLargeHeader }
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("HTTP/") {
            fields = []
            isHeaderComplete = false
        } else if !isHeaderComplete {
            let value = line.firstIndex(of: ":").map { line[line.index(after: $0)...] }
            if line.first == " " || line.first == "\t" {
                guard let last = fields.popLast() else { return excess == nil }
                fields.append(HeaderFields.Field(name: last.name, value: last.value + " " + Self.trimmed(line[...])))
            } else if let value {
                fields.append(
                    HeaderFields.Field(name: String(line[..<value.startIndex].dropLast()), value: Self.trimmed(value)))
            } else {
                isHeaderComplete = Self.trimmed(line[...]).isEmpty
            }
        }
        return excess == nil
    }

    /// Reads a part of the unpacked body; returns false beyond the limit.
    mutating func readBody(_ bytes: UnsafeRawBufferPointer, _ limits: TransferLimits) -> Bool {
        if bytes.count > limits.largestBody - body.count {
            let isPacked = fields.contains { $0.name.lowercased() == "content-encoding" }
            excess = .tooLargeBody(limits, isUnpacked: isPacked)
        } else {
            body.append(contentsOf: bytes)
        }
        return excess == nil
    }

    /// Returns the response, if its header is complete.
    func whole(status: Int) -> HTTPResponse? {
        isHeaderComplete ? HTTPResponse(status: status, headers: HeaderFields(fields), body: body) : nil
    }

    private static func trimmed(_ text: Substring) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
