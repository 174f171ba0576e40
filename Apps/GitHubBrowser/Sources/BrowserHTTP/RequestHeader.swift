// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

/// The header of a request in the form that libcurl takes.
enum RequestHeader {
    /// Returns the lines for the fields of a request; nil if a text isn't what HTTP allows, such as a value of two lines, which would
    /// be two fields.
    static func lines(of request: HTTPRequest) -> [String]? {
        guard isToken(request.method) else { return nil }
        // libcurl's own field, unless the request has one.
        var lines = request.headers["Accept"] == nil ? ["Accept:"] : []
        for field in request.headers.fields {
            guard isToken(field.name), field.value.utf8.allSatisfy(isOfValue) else { return nil }
            // A name with a colon alone removes a field.
            lines.append(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
        }
        return lines
    }

    /// RFC 9110, 5.6.2: letters, digits and some signs.
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }

    private static func isOfValue(_ byte: UInt8) -> Bool { byte == 0x09 || byte >= 0x20 && byte != 0x7F }
}
