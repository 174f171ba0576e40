// SPDX-License-Identifier: Apache-2.0

/// The brightness of a terminal's background.
package enum Background: Sendable, Hashable {
    case dark, light

    /// The request for its color (OSC 11); the response arrives with the input, if at all.
    package static let query: [UInt8] = Array("\u{1B}]11;?\u{1B}\\".utf8)

    /// Reads a response such as `11;rgb:1e1e/2020/2828`; nil for any other.
    init?(answer: String) {
        guard answer.hasPrefix("11;rgb"), let colon = answer.firstIndex(of: ":") else { return nil }
        let parts = answer[answer.index(after: colon)...].split(separator: "/").prefix(3).compactMap { part in
            UInt16(part, radix: 16).map { Double($0) / Double(1 << (4 * part.count) - 1) }
        }
        guard parts.count == 3 else { return nil }
        // The luma of ITU-R BT.601.
        self = parts[0] * 0.299 + parts[1] * 0.587 + parts[2] * 0.114 > 0.5 ? .light : .dark
    }
}
