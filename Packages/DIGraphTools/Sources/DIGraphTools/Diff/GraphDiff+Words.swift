// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation

extension GraphDiff {
    /// The numbers of changes, in one line.
    var summary: String {
        guard !isEmpty else { return "no change in the graph" }
        let moved = changedBindings.filter(\.isOnlyMoved).count
        let parts = [
            Self.count(
                [
                    (addedBindings.count, "added"), (removedBindings.count, "removed"), (moved, "moved"),
                    (changedBindings.count - moved, "changed"),
                ], "binding", "bindings"),
            Self.count(
                [
                    (addedComponents.count, "added"), (removedComponents.count, "removed"),
                    (changedComponents.count, "changed"),
                ], "component", "components"),
            Self.count(
                [(newModuleNeeds.count, "new"), (goneModuleNeeds.count, "gone")], "edge between modules",
                "edges between modules"),
            Self.count([(changedChoices.count, "changed")], "choice", "choices"),
            Self.count([(newDiagnostics.count, "new"), (goneDiagnostics.count, "gone")], "diagnostic", "diagnostics"),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    /// `2 bindings added, 1 removed`.
    private static func count(_ counts: [(count: Int, word: String)], _ one: String, _ many: String) -> String {
        let counts = counts.filter { $0.count > 0 }
        return counts.enumerated().map { number, part in
            let noun = number > 0 ? "" : " \(part.count == 1 ? one : many)"
            return "\(part.count)\(noun) \(part.word)"
        }.joined(separator: ", ")
    }

    /// Returns the names of a component from the root component down.
    func path(of component: String, isOld: Bool) -> String {
        (isOld ? oldPaths : newPaths)[component] ?? component
    }

    /// Returns the details of a component, without its name.
    func words(on component: BindingGraph.Component) -> String {
        var words: [String] = []
        if let scope = component.scope { words.append("scope '\(scope)'") }
        if let seed = component.seed { words.append("seed \(seed.quotedKey)") }
        if component.construction != .synchronous { words.append(component.construction._words) }
        return words.joined(separator: ", ")
    }

    /// Returns the details of a binding, without its key and place.
    func words(on binding: BindingGraph.Binding) -> String {
        var words = [binding.kind]
        if binding.sharing != .unshared { words.append(binding.sharing.rawValue) }
        words += binding.traits
        if let module = binding.module { words.append("module '\(module)'") }
        return words.joined(separator: ", ")
    }

    /// Returns the change of a choice, one phrase for each aspect.
    func sentences(on change: ChoiceChange) -> [String] {
        guard let old = change.old, let new = change.new else {
            return [change.new ?? change.old].compactMap { $0.map { "when \($0.condition), \($0.outcome)" } }
        }
        var sentences: [String] = []
        if old.condition != new.condition { sentences.append("condition: \(old.condition) → \(new.condition)") }
        if old.isChosen != new.isChosen {
            sentences.append("\(new.isChosen ? "now" : "no longer") chosen, because \(new.reason)")
        }
        return sentences
    }

    /// Returns the changes of a component, one phrase each.
    func sentences(on change: ComponentChange) -> [String] {
        let (old, new) = (change.old, change.new)
        return change.aspects.map { aspect in
            switch aspect {
            case .name: "renamed from '\(old.name)'"
            case .parent:
                "moved from \(old.parent.map { path(of: $0, isOld: true) } ?? "the root") to "
                    + (new.parent.map { path(of: $0, isOld: false) } ?? "the root")
            case .scope: "scope: \(old.scope ?? "none") → \(new.scope ?? "none")"
            case .seed: "seed: \(old.seed ?? "none") → \(new.seed ?? "none")"
            case .root: "root: \(change.oldRoot ?? "none") → \(change.newRoot ?? "none")"
            case .construction: "construction: \(old.construction.typeName) → \(new.construction.typeName)"
            }
        }
    }

    /// Returns the changes of a binding, one phrase each.
    func sentences(on change: BindingChange) -> [String] {
        let (old, new) = (change.old, change.new)
        return change.aspects.flatMap { aspect in
            switch aspect {
            case .key: ["renamed from \(old.quotedKey)"]
            case .component:
                [
                    "moved from component \(path(of: old.component, isOld: true)) to "
                        + path(of: new.component, isOld: false)
                ]
            case .module:
                ["moved from \(Self.module(old.module)) to \(Self.module(new.module))"]
            case .file:
                ["moved from \(old.place?.fileID ?? "no file") to \(new.place?.fileID ?? "no file")"]
            case .kind: ["kind: \(old.kind) → \(new.kind)"]
            case .sharing: ["sharing: \(old.sharing.rawValue) → \(new.sharing.rawValue)"]
            case .effects:
                ["effects: \(Self.list(old.effectNames)) → \(Self.list(new.effectNames))"]
            case .mainActor: mainActor(of: change)
            case .hooks: ["hooks: \(Self.list(old.hookNames)) → \(Self.list(new.hookNames))"]
            case .isDefault: [new.isDefault ? "now a default" : "no longer a default"]
            case .needs: needs(of: change)
            case .decorators: ["decorated in another order"]
            }
        }
    }

    private static func list(_ words: [String]) -> String {
        words.isEmpty ? "none" : words.joined(separator: ", ")
    }

    /// Returns the change of an inheritance, unless the changed effects explain its end.
    private func mainActor(of change: BindingChange) -> [String] {
        if change.new._inheritsMainActor { return ["now inherits the main actor"] }
        return change.new.effects.contains(.onMainActor) ? [] : ["no longer inherits the main actor"]
    }

    private static func module(_ name: String?) -> String {
        name.map { "module '\($0)'" } ?? "the component itself"
    }

    /// Returns the changed dependencies, with one phrase for a dependency that only has another kind or component.
    private func needs(of change: BindingChange) -> [String] {
        var gone: [Need?] = change.goneNeeds
        var sentences: [String] = []
        if change.old.hasUnknownNeeds != change.new.hasUnknownNeeds {
            sentences.append(change.new.hasUnknownNeeds ? "needs: known → unknown" : "needs: unknown → known")
        }
        for need in change.newNeeds {
            let other = gone.firstIndex { old in
                guard let old, old.target.key == need.target.key, need.kind != .collection else { return false }
                return old.kind != need.kind || old.target.component != need.target.component
            }
            guard let other, let old = gone[other] else {
                sentences.append(sentence(on: need, isNew: true))
                continue
            }
            gone[other] = nil
            let paths = (path(of: old.target.component, isOld: true), path(of: need.target.component, isOld: false))
            let place = paths.0 == paths.1 ? "" : " of \(paths.1) instead of \(paths.0)"
            let kind = old.kind == need.kind ? "" : ": \(old.kind.rawValue) → \(need.kind.rawValue)"
            sentences.append("needs \(need.target.quotedKey)\(place)\(kind)")
        }
        return sentences + gone.compactMap(\.self).map { sentence(on: $0, isNew: false) }
    }

    private func sentence(on need: Need, isNew: Bool) -> String {
        guard need.kind == .collection else {
            return "\(isNew ? "now" : "no longer") needs \(need.target.quotedKey) (\(need.kind.rawValue))"
        }
        let place = need.target.place.map { ", bound at \($0)" } ?? ""
        return "element \(isNew ? "added" : "removed")\(place)"
    }
}
