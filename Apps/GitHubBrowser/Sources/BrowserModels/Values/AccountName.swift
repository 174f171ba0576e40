// SPDX-License-Identifier: Apache-2.0

/// The login of a user or an organisation.
package struct AccountName: Sendable, Hashable, CustomStringConvertible {
    package let login: String

    /// Creates a name; nil for characters outside a login, so that user input never changes the path of a URL.
    ///
    /// Logins of apps end in `[bot]`; logins of managed accounts contain an underscore.
    package init?(_ text: String) {
        let stem = text.hasSuffix("[bot]") ? text.dropLast(5) : text[...]
        guard !stem.isEmpty, stem.utf8.count <= 100,
            stem.utf8.allSatisfy({ AccountName.isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F })
        else { return nil }
        login = text
    }

    package var description: String { login }

    static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
