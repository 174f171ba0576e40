// SPDX-License-Identifier: Apache-2.0

/// Pieces of GitHub's Markdown in which nothing of what they hold is taken for markup.
enum MarkdownText {
    /// The longest text of a cell; names longer than this tell nobody more.
    private static let cellLimit: Int = 300

    /// A row of a table, of cells that are Markdown already.
    static func row(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |\n"
    }

    /// The head of a table.
    static func head(_ titles: [String]) -> String {
        row(titles) + "|" + String(repeating: "---|", count: titles.count) + "\n"
    }

    /// Several texts in one cell, each in a line of its own.
    static func lines(_ texts: [String]) -> String {
        texts.filter { !$0.isEmpty }.map(code).joined(separator: "<br>")
    }

    /// A code span within a table's cell.
    ///
    /// A vertical line ends a cell even in a span, unless a backslash stands before it; and that has no way to stand for
    /// itself there, so such a text is written in HTML.
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

    /// A block of code, over several lines.
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
