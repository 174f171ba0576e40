// SPDX-License-Identifier: Apache-2.0

/// A walk over the components, parents before children, that finds what each build makes first.
///
/// The bindings that a build or those of its ancestors reach are marked while their descendants are visited.
struct BuildWalk {
    private let model: _GraphModel
    private let leads: [Bool]
    private(set) var madeFirst: [[Int]]
    private(set) var firstLayer: [[Int]]
    private(set) var unmet: [_EffectFlow.Unmet] = []

    /// Whether the builds of the current component and its ancestors reach a binding.
    private var isReached: [Bool]
    /// The bindings that each component on the current way down has marked.
    private var trails: [(component: Int, marked: [Int])] = []
    /// The component for which `answers` were found, by binding.
    private var answered: [Int]
    private var answers: [Int]

    init(_ model: _GraphModel, _ leads: [Bool]) {
        self.model = model
        self.leads = leads
        madeFirst = Array(repeating: [], count: model.components.count)
        firstLayer = madeFirst
        isReached = Array(repeating: false, count: model.bindings.count)
        answered = Array(repeating: -1, count: model.bindings.count)
        answers = answered
    }

    /// Visits all components.
    mutating func visitAll() {
        for component in model.components.indices {
            while let last = trails.last, last.component != model.components[component].parent {
                for binding in last.marked { isReached[binding] = false }
                trails.removeLast()
            }
            let starts = starts(of: component)
            firstLayer[component] = layer(from: starts)
            trails.append((component, reach(from: starts, in: component)))
            for binding in model.components[component].bindings { checkRequests(of: binding, in: component) }
        }
    }

    private func starts(of component: Int) -> [Int] {
        let root = model.components[component].rootBinding
        return model.components[component].bindings.filter {
            model.bindings[$0].sharing == .eager && $0 != root
        } + (root >= 0 ? [root] : [])
    }

    /// The first bindings on each way that throw or await, of those that no ancestor's build makes.
    private func layer(from starts: [Int]) -> [Int] {
        var seen: Set<Int> = []
        var found: [Int] = []
        var open = Array(starts.reversed())
        while let next = open.popLast() {
            guard leads[next], !isReached[next], seen.insert(next).inserted else { continue }
            // An unshared root is made last, after what it needs.
            if model.bindings[next].effects.isFallible, model.isKept(next) {
                found.append(next)
                continue
            }
            for edge in model.bindings[next].edges.reversed() {
                let target = model.directTarget(of: edge)
                if target >= 0 { open.append(target) }
            }
        }
        return found
    }

    /// Marks what the build reaches, and returns it.
    private mutating func reach(from starts: [Int], in component: Int) -> [Int] {
        var marked: [Int] = []
        var open = Array(starts.reversed())
        while let next = open.popLast() {
            guard leads[next], !isReached[next] else { continue }
            isReached[next] = true
            marked.append(next)
            if model.bindings[next].effects.isFallible { madeFirst[component].append(next) }
            for edge in model.bindings[next].edges.reversed() {
                let target = model.directTarget(of: edge)
                if target >= 0 { open.append(target) }
            }
        }
        return marked
    }

    private mutating func checkRequests(of binding: Int, in component: Int) {
        guard model.bindings[binding].kind != .componentFactory else { return }
        for edge in model.bindings[binding].edges where model.edges[edge].kind.isDeferred {
            let (target, readiness) = (model.edges[edge].to, model.edges[edge].readiness.fallible)
            guard target >= 0, leads[target], model.bindings[target].kind != .componentFactory,
                readiness != .asynchronous
            else { continue }
            let culprit = unready(from: target, for: readiness, in: component)
            if culprit >= 0 { unmet.append(_EffectFlow.Unmet(edge: edge, binding: culprit)) }
        }
    }

    /// The first binding on a direct way from another one, itself included, that throws or awaits more than a request is
    /// ready for and that no build has made; -1 for none.
    private mutating func unready(from start: Int, for readiness: _Effects, in component: Int) -> Int {
        // Answers are remembered for requests that are ready for nothing, which are nearly all.
        let isUsual = readiness.isEmpty
        var seen: Set<Int> = []
        var open = [start]
        var visited: [Int] = []
        while let next = open.popLast() {
            guard leads[next] else { continue }
            if isUsual, answered[next] == component {
                if answers[next] >= 0 { return answers[next] }
                continue
            }
            guard seen.insert(next).inserted else { continue }
            let isFallible = model.bindings[next].effects.isFallible
            let isMade = isReached[next] && !(isFallible && !model.isKept(next))
            if isMade { continue }
            if isFallible, !model.bindings[next].effects.fallible.isSubset(of: readiness) {
                if isUsual { (answered[start], answers[start]) = (component, next) }
                return next
            }
            visited.append(next)
            for edge in model.bindings[next].edges.reversed() {
                let target = model.directTarget(of: edge)
                if target >= 0 { open.append(target) }
            }
        }
        // Nothing below any of these is unready.
        if isUsual {
            for binding in visited { (answered[binding], answers[binding]) = (component, -1) }
        }
        return -1
    }
}
