// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Words for decorators and overrides without effect.
extension _Explainer {
    /// A decorator of a key that its component does not bind: `first`, or -1 for `second` of the unused overrides.
    func decoratesNothing(_ finding: _Finding) -> Diagnostic {
        let binding = finding.first >= 0 ? model.bindings[finding.first] : nil
        let key = binding?.key ?? model.unusedOverrides[finding.second].key
        var (notes, ways) = similarBindings(to: key, from: binding?.component)
        let kind =
            if let binding {
                // The kind of the binding of the key that cannot be decorated, if there is one.
                model.components[binding.component].bindings.lazy.map { model.bindings[$0] }.first {
                    $0.key == key && !$0.kind.canBeDecorated
                }?.kind
            } else {
                model.unusedOverrides[finding.second].kind
            }
        switch kind {
        case .seed?:
            (notes, ways) = (["a seed cannot be decorated: build the component with a decorated one"], [])
        case .componentFactory?:
            (notes, ways) = (["a component cannot be decorated: decorate one of its bindings, or its root"], [])
        default:
            if let home = binding?.component { ways.append("\(making(key, in: home)) in \(self.home(home))") }
        }
        var error = short(finding)
        if binding != nil { error.trace = [boundStep(finding.first)] }
        error.notes = notes
        error.fixes = [(ways + ["remove this decorator"]).joined(separator: ", or ")]
        return error
    }

    /// Describes the bindings that may have been intended, and the ways to decorate them.
    private func similarBindings(to key: _Key, from component: Int?) -> (notes: [String], ways: [String]) {
        let candidates = similar.related(to: key)
        var near = nearMisses(candidates, from: component)
        guard near.isEmpty else {
            return (notes(on: near, outOf: candidates.count, for: component), ways(toDecorate: near, insteadOf: key))
        }
        near = nearSubtypes(of: key, from: component, for: [])
        guard near.isEmpty else {
            return (notesOnSubtypes(near, of: key, for: component), ways(toDecorate: near, insteadOf: key))
        }
        near = nearSpellings(of: key, from: component, for: [])
        return (notesOnSpelling(near, for: component), ways(toDecorate: near, insteadOf: key))
    }

    /// The advice on decorating a similar binding: of the key in its own component, or else of another key.
    private func ways(toDecorate near: [NearMiss], insteadOf key: _Key) -> [String] {
        if let same = near.first(where: { model.bindings[$0.binding].key == key }) {
            return ["move this decorator to \(named(model.bindings[same.binding].component))"]
        }
        let names = near.map { quotedKey(of: $0.binding) }.uniqued()
        return names.isEmpty || names.count > 2 ? [] : ["decorate \(names.joined(separator: " or ")) instead"]
    }

    /// An override whose key nothing else binds, or a step for a contribution that the collection doesn't have.
    func overrideTargetsNothing(_ finding: _Finding) -> Diagnostic {
        let found = model.unusedOverrides[finding.first]
        var error = short(finding)
        if found.contributor != nil {
            // The types requested by contributions with a single request.
            let parts = model.bindings.filter { $0.kind == .contribution && $0.key == found.key && $0.edges.count == 1 }
            let others = Set(parts.map { quoted(model.key(ofEdge: $0.edges.lowerBound).type) }).sorted()
            error.notes = others.isEmpty ? [] : ["it has contributions of \(_DiagnosticText.list(others))"]
            error.fixes = ["remove this step" + (others.isEmpty ? "" : ", or name another type")]
            return error
        }
        let candidates = similar.related(to: found.key).filter { $0.key != found.key }
        let near = nearMisses(candidates, from: nil)
        let unchosen = unchosen(found.key, from: nil)
        var notes = unchosen.notes + notes(on: near, outOf: candidates.count, for: nil)
        var fix =
            unchosen.ways.map { $0 + ", or " }.joined() + "remove this binding"
            + (near.isEmpty ? "" : ", override the similar one")
        switch found.kind {
        case .seed?: notes = ["a seed cannot be overridden: build the component with another one"]
        case .componentFactory?: notes = ["a component cannot be overridden: override one of its bindings, or its root"]
        default:
            fix += ", or, if another fake needs it, "
            fix +=
                found.module.map { "move it to a module that \(quoted($0)) includes" }
                ?? "add it by include(Bindings { … })"
        }
        (error.notes, error.fixes) = (notes, [fix])
        return error
    }
}
