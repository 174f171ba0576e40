// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A binding that refines what no ancestor of its component binds.
    func refinesNothing(_ finding: _Finding) -> Diagnostic {
        let (key, component) = (model.bindings[finding.first].key, model.bindings[finding.first].component)
        let parent = model.components[component].parent
        let near = nearMisses(similar.related(to: key), from: parent >= 0 ? parent : component)
        let others = near.filter { $0.binding != finding.first }
        let way = parent >= 0 ? making(key, in: parent) + " in " + home(parent) : "move it to a child component"
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(key),
            message: "the binding of \(quoted(key)) in \(named(component)) refines nothing: "
                + (parent >= 0 ? "no ancestor binds it" : "a root component has no parent"),
            trace: [boundStep(finding.first)], notes: notes(on: others, outOf: others.count, for: component),
            fixes: ["\(way), or end this binding without 'refining'"])
    }
}
