// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component whose root nothing binds.
enum MissingRootFinding {
    static let kind: FindingKind = FindingKind(
        .missingBinding, explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in usage.useFactories(above: finding.component) })

    static func found(component: Int) -> _Finding {
        _Finding(kind, component)
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
