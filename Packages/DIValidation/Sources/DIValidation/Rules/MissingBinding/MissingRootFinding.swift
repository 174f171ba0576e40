// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component whose root nothing binds.
enum MissingRootFinding: FindingKind {
    static var id: Diagnostic.ID { .missingBinding }

    static func found(component: Int) -> _Finding {
        _Finding(Self.self, component)
    }

    static func explain(_ finding: _Finding, by explainer: _Explainer) -> Diagnostic {
        explainer.diagnostic(for: finding)
    }

    static func use(_ finding: _Finding, in usage: inout Usage) {
        usage.useFactories(above: finding.component)
    }

    /// The root, and its component.
    static func missingKey(of finding: _Finding, in explainer: _Explainer) -> (key: _Key, home: Int)? {
        explainer.model.components[finding.component].root.map { (_Key($0), finding.component) }
    }
}

extension _Finding {
    fileprivate var component: Int { first }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let component = finding.component
        let found = model.components[component]
        let step = Diagnostic.Step(
            .neededBy, name: names.shown(found.type), place: (found.list?.place ?? found.place)?.place,
            remark: "as its root")
        return missing(_Key(found.root ?? found.type), in: component, trace: [step])
    }
}
