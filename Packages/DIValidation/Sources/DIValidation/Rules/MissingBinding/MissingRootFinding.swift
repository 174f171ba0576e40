// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component whose root nothing binds.
struct MissingRootFinding: Finding {
    let component: Int
    let root: Any.Type

    var id: Diagnostic.ID { .missingBinding }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }

    func use(in usage: inout Usage) {
        usage.useFactories(above: component)
    }
}

extension _Explainer {
    fileprivate func explain(_ finding: MissingRootFinding) -> Diagnostic {
        let component = finding.component
        let found = model.components[component]
        let step = Diagnostic.Step(
            .neededBy, name: names.shown(found.type), place: (found.list?.place ?? found.place)?.place,
            remark: "as its root")
        return missing(_Key(finding.root), in: component, trace: [step])
    }
}
