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
        for (title, changes) in [
            ("diagnostics", diagnosticChanges), ("edges between modules", moduleChanges),
            ("components", componentChanges), ("choices", choiceChanges), ("bindings", bindingChanges),
        ] where !changes.isEmpty {
            sections.append(([title] + changes.flatMap(\.lines).map { "  " + $0 }).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n")
    }

    /// A change as it is shown, by its parts.
    struct Shown {
        /// `+`, `-` or `~`, and for a diagnostic its severity.
        let mark: String
        /// The key of a binding, or the words for anything else.
        let name: String
        var isKey: Bool = false
        /// The path of the component.
        var owner: String?
        /// The details that follow the name.
        var details: String = ""
        /// The changes of aspects, each on its own line.
        var sentences: [String] = []
        var place: Place?
        let kind: ReviewKind

        fileprivate var lines: [String] {
            let name = "\(mark) \(isKey ? name.quotedKey : name)" + (owner.map { " in \($0)" } ?? "")
            let line = [name, details, place?.description ?? ""].filter { !$0.isEmpty }.joined(separator: "   ")
            return [line] + sentences.map { "    " + $0 }
        }
    }

    /// The subject of a line in a review, the most important first.
    enum ReviewKind: String, CaseIterable {
        case newError = "new error"
        case newEdge = "new edge"
        case lifetime, effect, condition
        case newWarning = "new warning"
        case component, binding, moved
        case goneEdge = "gone edge"
        case goneDiagnostic = "gone"

        fileprivate init(_ aspect: BindingChange.Aspect) {
            switch aspect {
            case .sharing, .component, .hooks: self = .lifetime
            case .effects, .mainActor: self = .effect
            case .isDefault: self = .condition
            case .key, .kind, .needs, .decorators: self = .binding
            case .module, .file: self = .moved
            }
        }
    }

    var diagnosticChanges: [Shown] {
        func shown(_ mark: String, _ diagnostic: Diagnostic, _ kind: ReviewKind) -> Shown {
            Shown(
                mark: "\(mark) \(diagnostic.severity.rawValue):", name: "[\(diagnostic.id)] \(diagnostic.message)",
                place: diagnostic.place, kind: kind)
        }
        return newDiagnostics.map { shown("+", $0, $0.severity == .error ? .newError : .newWarning) }
            + goneDiagnostics.map { shown("-", $0, .goneDiagnostic) }
    }

    var moduleChanges: [Shown] {
        func shown(_ mark: String, _ need: ModuleNeed, _ kind: ReviewKind) -> Shown {
            let noun = need.level == .swiftModule ? "Swift module" : "module"
            let example = "\(need.needer.quotedKey) needs \(need.needed.quotedKey)"
            return Shown(mark: mark, name: "\(noun) '\(need.from)' → '\(need.to)': \(example)", kind: kind)
        }
        return newModuleNeeds.map { shown("+", $0, .newEdge) } + goneModuleNeeds.map { shown("-", $0, .goneEdge) }
    }

    var componentChanges: [Shown] {
        func shown(_ mark: String, _ component: BindingGraph.Component, isOld: Bool) -> Shown {
            let path = path(of: component.id, isOld: isOld)
            return Shown(mark: mark, name: path, details: words(on: component), kind: .component)
        }
        return addedComponents.map { shown("+", $0, isOld: false) }
            + removedComponents.map { shown("-", $0, isOld: true) }
            + changedComponents.map { change in
                let isLifetime = change.aspects.contains(.parent) || change.aspects.contains(.scope)
                let kind: ReviewKind =
                    isLifetime ? .lifetime : change.aspects.contains(.construction) ? .effect : .component
                return Shown(
                    mark: "~", name: path(of: change.new.id, isOld: false), sentences: sentences(on: change), kind: kind
                )
            }
    }

    var choiceChanges: [Shown] {
        changedChoices.compactMap { change in
            guard let choice = change.new ?? change.old else { return nil }
            let owner = path(of: choice.component, isOld: change.new == nil)
            let sentences = sentences(on: change)
            let mark = change.old == nil ? "+" : change.new == nil ? "-" : "~"
            return Shown(
                mark: mark, name: choice.quotedModule, owner: owner, details: mark == "~" ? "" : sentences.joined(),
                sentences: mark == "~" ? sentences : [], place: choice.place, kind: .condition)
        }
    }

    var bindingChanges: [Shown] {
        func shown(_ mark: String, _ binding: BindingGraph.Binding, isOld: Bool) -> Shown {
            let owner = path(of: binding.component, isOld: isOld)
            return Shown(
                mark: mark, name: binding.key, isKey: true, owner: owner, details: words(on: binding),
                place: binding.place, kind: .binding)
        }
        return addedBindings.map { shown("+", $0, isOld: false) } + removedBindings.map { shown("-", $0, isOld: true) }
            + changedBindings.map { change in
                let sentences = sentences(on: change)
                // One binding can bring many others to the main actor; each of them takes one line.
                let isShort = change.aspects == [.mainActor]
                let kinds = change.aspects.map(ReviewKind.init)
                return Shown(
                    mark: "~", name: change.new.key, isKey: true, owner: path(of: change.new.component, isOld: false),
                    details: isShort ? sentences.joined() : "", sentences: isShort ? [] : sentences,
                    place: change.new.place, kind: ReviewKind.allCases.first(where: kinds.contains) ?? .moved)
            }
    }
}
