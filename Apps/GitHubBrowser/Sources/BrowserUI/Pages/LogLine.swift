// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// A line of the log, as `TIME LEVEL LABEL MESSAGE NAME=VALUE …`.
struct LogLine {
    private let text: String
    private let words: [Substring]
    private let values: [Substring: Substring]

    init(_ text: String) {
        self.text = text
        words = text.split(separator: " ")
        let pairs = words.compactMap { word in
            word.firstIndex(of: "=").map { (word[..<$0], word[word.index(after: $0)...]) }
        }
        values = Dictionary(pairs) { first, _ in first }
    }

    /// Returns the line for the screen: local time, and of a request its status, its milliseconds and its path.
    func line(_ look: Look) -> StyledLine {
        guard words.count > 3, let time = Date(rfc3339: String(words[0])) else { return StyledLine(text) }
        let clock = StyledSpan("\(look.localTime.clock(time)):\(words[0].dropFirst(17).prefix(2))  ", look.quiet)
        guard let status = (values["status"] ?? values["from"])?.trimmingPrefix("\""), let url = values["url"] else {
            let style = ["warning", "error", "critical"].contains(words[1]) ? look.notable : .plain
            return StyledLine([clock, StyledSpan(words.dropFirst(3).joined(separator: " "), style)])
        }
        let color =
            switch status.first {
            case "2", "3": look.good
            case "4": look.warning
            default: values["status"] == nil ? Color.standard : look.bad
            }
        func padded(_ text: some StringProtocol, _ width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.count)) + text
        }
        let from = values["from"].map { $0 == "network" || $0 == status ? "" : "  \($0)" } ?? ""
        return StyledLine([
            clock, StyledSpan(padded(status, 4), Style(foreground: color)),
            StyledSpan(padded(values["ms"] ?? "", 6) + " ms  ", look.quiet), StyledSpan(String(url)),
            StyledSpan(from, look.quiet),
        ])
    }
}
