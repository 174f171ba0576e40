// SPDX-License-Identifier: Apache-2.0

/// The search for deferred requests that lead to a binding that throws or awaits, and that no build makes first.
///
/// Each binding is visited once for each component and readiness, and not again in descendants if nothing was found.
extension BuildWalk {
    /// The effects that a request can carry, as far as the search differs.
    enum Readiness: Int {
        /// Neither throws nor awaits.
        case nothing
        /// Throws, anywhere.
        case throwing
        /// Throws, on the main actor.
        case throwingOnMainActor
    }

    private struct Visit {
        let binding: Int
        var rest: Range<Int>
    }

    /// The first binding that a deferred request leads to and whose effects it can't carry; -1 for none.
    mutating func culprit(of edge: Int, in component: Int) -> Int {
        let target = model.edges[edge].to
        guard model.edges[edge].kind.isDeferred, target >= 0, leads[target],
            let readiness = readiness(of: edge)
        else { return -1 }
        return culprit(from: target, for: readiness, in: component)
    }

    /// The readiness of a request; nil if it can await, and so carry every effect.
    private func readiness(of edge: Int) -> Readiness? {
        let (from, effects) = (model.edges[edge].from, model.edges[edge].readiness)
        guard effects.isFallible else { return .nothing }
        if effects.contains(.asynchronous) { return nil }
        let isOnMain = effects.contains(.onMainActor) || (model.edges[edge].isConfined && isMadeOnMain(from))
        return isOnMain ? .throwingOnMainActor : .throwing
    }

    /// Whether instances of a binding, or the results of a function that is called later, are made on the main actor.
    private func isMadeOnMain(_ binding: Int) -> Bool {
        isMain[binding] || model.bindings[binding].effects.contains(.onMainActor)
    }

    private mutating func culprit(from start: Int, for readiness: Readiness, in component: Int) -> Int {
        if let known = answer(of: start, for: readiness, in: component) { return known }
        var path: [Visit] = []
        visit(start, on: &path, for: readiness, in: component)
        while let top = path.last {
            guard let edge = top.rest.first else {
                path.removeLast()
                continue
            }
            path[path.count - 1].rest.removeFirst()
            let target = model.directTarget(of: edge)
            guard target >= 0 else { continue }
            if let known = answer(of: target, for: readiness, in: component) {
                guard known >= 0 else { continue }
                for visit in path { answers[readiness.rawValue][visit.binding] = (known, component) }
                return known
            }
            visit(target, on: &path, for: readiness, in: component)
        }
        return -1
    }

    /// Adds a binding to a path. Its answer is none until one is found, so the search ends on cycles.
    private mutating func visit(_ binding: Int, on path: inout [Visit], for readiness: Readiness, in component: Int) {
        if answers[readiness.rawValue].isEmpty {
            answers[readiness.rawValue] = Array(repeating: (-1, -1), count: model.bindings.count)
        }
        answers[readiness.rawValue][binding] = (-1, component)
        path.append(Visit(binding: binding, rest: model.bindings[binding].edges))
    }

    /// The known answer for a binding: the binding that it leads to, or -1 for none; nil if unknown.
    private func answer(of binding: Int, for readiness: Readiness, in component: Int) -> Int? {
        guard leads[binding] else { return -1 }
        let isFallible = model.bindings[binding].effects.isFallible
        if isReached[binding], !isFallible || model.isKept(binding) { return -1 }
        if isFallible, !isReady(readiness, for: binding) { return binding }
        let known = answers[readiness.rawValue]
        guard !known.isEmpty, case let (culprit, asked) = known[binding], asked >= 0 else { return nil }
        // A descendant makes more, so it finds nothing where an ancestor has found nothing.
        return asked == component || (culprit < 0 && isOnTrail[asked]) ? culprit : nil
    }

    private func isReady(_ readiness: Readiness, for binding: Int) -> Bool {
        switch readiness {
        case .nothing: false
        case .throwing:
            !model.bindings[binding].effects.contains(.asynchronous) && !model.belongsToMainActor(binding)
        case .throwingOnMainActor: !model.bindings[binding].effects.contains(.asynchronous)
        }
    }
}
