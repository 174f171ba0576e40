// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

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
        var sections = [summary]
        for (title, lines) in [
            ("diagnostics", diagnosticLines), ("edges between modules", moduleLines), ("components", componentLines),
            ("choices", choiceLines), ("bindings", bindingLines),
        ] where !lines.isEmpty {
            sections.append(([title] + lines.map { "  " + $0 }).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n")
    }

    private var diagnosticLines: [String] {
        newDiagnostics.map { "+ " + Self.headline($0) } + goneDiagnostics.map { "- " + Self.headline($0) }
    }

    private static func headline(_ diagnostic: Diagnostic) -> String {
        let place = diagnostic.place.map { "   \($0)" } ?? ""
        return "\(diagnostic.severity.rawValue): [\(diagnostic.id)] \(diagnostic.message)\(place)"
    }

    private var moduleLines: [String] {
        newModuleNeeds.map { "+ " + line($0) } + goneModuleNeeds.map { "- " + line($0) }
    }

    private func line(_ need: ModuleNeed) -> String {
        "\(need.noun) '\(need.from)' → '\(need.to)': \(quoted(need.needer)) needs \(quoted(need.needed))"
    }

    private var componentLines: [String] {
        func line(_ mark: String, _ component: BindingGraph.Component, isOld: Bool) -> String {
            let words = words(on: component)
            return "\(mark) \(path(of: component.id, isOld: isOld))" + (words.isEmpty ? "" : "   " + words)
        }
        return addedComponents.map { line("+", $0, isOld: false) }
            + removedComponents.map { line("-", $0, isOld: true) }
            + changedComponents.flatMap { change in
                ["~ \(path(of: change.new.id, isOld: false))"] + sentences(on: change).map { "    " + $0 }
            }
    }

    private var bindingLines: [String] {
        func line(_ mark: String, _ binding: BindingGraph.Binding, _ words: String, isOld: Bool) -> String {
            let name = "\(mark) \(binding.quotedKey) in \(path(of: binding.component, isOld: isOld))"
            return [name, words, binding.place?.description ?? ""].filter { !$0.isEmpty }.joined(separator: "   ")
        }
        return addedBindings.map { line("+", $0, words(on: $0), isOld: false) }
            + removedBindings.map { line("-", $0, words(on: $0), isOld: true) }
            + changedBindings.flatMap { change in
                let sentences = sentences(on: change)
                // One binding can bring many others to the main actor; each of them takes one line.
                guard change.aspects != [.mainActor] else {
                    return [line("~", change.new, sentences.joined(), isOld: false)]
                }
                return [line("~", change.new, "", isOld: false)] + sentences.map { "    " + $0 }
            }
    }
}
