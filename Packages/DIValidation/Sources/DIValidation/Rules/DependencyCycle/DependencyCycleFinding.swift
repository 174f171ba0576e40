// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    func dependencyCycle(_ closing: Int, _ arrivals: [Int]) -> Diagnostic {
        let start = model.edges[closing].to
        var cycle: [Int] = [start]
        var current = model.edges[closing].from
        while current != start, arrivals[current] >= 0 {
            cycle.append(current)
            current = model.edges[arrivals[current]].from
        }
        cycle = [start] + cycle.reversed()
        let key = model.bindings[start].key
        let asker = cycle.count > 2 ? "let one of them ask for" : "ask for"
        // Only of the steps that are shown: to look for what each hides takes a pass over what is bound of its type.
        let hidden = ends(of: Array(cycle.dropFirst())).flatMap(hidden)
        return Diagnostic(
            id: .dependencyCycle, severity: .error, subject: subject(key), message: "\(quoted(key)) needs itself",
            trace: [step(for: start)]
                + shortened(Array(cycle.dropFirst())) { step(.needs, $0, showsInclusion: false) },
            notes: capped(hidden.map(\.note), counting: "such bindings"),
            fixes: (hidden.first.map { [$0.fix] } ?? [])
                + ["\(asker) a Provider, Lazy or WeakProvider instead, and use it only after construction"])
    }

    /// The bindings of ancestors under the same key, one of which may have been meant.
    ///
    /// Asked for all places of the line that is bound there: a mistake on one line is one diagnostic.
    private func hidden(by binding: Int) -> [(note: String, fix: String)] {
        let found = model.bindings[binding]
        let same = similar.sharingCore(with: found.key.type).filter { $0.key == found.key }.flatMap(\.bindings)
        let others = same.filter { model.bindings[$0].place != found.place }
        guard !others.isEmpty, let line = found.place else { return [] }
        let isRoot = model.components[found.component].rootBinding == binding
        let hider = isRoot ? "the root of \(quoted(model.components[found.component].type))" : "that at \(line.place)"
        return same.filter { model.bindings[$0].place == line }.compactMap { binding in
            let ancestors = model.ancestors(of: model.bindings[binding].component)
            let nearest = ancestors.lazy.compactMap { ancestor in
                others.first { self.model.bindings[$0].component == ancestor }
            }.first
            guard let nearest else { return nil }
            let other = model.bindings[nearest]
            let place = other.place.map { "bound at \($0.place)" } ?? "its seed"
            return (
                "\(quoted(other.key)) of \(quoted(model.components[other.component].type)), \(place), is hidden by \(hider)",
                "bind one of the two under a tag, so that the other can be requested beside it"
            )
        }
    }
}

extension Diagnostic {
    /// The message of construction that came back to itself over a deferred edge.
    static func constructionCycle(path: [Step], threads: Int = 1) -> Diagnostic {
        let by = threads > 1 ? " by \(threads) threads that wait for each other" : ""
        return construction(
            "was requested again while it was being made\(by)", path,
            fix: "keep the Provider, Lazy or WeakProvider, and use it only after construction")
    }

    /// The message of construction that comes back to itself with seeds until the stack has no room left.
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
            message: "\(DiagnosticRenderer.quote(first.name, first.detail)) \(what)", trace: steps, fixes: [fix])
    }
}
