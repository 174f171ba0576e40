// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    func dependencyCycle(_ edges: [Int]) -> Diagnostic {
        let start = model.edges[edges[0]].from
        let key = model.bindings[start].key
        return Diagnostic(
            id: .dependencyCycle, severity: .error, subject: subject(key), message: "\(quoted(key)) needs itself",
            trace: [step(.start, start)] + edges.map { step(.needs, model.edges[$0].to) },
            fixes: ["ask for one of them as Provider, Lazy or WeakProvider, and use it only after construction"])
    }
}

extension Diagnostic {
    /// The message of construction that came back to itself over a deferred edge.
    static func constructionCycle(path: [Step], threads: Int) -> Diagnostic {
        let first = path.first ?? Step(name: "")
        let steps = path.enumerated().map { index, step in
            var step = step
            step.relation = index == 0 ? .start : .needs
            return step
        }
        let name = DiagnosticRenderer.quote(first.name, first.detail)
        let by = threads > 1 ? " by \(threads) threads that wait for each other" : ""
        return Diagnostic(
            id: .dependencyCycle, severity: .error, subject: first.name,
            message: "\(name) was requested again while it was being made\(by)", trace: steps,
            fixes: ["keep the Provider, Lazy or WeakProvider, and use it only after construction"])
    }
}
