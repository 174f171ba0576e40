// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A binding that nothing used needs.
enum UnusedBindingFinding {
    static let kind: RemarkKind = RemarkKind(.unusedBinding, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int, requesters: [Int]) -> Remark {
        Remark(kind, binding, list: requesters)
    }
}

extension Remark {
    fileprivate var binding: Int { first }
    /// The unused bindings that need it.
    fileprivate var requesters: [Int] { list }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let (binding, requesters) = (finding.binding, finding.requesters)
        let found = model.bindings[binding]
        let name = quoted(found.key)
        let layers = layers(of: binding)
        if found.kind == .componentFactory, found.child >= 0, requesters.isEmpty {
            return unusedComponent(binding, model.components[found.child].type)
        }
        return diagnostic(
            finding.id, .warning, on: binding,
            requesters.isEmpty ? "nothing needs \(name)" : "\(name) is needed only by unused bindings",
            trace: layers.map(boundStep) + unusedRequesters(requesters),
            notes: found.key.type == Void.self
                ? ["a closure that returns nothing binds Void, and so does one whose type can't be copied"] : [],
            fixes: [
                "remove this binding" + (layers.count > 1 ? " and its decorators" : ""),
                "if it is kept on purpose, \(allowing(.unusedBinding, binding))",
            ])
    }

    /// A binding and its decorators, outwards.
    private func layers(of binding: Int) -> [Int] {
        var layers = [binding]
        while let last = layers.last, model.bindings[last].outer >= 0 { layers.append(model.bindings[last].outer) }
        return layers
    }

    /// Explains an installed component that nothing builds.
    private func unusedComponent(_ binding: Int, _ type: Any.Type) -> Diagnostic {
        let found = model.bindings[binding]
        let owner = names.shown(model.components[found.component].type)
        var step = boundStep(binding)
        (step.relation, step.name) = (.installed, owner)
        return diagnostic(
            .unusedBinding, .warning, on: binding, "\(quoted(type)) is installed, but nothing builds it", trace: [step],
            fixes: [
                "request \(quoted(found.key)), or remove this installation",
                "if it is kept on purpose, \(allowing(.unusedBinding, binding))",
            ])
    }

    /// The steps of unused requesters.
    func unusedRequesters(_ requesters: [Int]) -> [Diagnostic.Step] {
        let sorted = sortedByPlace(requesters)
        return sorted.prefix(1).map { step(.neededBy, $0) } + sorted.dropFirst().map { step(.alsoNeededBy, $0) }
    }
}
