// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    func unusedBinding(_ binding: Int, _ requesters: [Int]) -> Diagnostic {
        let found = model.bindings[binding]
        let name = quoted(found.key)
        if found.kind == .componentFactory, found.child >= 0, requesters.isEmpty {
            return unusedComponent(binding, model.components[found.child].type)
        }
        return Diagnostic(
            id: .unusedBinding, severity: .warning, subject: subject(found.key),
            message: requesters.isEmpty ? "nothing needs \(name)" : "\(name) is needed only by what nothing needs",
            trace: [boundStep(binding)] + askers(requesters),
            fixes: ["remove this binding", "if it is kept on purpose, \(allowing(.unusedBinding, binding))"])
    }

    func unusedContributions(_ bindings: [Int], _ requesters: [Int]) -> Diagnostic {
        let key = model.bindings[bindings[0]].key
        let parts = bindings.count == 1 ? "a binding contributes" : "\(bindings.count) bindings contribute"
        let message =
            requesters.isEmpty
            ? "nothing needs \(quoted(key)), to which \(parts)"
            : "\(quoted(key)), to which \(parts), is needed only by what nothing needs"
        let steps = sortedByPlace(bindings).map { index in
            var step = boundStep(index)
            step.relation = .contributed
            return step
        }
        return Diagnostic(
            id: .unusedBinding, severity: .warning, subject: subject(key), message: message,
            trace: capped(steps) + askers(requesters),
            fixes: [
                "ask for \(quoted(key)), or remove what is contributed",
                "if it is kept on purpose, \(allowing(.unusedBinding, bindings[0]))",
            ])
    }

    func unusedModule(_ bindings: [Int], _ components: [Int]) -> Diagnostic {
        let module = model.bindings[bindings[0]].module ?? model.components[0].type
        let steps = sortedByPlace(bindings).map { step(.binds, $0) }
        var owners: [String] = []
        for component in components {
            let owner = quoted(model.components[component].type)
            if !owners.contains(owner) { owners.append(owner) }
        }
        return Diagnostic(
            id: .unusedModule, severity: .warning, subject: names.shown(module),
            message: "nothing needs what module \(quoted(module)) binds", trace: capped(steps),
            fixes: [
                "do not include it in \(DiagnosticRenderer.list(owners))",
                "if it is kept on purpose, say so by include(module:allowing: .unusedModule)",
            ])
    }

    private func unusedComponent(_ binding: Int, _ type: Any.Type) -> Diagnostic {
        let found = model.bindings[binding]
        let owner = names.shown(model.components[found.component].type)
        var step = boundStep(binding)
        (step.relation, step.name) = (.installed, owner)
        return Diagnostic(
            id: .unusedBinding, severity: .warning, subject: subject(found.key),
            message: "\(quoted(type)) is installed, but nothing builds it", trace: [step],
            fixes: [
                "ask for \(quoted(found.key)), or remove this installation",
                "if it is kept on purpose, \(allowing(.unusedBinding, binding))",
            ])
    }

    private func askers(_ requesters: [Int]) -> [Diagnostic.Step] {
        let sorted = sortedByPlace(requesters)
        return sorted.prefix(1).map { step(.neededBy, $0) } + sorted.dropFirst().map { step(.alsoNeededBy, $0) }
    }

    /// Steps of which only the first are shown.
    private func capped(_ steps: [Diagnostic.Step]) -> [Diagnostic.Step] {
        let rest = steps.count - DiagnosticRenderer.listLimit
        guard rest > 0 else { return steps }
        let more = Diagnostic.Step(.init(rawValue: "… and \(rest) more"), name: "")
        return steps.prefix(DiagnosticRenderer.listLimit) + [more]
    }
}
