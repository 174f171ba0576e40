// SPDX-License-Identifier: Apache-2.0

/// The flow of effects through a graph: the bindings that belong to the main actor, and those that builds make first.
///
/// Graphs without effects have none. Complexity: linear in bindings, edges, and the bindings that builds make first.
package final class _EffectFlow: Sendable {
    /// A deferred request that can't carry the effects that it leads to.
    package struct Unmet: Sendable {
        /// The request's edge.
        package let edge: Int
        /// The binding that throws or awaits, and that no build makes before the request.
        ///
        /// If the request can carry the binding's effects, the binding belongs to the main actor, and the request would
        /// make it on any thread.
        package let binding: Int
    }

    /// Whether a binding is effectively on the main actor: by its own effect, by a direct dependency's, or because it
    /// is shared without being Sendable.
    package let isMain: [Bool]
    /// For each component, the bindings that its build makes first and that no ancestor's build makes, in the order of a
    /// walk from its eager bindings and its root.
    package let madeFirst: [[Int]]
    /// The shared ones of `madeFirst` that a path from an eager binding or the root reaches first.
    package let firstLayer: [[Int]]
    /// The deferred requests that can't carry the effects.
    package let unmet: [Unmet]

    /// Whether a binding throws, awaits, or directly leads to such a binding.
    private let leads: [Bool]

    /// Follows the effects of a graph whose edges are resolved; nil for a graph without effects.
    package init?(_ model: _GraphModel) {
        guard model.bindings.contains(where: { !$0.effects.isEmpty || $0.isMainOnly }) else { return nil }
        (isMain, leads) = Self.propagated(in: model)
        var walk = BuildWalk(model, isMain: isMain, leads: leads)
        if leads.contains(true) { walk.visitAll() }
        (madeFirst, firstLayer, unmet) = (walk.madeFirst, walk.firstLayer, walk.unmet)
    }

    /// Whether a read of a binding's instance belongs to the main actor. The slot of a Sendable instance that throws or
    /// awaits is filled before any read, so any thread may read it.
    package func isReadOnMain(_ binding: Int, in model: _GraphModel) -> Bool {
        isMain[binding] && !model.isFreelyRead(binding)
    }

    /// Follows effects from their bindings back to the requesters.
    @_optimize(speed)
    private static func propagated(in model: _GraphModel) -> (isMain: [Bool], leads: [Bool]) {
        var isMain: [Bool] = Array(repeating: false, count: model.bindings.count)
        var leads = isMain
        // The direct edges to each binding, as linked lists: the first edge, and the next one after each.
        var first: [Int] = Array(repeating: -1, count: model.bindings.count)
        var next: [Int] = Array(repeating: -1, count: model.edges.count)
        for edge in model.edges.indices {
            let target = model.directTarget(of: edge)
            if target >= 0 { (next[edge], first[target]) = (first[target], edge) }
        }
        var open = model.bindings.indices.filter { model.bindings[$0].effects.isFallible }
        for index in open { leads[index] = true }
        while let binding = open.popLast() {
            var edge = first[binding]
            while edge >= 0 {
                let requester = model.edges[edge].from
                if !leads[requester] {
                    leads[requester] = true
                    open.append(requester)
                }
                edge = next[edge]
            }
        }
        for index in model.bindings.indices where isMainByItself(index, in: model) {
            isMain[index] = true
            open.append(index)
        }
        while let binding = open.popLast() {
            var edge = model.isFreelyRead(binding) ? -1 : first[binding]
            while edge >= 0 {
                let requester = model.edges[edge].from
                if !isMain[requester], !model.bindings[requester].kind.isCalledLater {
                    isMain[requester] = true
                    open.append(requester)
                }
                edge = next[edge]
            }
        }
        return (isMain, leads)
    }

    private static func isMainByItself(_ binding: Int, in model: _GraphModel) -> Bool {
        if model.bindings[binding].isMainOnly { return true }
        return model.bindings[binding].effects.contains(.onMainActor) && !model.bindings[binding].kind.isCalledLater
    }

    /// The bindings that throw or await and must be made before a binding: all that direct edges reach, and all that a
    /// synchronous provider could request during construction, unless they lead back to it.
    ///
    /// `groups` numbers the strong components of the graph with all edges. Complexity: linear in the bindings between
    /// this one and its results.
    package func needs(of binding: Int, in model: _GraphModel, groups: [Int]) -> [Int] {
        // A step is a binding, and whether a request that can throw is on the path: it makes bindings that only throw,
        // and none of them before it is called.
        var seen: Set<Int> = [binding << 1]
        var found: [Int] = []
        var open: [Int] = [binding << 1]
        while let next = open.popLast() {
            for edge in model.bindings[next >> 1].edges {
                let (target, readiness) = (model.edges[edge].to, model.edges[edge].readiness)
                guard target >= 0, leads[target], !isChildBuild(next >> 1, target, in: model) else { continue }
                let isDeferred = model.edges[edge].kind.isDeferred
                let isNear = groups[target] == groups[binding]
                if isDeferred, isNear || readiness.contains(.asynchronous) { continue }
                let isThrowing = next & 1 == 1 || isDeferred && readiness.isFallible
                let step = target << 1 | (isThrowing ? 1 : 0)
                guard seen.insert(step).inserted else { continue }
                let effects = model.bindings[target].effects
                if effects.contains(.asynchronous) {
                    if !seen.contains(step ^ 1) { found.append(target) }
                } else if effects.isFallible, !isThrowing {
                    found.append(target)
                } else {
                    open.append(step)
                }
            }
        }
        return found
    }

    /// The first binding that throws or awaits on each direct path from a binding, itself included.
    package func firstReached(from binding: Int, in model: _GraphModel) -> [Int] {
        guard leads[binding] else { return [] }
        var seen: Set<Int> = [binding]
        var found: [Int] = []
        var open: [Int] = [binding]
        while let next = open.popLast() {
            if model.bindings[next].effects.isFallible {
                found.append(next)
                continue
            }
            for edge in model.bindings[next].edges {
                let target = model.directTarget(of: edge)
                if target >= 0, leads[target], seen.insert(target).inserted { open.append(target) }
            }
        }
        return found
    }

    private func isChildBuild(_ from: Int, _ to: Int, in model: _GraphModel) -> Bool {
        model.bindings[from].kind == .componentFactory || model.bindings[to].kind == .componentFactory
    }
}

