// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Copies texts to the clipboard through the terminal (OSC 52), also over SSH.
package enum Clipboard {
    /// The longest text, in bytes; terminals drop longer ones.
    package static let longestText = 64 * 1024

    /// Returns the bytes that copy a text; nil if the text is too long.
    ///
    /// Base64 keeps the text from ending the sequence.
    package static func copying(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= longestText else { return nil }
        return Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
    }
}
