// SPDX-License-Identifier: Apache-2.0

/// A walk over the components, parents before children, that finds what each build makes first.
///
/// The bindings that a build or those of its ancestors reach are marked while their descendants are visited. A component
/// comes directly before its descendants, as in every planned graph.
struct BuildWalk {
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
    /// What requests lead to, by readiness; made when first needed.
    var answers: [Answers?] = [nil, nil, nil]
    /// The bindings that each component on the current way down has marked.
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
            let starts = starts(of: component)
            firstLayer[component] = layer(from: starts)
            trails.append((component, reach(from: starts, in: component)))
            for binding in model.components[component].bindings {
                for edge in model.bindings[binding].edges {
                    let culprit = culprit(of: edge, in: component)
                    if culprit >= 0 { unmet.append(_EffectFlow.Unmet(edge: edge, binding: culprit)) }
                }
            }
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
}
