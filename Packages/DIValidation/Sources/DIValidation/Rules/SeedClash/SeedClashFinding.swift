// SPDX-License-Identifier: Apache-2.0

import DICore

/// A binding under the key of its component's seed.
enum SeedClashFinding {
    static let kind: FindingKind = FindingKind(
        .seedClash, explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in usage.useFactories(aboveComponentOf: finding.binding) })

    static func found(binding: Int) -> _Finding {
        _Finding(kind, binding)
    }
}

extension _Finding {
    fileprivate var binding: Int { first }
}

extension Diagnostic.ID {
    /// An error: the key of the seed is also bound, or the root, in the same component.
    public static let seedClash: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/SeedClash")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let binding = finding.binding
        let found = model.bindings[binding]
        let component = model.components[found.component]
        let isRoot = component.rootBinding == binding
        let isPart = found.kind == .contribution
        let role = isRoot ? "its root" : isPart ? "contributed to there" : "bound there"
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(found.key),
            message: "\(quoted(found.key)) is the seed of \(quoted(component.type)) and also \(role)",
            trace: [isPart ? contributionStep(binding) : boundStep(binding)],
            fixes: [
                (isRoot ? "make the root another type" : "remove this binding")
                    + ", or give the seed a distinct type, such as a TaggedProvider"
            ])
    }
}
