// SPDX-License-Identifier: Apache-2.0

extension Diagnostic {
    /// The diagnostic for construction that came back to itself over a deferred edge.
    @_optimize(size)
    static func constructionCycle(path: [Step], threads: Int = 1) -> Diagnostic {
        let by = threads > 1 ? " by \(threads) threads that wait for each other" : ""
        return construction("was requested again while it was being made\(by)", path, fix: useLater)
    }

    /// The diagnostic for bindings that throw or await, and whose tasks or threads wait for each other.
    @_optimize(size)
    static func constructionCycle(path: [Step], _ cycle: ConstructionCycle) -> Diagnostic {
        let (count, kind) = cycle.tasks > 1 ? (cycle.tasks, "tasks") : (cycle.threads, "threads")
        var diagnostic = construction(
            "was requested again while it was being made"
                + (count > 1 ? " by \(count) \(kind) that wait for each other" : ""),
            path, fix: "keep the AsyncProvider or ThrowingProvider, and use it only after construction")
        for name in cycle.starters {
            diagnostic.notes.append(
                "the factory of '\(name)' waits here in a task that it started, and which counts as its own")
        }
        if !cycle.starters.isEmpty {
            diagnostic.fixes.append("start a task that the factory doesn't wait for with Task.detached")
        }
        return diagnostic
    }

    /// The diagnostic for a request, within a build, of an instance that the build has yet to make.
    @_optimize(size)
    static func earlyRequest(path: [Step]) -> Diagnostic {
        let subject = path.last ?? Step(name: "")
        let name = _DiagnosticText.quote(subject.name, subject.detail)
        return construction("\(name) was requested before it was made", of: subject, path, fix: useLater)
    }

    /// The diagnostic for a factory that failed, and that is needed by the rest of the path.
    @_optimize(size)
    static func constructionFailure(path: [Step], error: any Error) -> Diagnostic {
        let first = path.first ?? Step(name: "")
        let name = path.isEmpty ? "the component" : _DiagnosticText.quote(first.name, first.detail)
        var steps = path
        if !steps.isEmpty { steps[0].relation = .start }
        return Diagnostic(
            id: "", severity: .error, subject: first.name, message: "\(name) could not be made", trace: steps,
            notes: ["its factory threw \(error)"])
    }

    private static let useLater: String = "keep the Provider, Lazy or WeakProvider, and use it only after construction"

    /// The diagnostic for construction that nests in itself, with seeds, until the stack is nearly full.
    static func deepConstruction(path: [Step], depth: Int) -> Diagnostic {
        construction(
            "is nested \(depth) deep in itself, and the thread's stack is nearly used up", path,
            fix: "let a seed end the nesting, or build on a thread with a larger stack")
    }

    private static func construction(_ what: String, _ path: [Step], fix: String) -> Diagnostic {
        let subject = path.first ?? Step(name: "")
        return construction(
            "\(_DiagnosticText.quote(subject.name, subject.detail)) \(what)", of: subject, path, fix: fix)
    }

    private static func construction(_ message: String, of subject: Step, _ path: [Step], fix: String) -> Diagnostic {
        Diagnostic(
            id: .dependencyCycle, severity: .error, subject: subject.name, message: message, trace: cyclicPath(path),
            fixes: [fix])
    }

    /// Returns a path from its start, each step needed by the one before.
    @_optimize(size)
    static func cyclicPath(_ path: [Step]) -> [Step] {
        path.enumerated().map { index, step in
            var step = step
            step.relation = index == 0 ? .start : .needs
            return step
        }
    }

    /// Ends the process with the text of the diagnostic.
    package func _endProcess() -> Never {
        // Written first, since the runtime prefixes its own message with a file of the library.
        _writeToStandardError("\n" + description + "\n\n")
        // Proof: no input reaches this, only code: a factory that follows a deferred edge too early, or a `get` of a type that
        // the graph doesn't answer, which the types in the source decide. There is no value to return.
        fatalError(message)
    }
}
