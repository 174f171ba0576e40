// SPDX-License-Identifier: Apache-2.0

import DICore

extension GraphDiff {
    /// The limit of the length of ``markdown``, in bytes: the 65,536 of a comment, less room for a heading.
    static let markdownLimit: Int = 64_000

    /// The difference for a comment in a review: a summary, then tables that can be unfolded.
    ///
    /// New diagnostics are unfolded. Rows beyond the 65,536 characters of a comment are only counted. Names are in code
    /// spans, so that they can't become markup. The text is a single line if the graphs are equal, and ends with a line
    /// break.
    public var markdown: String {
        var text = "**Object graph:** \(summary)\n"
        let sections = [
            diagnosticSection(newDiagnostics, "New diagnostics", isOpen: true),
            diagnosticSection(goneDiagnostics, "Gone diagnostics", isOpen: false), moduleSection, componentSection,
            choiceSection, bindingSection,
        ].filter { !$0.rows.isEmpty }
        // Room for each section's frame and for the line that says how much is left out.
        var room = Self.markdownLimit - text.utf8.count - sections.reduce(0) { $0 + $1.frame.utf8.count + 100 }
        for section in sections { text += section.text(&room) }
        return text
    }

    private func diagnosticSection(_ diagnostics: [Diagnostic], _ title: String, isOpen: Bool) -> MarkdownSection {
        MarkdownSection(
            title: "\(title): \(diagnostics.count)", isOpen: isOpen, head: "",
            rows: diagnostics.map { MarkdownText.block($0.description) + "\n" }, noun: "diagnostics")
    }

    private var moduleSection: MarkdownSection {
        func row(_ word: String, _ need: ModuleNeed) -> String {
            let example = "\(quoted(need.needer)) needs \(quoted(need.needed))"
            return MarkdownText.row([
                word, need.noun, MarkdownText.code(need.from), MarkdownText.code(need.to), MarkdownText.code(example),
            ])
        }
        return MarkdownSection(
            title: "Edges between modules: "
                + Self.counts(newModuleNeeds.count, goneModuleNeeds.count, 0, "new", "gone"),
            isOpen: false, head: MarkdownText.head(["", "level", "from", "to", "for example"]),
            rows: newModuleNeeds.map { row("new", $0) } + goneModuleNeeds.map { row("gone", $0) }, noun: "edges")
    }

    private var componentSection: MarkdownSection {
        func row(_ word: String, _ component: BindingGraph.Component, _ what: [String], isOld: Bool) -> String {
            MarkdownText.row([
                word, MarkdownText.code(path(of: component.id, isOld: isOld)), MarkdownText.lines(what),
            ])
        }
        let rows =
            addedComponents.map { row("added", $0, [words(on: $0)], isOld: false) }
            + removedComponents.map { row("removed", $0, [words(on: $0)], isOld: true) }
            + changedComponents.map { row("changed", $0.new, sentences(on: $0), isOld: false) }
        return MarkdownSection(
            title: "Components: "
                + Self.counts(addedComponents.count, removedComponents.count, changedComponents.count),
            isOpen: false, head: MarkdownText.head(["", "component", "what"]), rows: rows, noun: "components")
    }

    private var choiceSection: MarkdownSection {
        let rows = changedChoices.map { change in
            let choice = change.new ?? change.old
            let word = change.old == nil ? "added" : change.new == nil ? "removed" : "changed"
            return MarkdownText.row([
                word, MarkdownText.code(choice?.quotedModule ?? ""),
                MarkdownText.code(path(of: choice?.component ?? "", isOld: change.new == nil)),
                MarkdownText.lines(sentences(on: change)), choice?.place.map { MarkdownText.code("\($0)") } ?? "",
            ])
        }
        return MarkdownSection(
            title: "Choices: \(rows.count) changed", isOpen: false,
            head: MarkdownText.head(["", "module", "component", "what", "place"]), rows: rows, noun: "choices")
    }

    private var bindingSection: MarkdownSection {
        func row(_ word: String, _ binding: BindingGraph.Binding, _ what: [String], isOld: Bool) -> String {
            MarkdownText.row([
                word, MarkdownText.code(binding.key), MarkdownText.code(path(of: binding.component, isOld: isOld)),
                MarkdownText.lines(what), binding.place.map { MarkdownText.code($0.description) } ?? "",
            ])
        }
        let rows =
            addedBindings.map { row("added", $0, [words(on: $0)], isOld: false) }
            + removedBindings.map { row("removed", $0, [words(on: $0)], isOld: true) }
            + changedBindings.map { change in
                row(change.isChanged ? "changed" : "moved", change.new, sentences(on: change), isOld: false)
            }
        return MarkdownSection(
            title: "Bindings: " + Self.counts(addedBindings.count, removedBindings.count, changedBindings.count),
            isOpen: false, head: MarkdownText.head(["", "binding", "component", "what", "place"]), rows: rows,
            noun: "bindings")
    }

    private static func counts(
        _ added: Int, _ removed: Int, _ changed: Int, _ new: String = "added", _ gone: String = "removed"
    ) -> String {
        [(added, new), (removed, gone), (changed, "changed or moved")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
            .joined(separator: ", ")
    }
}

/// A part of a comment that can be unfolded.
private struct MarkdownSection {
    let title: String
    let isOpen: Bool
    let head: String
    let rows: [String]
    let noun: String

    /// The text around the rows.
    var frame: String {
        "\n<details\(isOpen ? " open" : "")><summary>\(title)</summary>\n\n\(head)\n</details>\n"
    }

    /// Returns the section with as many rows as fit into the room, and subtracts their size from it.
    func text(_ room: inout Int) -> String {
        var shown = 0
        for row in rows {
            guard row.utf8.count <= room else { break }
            room -= row.utf8.count
            shown += 1
        }
        var text = "\n<details\(isOpen ? " open" : "")><summary>\(title)</summary>\n\n"
        if shown > 0 { text += head + rows.prefix(shown).joined() }
        if shown < rows.count {
            // Later sections stay empty, too: they are less important than the rows left out here.
            room = 0
            text +=
                "\(shown > 0 ? "\n" : "")… \(_DiagnosticText.rest(rows.count - shown, noun)), too many for a comment\n"
        }
        return text + "\n</details>\n"
    }
}
