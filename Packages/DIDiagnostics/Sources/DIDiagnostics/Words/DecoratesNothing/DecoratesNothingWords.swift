// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A decorator of what its component does not bind: `first`, or -1 for `second` of the unused overrides.
    func decoratesNothing(_ finding: _Finding) -> Diagnostic {
        guard finding.first < 0 else {
            let (key, component) = (model.bindings[finding.first].key, model.bindings[finding.first].component)
            return decoratesNothing(
                key, in: component, kind: kind(of: key, in: component), trace: boundStep(finding.first))
        }
        let found = model.unusedOverrides[finding.second]
        let remark = found.module.map { "in module \(quoted($0))" } ?? ""
        return decoratesNothing(
            found.key, in: nil, kind: found.kind,
            trace: Diagnostic.Step(.decorated, name: "", place: found.place.place, remark: remark))
    }

    /// The kind of the binding of a key that cannot be decorated, if a component has one.
    private func kind(of key: _Key, in component: Int) -> _GraphModel.Kind? {
        model.components[component].bindings.lazy.map { self.model.bindings[$0] }.first {
            $0.key == key && !$0.kind.canBeDecorated
        }?.kind
    }

    private func decoratesNothing(
        _ key: _Key, in component: Int?, kind: _GraphModel.Kind?, trace: Diagnostic.Step
    ) -> Diagnostic {
        let owner = component.map { " in \(named($0))" } ?? ""
        var (notes, ways) = similarBindings(to: key, from: component)
        switch kind {
        case .seed?:
            (notes, ways) = (["a seed cannot be decorated: build the component with a decorated one"], [])
        case .componentFactory?:
            (notes, ways) = (["a component cannot be decorated: decorate one of its bindings, or its root"], [])
        default:
            if let component { ways.append(making(key, in: component) + " in " + home(component)) }
        }
        return Diagnostic(
            id: .decoratesNothing, severity: .error, subject: subject(key),
            message: "the decorator of \(quoted(key))\(owner) decorates nothing", trace: [trace], notes: notes,
            fixes: [(ways + ["remove this decorator"]).joined(separator: ", or ")])
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

    /// The advice on decorating a similar binding: that of the key in its own component, or else one of another key.
    private func ways(toDecorate near: [NearMiss], insteadOf key: _Key) -> [String] {
        if let same = near.first(where: { model.bindings[$0.binding].key == key }) {
            return ["move this decorator to \(named(model.bindings[same.binding].component))"]
        }
        var names: [String] = []
        for near in near {
            let name = quotedKey(of: near.binding)
            if !names.contains(name) { names.append(name) }
        }
        return names.isEmpty || names.count > 2 ? [] : ["decorate \(names.joined(separator: " or ")) instead"]
    }
}
