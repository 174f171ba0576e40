// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

extension HTTPRequest {
    /// The header in libcurl's form; nil if a text isn't what HTTP allows, such as a value of two lines, which would
    /// be two fields.
    var headerLines: [String]? {
        // libcurl's own field, unless the request has one.
        var lines = headers["Accept"] == nil ? ["Accept:"] : []
        for field in headers.fields {
            guard field.value.utf8.allSatisfy(Self.isOfValue) else { return nil }
            // A name with a colon alone removes a field.
            lines.append(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
        }
        return lines
    }

    private static func isOfValue(_ byte: UInt8) -> Bool { byte == 0x09 || byte >= 0x20 && byte != 0x7F }
}