extension _GraphModel {
    /// The binding that an edge needs during construction, or a negative number. A component's factory needs nothing: its
    /// build makes the root.
    package func directTarget(of edge: Int) -> Int {
        edges[edge].kind.isDeferred || bindings[edges[edge].from].kind == .componentFactory ? -1 : edges[edge].to
    }

    /// Whether a binding's instance is Sendable and its slot is filled before any read.
    package func isFreelyRead(_ binding: Int) -> Bool {
        bindings[binding].effects.isFallible && isKept(binding) && !bindings[binding].isMainOnly
    }

    /// Whether a binding belongs to the main actor by itself, rather than through its dependencies.
    package func belongsToMainActor(_ binding: Int) -> Bool {
        bindings[binding].effects.contains(.onMainActor) || bindings[binding].isMainOnly
    }

    /// Whether each request for a binding makes an instance that throws or awaits; false for `missing`.
    package func isMadeAnew(_ binding: Int) -> Bool {
        binding >= 0 && bindings[binding].effects.isFallible && !isKept(binding)
    }

    /// Whether a component keeps the binding's instance, so builds can make it first.
    package func isKept(_ binding: Int) -> Bool {
        bindings[binding].sharing == .shared || bindings[binding].sharing == .eager
    }
}

extension _GraphModel.Kind {
    /// Whether the binding is a function or a factory that is called later; its effects are the call's.
    @inlinable package var isCalledLater: Bool {
        switch self {
        case .assistedFactory, .propertyInjector, .componentFactory: true
        default: false
        }
    }
}
