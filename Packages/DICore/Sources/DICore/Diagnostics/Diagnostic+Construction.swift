// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// The diagnostic for construction that came back to itself over a deferred edge.
    static func constructionCycle(path: [Step], threads: Int = 1) -> Diagnostic {
        let by = threads > 1 ? " by \(threads) threads that wait for each other" : ""
        return construction(
            "was requested again while it was being made\(by)", path,
            fix: "keep the Provider, Lazy or WeakProvider, and use it only after construction")
    }

    /// The diagnostic for construction that nests in itself, with seeds, until the stack is nearly full.
    static func deepConstruction(path: [Step], depth: Int) -> Diagnostic {
        construction(
            "is nested \(depth) deep in itself, and the thread's stack is nearly used up", path,
            fix: "let a seed end the nesting, or build on a thread with a larger stack")
    }

    private static func construction(_ what: String, _ path: [Step], fix: String) -> Diagnostic {
        let first = path.first ?? Step(name: "")
        let steps = path.enumerated().map { index, step in
            var step = step
            step.relation = index == 0 ? .start : .needs
            return step
        }
        return Diagnostic(
            id: .dependencyCycle, severity: .error, subject: first.name,
            message: "\(_DiagnosticText.quote(first.name, first.detail)) \(what)", trace: steps, fixes: [fix])
    }
}
