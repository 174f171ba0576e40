// SPDX-License-Identifier: Apache-2.0

/// Makes texts of strangers harmless for a terminal and for a line of a table.
package enum PlainText {
    /// One line without control characters, escape sequences or bidirectional overrides.
    ///
    /// Separators of words or lines become blanks; every other such character becomes U+FFFD, so that a reader sees that
    /// something was replaced.
    package static func line(_ text: String) -> String {
        // Most texts are seen to be harmless by their bytes, which takes a tenth of the time.
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(replacement(for: scalar) ?? scalar) }
        return String(scalars)
    }

    /// Returns whether a terminal or an editor would obey the character instead of showing it.
    package static func isHostile(_ scalar: Unicode.Scalar) -> Bool { replacement(for: scalar) != nil }

    private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
        case 0x00...0x1F, 0x7F...0x9F: "\u{FFFD}"
        case 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: nil
        }
    }
}
