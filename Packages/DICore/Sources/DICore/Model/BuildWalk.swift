// SPDX-License-Identifier: Apache-2.0

/// A walk over the components, parents before children, that finds the bindings that each build makes first.
///
/// The bindings that a build and its ancestors' builds reach are marked while its descendants are visited. A component
/// comes directly before its descendants, as in every planned graph.
struct BuildWalk: ~Copyable {
    let model: _GraphModel
    /// Whether a binding is effectively on the main actor.
    let isMain: [Bool]
    /// Whether a binding throws, awaits, or directly leads to such a binding.
    let leads: [Bool]
    private(set) var madeFirst: [[Int]]
    private(set) var firstLayer: [[Int]]
    private(set) var unmet: [_EffectFlow.Unmet] = []

    /// Whether the builds of the current component and its ancestors reach a binding.
    private(set) var isReached: [Bool]
    /// Whether a component is the current one or one of its ancestors.
    private(set) var isOnTrail: [Bool]
    /// The answers by readiness: the binding that requests lead to and the component of the search, -1 for none; made
    /// on first use.
    var answers: [[(culprit: Int, component: Int)]] = [[], [], []]
    /// The bindings that each component on the current path has marked.
    private var trails: [(component: Int, marked: [Int])] = []

    init(_ model: _GraphModel, isMain: [Bool], leads: [Bool]) {
        self.model = model
        self.isMain = isMain
        self.leads = leads
        madeFirst = Array(repeating: [], count: model.components.count)
        firstLayer = madeFirst
        isReached = Array(repeating: false, count: model.bindings.count)
        isOnTrail = Array(repeating: false, count: model.components.count)
    }

    /// Visits all components.
    mutating func visitAll() {
        for component in model.components.indices {
            while let last = trails.last, last.component != model.components[component].parent {
                for binding in last.marked { isReached[binding] = false }
                isOnTrail[last.component] = false
                trails.removeLast()
            }
            isOnTrail[component] = true
            trails.append((component, walk(from: component)))
            checkRequests(in: component)
        }
    }

    /// Follows direct needs from the eager bindings and the root, except where an ancestor's build does, and returns
    /// the bindings on the way.
    @_optimize(speed)
    private mutating func walk(from component: Int) -> [Int] {
        let root = model.components[component].rootBinding
        var starts: [Int] = root >= 0 ? [root] : []
        for binding in model.components[component].bindings.reversed()
        where model.bindings[binding].sharing == .eager && binding != root {
            starts.append(binding)
        }
        var marked: [Int] = []
        reach(starts, into: &marked) { walk, binding in
            // An unshared root is made last, after its dependencies.
            guard walk.model.bindings[binding].effects.isFallible, walk.model.isKept(binding) else { return true }
            walk.firstLayer[component].append(binding)
            return false
        }
        for binding in firstLayer[component] { isReached[binding] = false }
        reach(firstLayer[component].reversed(), into: &marked) { _, _ in true }
        madeFirst[component] = marked.filter {
            model.bindings[$0].effects.isFallible && (model.isKept($0) || $0 == root)
        }
        return marked
    }

    /// Marks the bindings that lead to effects, from `starts` over direct needs; `follows` decides whether to continue.
    @_optimize(speed)
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

    @_optimize(speed)
    private mutating func checkRequests(in component: Int) {
        for binding in model.components[component].bindings { checkRequests(of: binding, in: component) }
        if let question = model.question?.binding, model.bindings[question].component == component {
            checkRequests(of: question, in: component)
        }
    }

    private mutating func checkRequests(of binding: Int, in component: Int) {
        for edge in model.bindings[binding].edges {
            let culprit = culprit(of: edge, in: component)
            if culprit >= 0 { unmet.append(_EffectFlow.Unmet(edge: edge, binding: culprit)) }
        }
    }
}
