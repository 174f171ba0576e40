// SPDX-License-Identifier: Apache-2.0

extension GraphDiff {
    /// The difference for a terminal: a summary, then the changes, with `+` for added, `-` for removed and `~` for
    /// changed.
    ///
    /// ```text
    /// 1 binding added, 1 changed
    ///
    /// bindings
    ///   + 'Heater' in Shop   factory, shared   Shop/Heating.swift:12
    ///   ~ 'CoffeeMaker' in Shop   Shop/Shop.swift:7
    ///       now needs 'Heater' (lazy)
    /// ```
    ///
    /// The text is a single line if the graphs are equal. It does not end with a line break.
    public var text: String {
        let sections = Change.Part.allCases.compactMap { part in
            let lines = changes.filter { $0.part == part }.flatMap(\.lines)
            return lines.isEmpty ? nil : ([part.noun(2)] + lines).joined(separator: "\n  ")
        }
        return ([summary] + sections).joined(separator: "\n\n")
    }

    /// The numbers of changes, in one line: `2 bindings added, 1 removed; 1 choice changed`.
    var summary: String {
        let parts: [Change.Part] = [.bindings, .components, .modules, .choices, .diagnostics]
        let sentences = parts.compactMap { part in
            let own = changes.filter { $0.part == part }
            let counts = Dictionary(grouping: own, by: \.verb).mapValues(\.count)
            let verbs = ["added", "removed", "moved", "changed", "new", "gone"].filter { counts[$0] != nil }
            let words = verbs.map { verb in
                let count = counts[verb] ?? 0
                return "\(count)\(verb == verbs[0] ? " " + part.noun(count) : "") \(verb)"
            }
            return words.isEmpty ? nil : words.joined(separator: ", ")
        }
        return sentences.isEmpty ? "no change in the graph" : sentences.joined(separator: "; ")
    }
}

extension GraphDiff.Change {
    /// The participle of the change in the summary.
    fileprivate var verb: String {
        switch part {
        case .choices: "changed"
        case .bindings, .components: mark == "+" ? "added" : mark == "-" ? "removed" : isOnlyMoved ? "moved" : "changed"
        case .diagnostics, .modules: mark == "+" ? "new" : "gone"
        }
    }

    fileprivate var lines: [String] {
        let shown = severity.map { "\($0): \(name)" } ?? (part == .bindings ? name.quotedKey : name)
        let line = ["\(mark) \(shown)" + (owner.map { " in \($0)" } ?? ""), details, place?.description ?? ""]
        return [line.filter { !$0.isEmpty }.joined(separator: "   ")] + sentences.map { "    " + $0 }
    }
}
