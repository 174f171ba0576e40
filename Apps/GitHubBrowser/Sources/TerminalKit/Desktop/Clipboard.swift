// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts a text where the user can paste it from, by way of the terminal (OSC 52), which works over SSH, too.
public enum Clipboard {
    /// More is not copied: terminals drop what is longer.
    public static let longestText = 64 * 1024

    /// What to write to the terminal; nil where the text is too long.
    ///
    /// Nothing in the text can leave the sequence, since it travels as Base64.
    public static func copying(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= longestText else { return nil }
        return Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
    }
}
