// SPDX-License-Identifier: Apache-2.0

/// Pieces of GitHub's Markdown in which names can't become markup.
enum MarkdownText {
    /// The longest text of a cell; longer names are cut.
    private static let cellLimit: Int = 300

    /// Returns a row of a table; the cells are Markdown.
    static func row(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |\n"
    }

    /// Returns the head of a table.
    static func head(_ titles: [String]) -> String {
        row(titles) + "|" + String(repeating: "---|", count: titles.count) + "\n"
    }

    /// Returns several texts for one cell, each on its own line.
    static func lines(_ texts: [String]) -> String {
        texts.filter { !$0.isEmpty }.map(code).joined(separator: "<br>")
    }

    /// Returns a code span for the cell of a table.
    ///
    /// A vertical bar ends a cell even in a code span, unless a backslash precedes it. A backslash before a bar can't
    /// be escaped there, so a text that has one is written in HTML.
    static func code(_ text: String) -> String {
        var text = oneLine(text)
        if text.count > cellLimit { text = text.prefix(cellLimit) + "…" }
        guard !text.isEmpty else { return "" }
        guard !text.contains("\\|"), !text.hasSuffix("\\") else { return html(text) }
        let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
        let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + padding + text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
            + padding + fence
    }

    /// Returns a block of code on several lines.
    static func block(_ text: String) -> String {
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
        return "\(fence)text\n\(text)\n\(fence)\n"
    }

    private static func html(_ text: String) -> String {
        var result = "<code>"
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&", "<", ">", "|", "`", "*", "_", "[", "]", "\\", "~", "@": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "</code>"
    }

    private static func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    private static func longestRun(of character: Character, in text: String) -> Int {
        var longest = 0
        var run = 0
        for other in text {
            run = other == character ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
