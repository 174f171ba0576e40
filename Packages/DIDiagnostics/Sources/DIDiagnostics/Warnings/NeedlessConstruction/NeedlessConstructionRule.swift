// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/NeedlessConstruction`: a component whose declared construction has more effects than its build.
///
/// A component with several places needs an effect if one of them does. Graphs with overriding modules are skipped, because
/// overrides take effects away, and so are graphs with missing bindings or with candidates that were not chosen, which might
/// have them.
enum NeedlessConstructionRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        guard model.components.contains(where: { !$0.construction.isEmpty }), !model.isOverridden,
            model.unchosen.isEmpty,
            !model.edges.contains(where: { $0.to == _GraphModel.missing })
        else { return }
        var order: [Int] = []
        var sufficient: [ObjectIdentifier: _Effects] = [:]
        for (index, component) in model.components.enumerated()
        where !component.construction.isEmpty && component.rootBinding >= 0 {
            let id = ObjectIdentifier(component.type)
            if sufficient[id] == nil { order.append(index) }
            // A construction that lacks an effect is an error, not a note.
            let needed = needed(in: index, of: model) ?? component.construction
            sufficient[id, default: []].formUnion(needed)
        }
        for index in order {
            let component = model.components[index]
            guard let effects = sufficient[ObjectIdentifier(component.type)], effects != component.construction,
                !isAllowed(index, in: model)
            else { continue }
            findings.append(
                Remark(.needlessConstruction, index, Int(effects.rawValue)) { $0.needlessConstruction(index, effects) })
        }
    }

    private static func needed(in component: Int, of model: _GraphModel) -> _Effects? {
        let declared = model.components[component].construction
        let needs = BuildNeeds(component, in: model)
        // A main-actor instance that is not Sendable keeps the effect, although an awaiting build could switch to that actor.
        let isAtHome = needs.madeOnMain.contains { model.bindings[$0].isMainOnly }
        guard let needed = needs.construction(within: declared) else { return nil }
        return isAtHome ? needed.union(declared.intersection(.onMainActor)) : needed
    }

    /// Whether the root's binding or the installation silences the note.
    private static func isAllowed(_ component: Int, in model: _GraphModel) -> Bool {
        model.allows(.needlessConstruction, for: model.components[component].rootBinding)
            || model.allowances.keys.contains {
                model.bindings[$0].child == component && model.allows(.needlessConstruction, for: $0)
            }
    }
}

extension _Explainer {
    func needlessConstruction(_ index: Int, _ sufficient: _Effects) -> Diagnostic {
        let component = model.components[index]
        let declared = component.construction.constructionName
        let change =
            sufficient.isEmpty
            ? "remove 'typealias Construction = \(declared)' from \(quoted(component.type))"
            : declaring(sufficient, in: index)
        return Diagnostic(
            id: .needlessConstruction, severity: .note, subject: names.shown(component.type),
            message: "the construction of \(quoted(component.type)) is '\(declared)', but "
                + "'\(sufficient.constructionName)' suffices",
            trace: [boundStep(component.rootBinding)],
            fixes: [change, "if it is kept on purpose, \(allowing(.needlessConstruction, component.rootBinding))"])
    }
}
