// SPDX-License-Identifier: Apache-2.0

extension GraphDiff {
    private static let markdownLimit: Int = 30
    private static let nameLimit: Int = 8

    /// The difference for a comment in a review: a summary, then one line for each change, the most important first.
    ///
    /// New errors come first, then new edges between Swift modules and modules, then lifetimes, effects and conditions that
    /// changed, and then the rest. There are at most thirty lines; further changes are only counted, and ``text`` has them all.
    /// Names are in code spans, so they can't become markup. The text is a single line if the graphs are equal, and ends with a
    /// line break.
    public var markdown: String {
        var remarks: [(kind: Change.Kind, text: String)] = []
        for kind in Change.Kind.allCases {
            let own = changes.filter { $0.kind == kind }
            // All additions take one line, and so do all removals.
            let isSet = kind == .component || kind == .binding
            remarks += own.filter { !isSet || $0.mark == "~" }.map { (kind, Self.text(of: $0)) }
            for (mark, word) in [("+", "added"), ("-", "removed")] where isSet {
                let names = own.filter { $0.mark == mark }.map(\.name)
                if !names.isEmpty { remarks.append((kind, "\(word) \(Self.list(ofNames: names))")) }
            }
        }
        var lines = ["**Object graph:** \(summary)"]
        guard !remarks.isEmpty else { return lines[0] + "\n" }
        let limit = Self.markdownLimit - 2
        let shown = remarks.count <= limit ? remarks.count : limit - 1
        lines += [""] + remarks.prefix(shown).map { "- **\($0.kind.rawValue):** \($0.text)" }
        if shown < remarks.count {
            let rest = Dictionary(grouping: remarks.dropFirst(shown), by: \.kind)
            let counts = Change.Kind.allCases.compactMap { kind in rest[kind].map { "\($0.count) × \(kind.rawValue)" } }
            lines.append("- … and \(counts.joined(separator: ", ")), which `swift package di diff` lists")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func text(of change: Change) -> String {
        let word = change.mark == "+" ? "new, " : change.mark == "-" ? "gone, " : ""
        let sentences = change.details.isEmpty ? change.sentences : [change.details]
        let rest = sentences.count > 4 ? " and \(sentences.count - 4) more" : ""
        return (change.kind == .condition ? word : "") + code(change.name)
            + (change.owner.map { " in " + code($0) } ?? "")
            + (sentences.isEmpty ? "" : ": " + sentences.prefix(4).map(code).joined(separator: ", ") + rest)
            + (change.place.map { " (" + code($0.description) + ")" } ?? "")
    }

    /// Names each once: contributions to one collection have one key.
    private static func list(ofNames names: [String]) -> String {
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        var seen: Set<String> = []
        let different = names.filter { seen.insert($0).inserted }
        let shown = different.prefix(nameLimit).map { name in
            code(name) + (counts[name].map { $0 > 1 ? " (\($0))" : "" } ?? "")
        }
        let rest = different.dropFirst(nameLimit).reduce(0) { $0 + (counts[$1] ?? 1) }
        return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// Returns a code span of GitHub's Markdown, in which nothing is markup but the end of the span.
    private static func code(_ text: String) -> String {
        var text = String(text.map { $0.isNewline ? " " : $0 })
        if text.count > 300 { text = text.prefix(300) + "…" }
        var fence = "`"
        while text.contains(fence) { fence += "`" }
        let padding = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        return text.isEmpty ? "" : fence + padding + text + padding + fence
    }
}
