// SPDX-License-Identifier: Apache-2.0

/// A walk over the components, parents before children, that finds what each build makes first.
///
/// The bindings that a build or those of its ancestors reach are marked while their descendants are visited.
struct BuildWalk {
    private let model: _GraphModel
    private let leads: [Bool]
    private let isMain: [Bool]
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
    /// The last query that has seen each binding, and the number of queries.
    private var seen: [Int]
    private var queries: Int = 0

    init(_ model: _GraphModel, _ leads: [Bool], isMain: [Bool]) {
        self.model = model
        self.leads = leads
        self.isMain = isMain
        madeFirst = Array(repeating: [], count: model.components.count)
        firstLayer = madeFirst
        isReached = Array(repeating: false, count: model.bindings.count)
        answered = Array(repeating: -1, count: model.bindings.count)
        answers = answered
        seen = answered
    }

    /// Visits all components.
    mutating func visitAll() {
        for component in model.components.indices {
            while let last = trails.last, last.component != model.components[component].parent {
                for binding in last.marked { isReached[binding] = false }
                trails.removeLast()
            }
            trails.append((component, walk(from: component)))
            checkRequests(in: component)
        }
    }

    /// Follows direct needs from the eager bindings and the root, as far as no ancestor's build does, and returns the
    /// bindings on the way.
    private mutating func walk(from component: Int) -> [Int] {
        let root = model.components[component].rootBinding
        var starts: [Int] = root >= 0 ? [root] : []
        for binding in model.components[component].bindings.reversed()
        where model.bindings[binding].sharing == .eager && binding != root {
            starts.append(binding)
        }
        var marked: [Int] = []
        reach(starts, into: &marked) { walk, binding in
            // An unshared root is made last, after what it needs.
            guard walk.model.bindings[binding].effects.isFallible, walk.model.isKept(binding) else { return true }
            walk.firstLayer[component].append(binding)
            return false
        }
        for binding in firstLayer[component] { isReached[binding] = false }
        reach(firstLayer[component].reversed(), into: &marked) { _, _ in true }
        madeFirst[component] = marked.filter { model.bindings[$0].effects.isFallible }
        return marked
    }

    /// Marks the bindings that lead to effects, from some on over direct needs; `follows` decides whether to go on.
    private mutating func reach(
        _ starts: [Int], into marked: inout [Int], follows: (inout BuildWalk, Int) -> Bool
    ) {
        var open = starts
        while let next = open.popLast() {
            guard leads[next], !isReached[next] else { continue }
            isReached[next] = true
            guard follows(&self, next) else { continue }
            marked.append(next)
            for edge in model.bindings[next].edges.reversed() {
                let target = model.directTarget(of: edge)
                if target >= 0 { open.append(target) }
            }
        }
    }

    private mutating func checkRequests(in component: Int) {
        for binding in model.components[component].bindings {
            for edge in model.bindings[binding].edges {
                let target = model.edges[edge].to
                guard target >= 0, leads[target], model.edges[edge].kind.isDeferred,
                    model.bindings[binding].kind != .componentFactory, model.bindings[target].kind != .componentFactory
                else { continue }
                let readiness = model.edges[edge].readiness.fallible
                guard readiness != .asynchronous else { continue }
                // A request that cannot leave the main actor is followed there.
                let isOnMain = model.edges[edge].isConfined && isMain[binding]
                let culprit = unready(from: target, for: readiness, isOnMain: isOnMain, in: component)
                if culprit >= 0 { unmet.append(_EffectFlow.Unmet(edge: edge, binding: culprit)) }
            }
        }
    }

    /// The first binding on a direct way from another one, itself included, that throws or awaits more than a request is
    /// ready for and that no build has made; -1 for none. A request that is ready to throw makes what throws at once, so it
    /// isn't ready for what throws on the main actor unless it is followed there.
    private mutating func unready(
        from start: Int, for readiness: _Effects, isOnMain: Bool, in component: Int
    ) -> Int {
        // Answers are remembered for requests that are ready for nothing, which are nearly all.
        let isUsual = readiness.isEmpty
        queries += 1
        var open = [start]
        var visited: [Int] = []
        while let next = open.popLast() {
            guard leads[next] else { continue }
            if isUsual, answered[next] == component {
                if answers[next] >= 0 { return answers[next] }
                continue
            }
            guard seen[next] != queries else { continue }
            seen[next] = queries
            let isFallible = model.bindings[next].effects.isFallible
            let isMade = isReached[next] && !(isFallible && !model.isKept(next))
            if isMade { continue }
            let isThere = isOnMain || !model.bindings[next].effects.contains(.onMainActor)
            if isFallible, !isThere || !model.bindings[next].effects.fallible.isSubset(of: readiness) {
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
