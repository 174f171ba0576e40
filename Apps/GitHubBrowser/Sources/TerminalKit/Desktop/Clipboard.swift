// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Puts a text where the user can paste it from, by way of the terminal (OSC 52), which works over SSH, too.
public enum Clipboard {
    /// More is not copied: terminals drop what is longer.
    public static let longestText = 64 * 1024

    /// Returns the bytes that copy a text; nil if the text is too long.
    ///
    /// The text cannot break out of the sequence, since it is sent in Base64.
    public static func copying(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= longestText else { return nil }
        return Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
    }
}
