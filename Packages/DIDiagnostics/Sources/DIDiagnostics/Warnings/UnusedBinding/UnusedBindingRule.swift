// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/UnusedBinding` and `DI/UnusedModule`: bindings that no root and no eager binding needs, over edges of any kind.
///
/// A line is unused only if it is unused in all places of its component, and is then one finding. The contributions to one
/// collection are one finding as well, and so are the bindings of an unused module. Graphs with errors are skipped, because their
/// fixes may need a binding, and so are those with overriding modules, which make the dependencies of replaced bindings unused.
enum UnusedBindingRule {
    private enum Subject: Hashable {
        case module(ObjectIdentifier)
        case collection(SourceLine)
        case binding(Int)
    }

    static func check(_ model: _GraphModel, _ conditions: KnownConditions, into findings: inout [Remark]) {
        guard !model.isOverridden else { return }
        let usage = Usage(model, conditions)
        let unused = usage.unused
        guard !unused.isEmpty else { return }
        let (requesters, modules) = (usage.requesters, usage.unusedModules(unused))
        var subjects: [Subject] = []
        var found: [Subject: [Int]] = [:]
        var seen: Set<SourceLine> = []
        for index in unused {
            let binding = model.bindings[index]
            guard let line = SourceLine(binding), seen.insert(line).inserted else { continue }
            var subject = Subject.binding(index)
            if let module = binding.module.map(ObjectIdentifier.init), modules[module] != nil {
                subject = .module(module)
            } else if binding.kind == .contribution {
                subject = .collection(SourceLine(binding.key, nil, in: model.components[binding.component].type))
            }
            if found[subject] == nil { subjects.append(subject) }
            found[subject, default: []].append(index)
        }
        for subject in subjects {
            let bindings = found[subject] ?? []
            switch subject {
            case .binding(let index):
                let requesters = requesters[index]
                findings.append(Remark(.unusedBinding, index) { $0.unusedBinding(index, requesters) })
            case .collection:
                let whole = usage.collections[bindings[0]]
                let asking = (whole.map { requesters[$0] } ?? []).filter { model.bindings[$0].kind != .collection }
                findings.append(Remark(.unusedBinding) { $0.unusedContributions(bindings, asking) })
            case .module(let module):
                let components = modules[module] ?? []
                guard !bindings.contains(where: { model.allows(.unusedModule, for: $0) }) else { continue }
                findings.append(Remark(.unusedModule) { $0.unusedModule(bindings, components) })
            }
        }
    }
}

extension _Explainer {
    func unusedBinding(_ binding: Int, _ requesters: [Int]) -> Diagnostic {
        let found = model.bindings[binding]
        let name = quoted(found.key)
        // With its decorators, outwards.
        let layers = sequence(first: binding) { model.bindings[$0].outer }.prefix { $0 >= 0 }
        if found.kind == .componentFactory, found.child >= 0, requesters.isEmpty {
            return unusedComponent(binding, model.components[found.child].type)
        }
        return diagnostic(
            .unusedBinding, .warning, on: binding,
            requesters.isEmpty ? "nothing needs \(name)" : "\(name) is needed only by unused bindings",
            trace: layers.map(boundStep) + unusedRequesters(requesters),
            notes: found.key.type == Void.self
                ? ["a closure that returns nothing binds Void, and so does one whose type can't be copied"] : [],
            fixes: [
                "remove this binding" + (layers.count > 1 ? " and its decorators" : ""),
                "if it is kept on purpose, \(allowing(.unusedBinding, binding))",
            ])
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

    private func unusedRequesters(_ requesters: [Int]) -> [Diagnostic.Step] {
        let sorted = model.sortedByPlace(requesters)
        return sorted.prefix(1).map { step(.neededBy, $0) } + sorted.dropFirst().map { step(.alsoNeededBy, $0) }
    }

    func unusedContributions(_ bindings: [Int], _ requesters: [Int]) -> Diagnostic {
        let key = model.bindings[bindings[0]].key
        let parts = bindings.count == 1 ? "a binding contributes" : "\(bindings.count) bindings contribute"
        let message =
            requesters.isEmpty
            ? "nothing needs \(quoted(key)), to which \(parts)"
            : "\(quoted(key)), to which \(parts), is needed only by unused bindings"
        return diagnostic(
            .unusedBinding, .warning, on: bindings[0], message,
            trace: Diagnostic.Step._capped(model.sortedByPlace(bindings), sourceStep)
                + unusedRequesters(requesters),
            fixes: [
                "request \(quoted(key)), or remove the contributions",
                "if it is kept on purpose, \(allowing(.unusedBinding, bindings[0]))",
            ])
    }

    func unusedModule(_ bindings: [Int], _ components: [Int]) -> Diagnostic {
        let module = model.bindings[bindings[0]].module ?? model.components[0].type
        return Diagnostic(
            id: .unusedModule, severity: .warning, subject: names.shown(module),
            message: "nothing needs the bindings of module \(quoted(module))",
            trace: Diagnostic.Step._capped(model.sortedByPlace(bindings)) { step(.binds, $0) },
            fixes: [
                "do not include it in \(_DiagnosticText.list(components.map(named).uniqued()))",
                "if it is kept on purpose, use include(module:allowing: .unusedModule)",
            ])
    }
}
