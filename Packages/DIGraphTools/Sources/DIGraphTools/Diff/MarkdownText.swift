// SPDX-License-Identifier: Apache-2.0

/// Pieces of GitHub's Markdown in which names can't become markup.
enum MarkdownText {
    /// The longest text of a code span; longer names are cut.
    private static let limit: Int = 300

    /// Returns a code span, in which nothing is markup but the end of the span.
    static func code(_ text: String) -> String {
        var text = String(text.map { $0.isNewline ? " " : $0 })
        if text.count > limit { text = text.prefix(limit) + "…" }
        guard !text.isEmpty else { return "" }
        let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
        let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return fence + padding + text + padding + fence
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
