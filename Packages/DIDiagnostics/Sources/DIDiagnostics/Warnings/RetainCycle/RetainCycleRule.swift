// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/RetainCycle`: a shared object that keeps its own component alive, so that neither is ever freed.
enum RetainCycleRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        guard let cycles = RetainCycles(model) else { return }
        for (owner, edge) in cycles.closing {
            let keeper = model.edges[edge].from
            if model.allows(.retainCycle, for: owner) || model.allows(.retainCycle, for: keeper) { continue }
            let (levels, arrivals) = (cycles.levels, cycles.arrivals)
            findings.append(Remark(.retainCycle, owner, edge) { $0.retainCycle(owner, edge, levels, arrivals) })
        }
    }
}

extension _Explainer {
    func retainCycle(_ owner: Int, _ edge: Int, _ levels: [Int], _ arrivals: [Int]) -> Diagnostic {
        let home = model.bindings[owner].component
        let isList = isStack(home) != nil
        let keeper = model.edges[edge].from
        let before = way(over: edge, from: owner, arrivals)
        let after = wayToFrame(from: model.edges[edge].to, levels)
        let requester = keeper == owner ? "request" : "let \(called(keeper)) request"
        let weakProvider = isReadOnMain(model.edges[edge].to) ? "MainActorWeakProvider" : "WeakProvider"
        return diagnostic(
            .retainCycle, .warning, on: owner,
            "\(called(owner)) is shared in \(named(home)) and keeps \(isList ? "the injector" : "it") alive",
            trace: [inFrame(step(.start, owner), owner)]
                + Diagnostic.Step._ends(of: before + after) { inFrame(needed($0), model.edges[$0].to) },
            notes: [
                "this is a leak only if \(called(keeper)) stores what it receives; if it does not, "
                    + allowing(.retainCycle, owner)
            ],
            fixes: [
                "\(requester) a \(weakProvider) of \(called(model.edges[edge].to))",
                isDeclared(owner)
                    ? "declare \(called(owner)) by factory" : "bind \(called(owner)) without sharedInScope()",
                isList
                    ? "share \(called(owner)) in a separate component"
                    : "share \(called(owner)) in a child component of \(named(home))",
            ])
    }

    /// The edges from a binding to the part of its home frame that it needs; none if it is such a part itself.
    private func wayToFrame(from start: Int, _ levels: [Int]) -> [Int] {
        var arrivals: [Int: Int] = [start: -1]
        var queue: [Int] = [start]
        var next = 0
        while next < queue.count, !isPartOfFrame(queue[next]) {
            for edge in model.bindings[queue[next]].edges {
                let target = model.edges[edge].to
                guard target >= 0 else { continue }
                if model.edges[edge].kind == .weak {
                    // A weak provider needs the frame of the component that its target is bound in.
                    let level = model.components[model.bindings[target].component].depth + 1
                    if level == levels[start] { return way(to: queue[next], arrivals) + [edge] }
                } else if levels[target] == levels[start], arrivals[target] == nil {
                    arrivals[target] = edge
                    queue.append(target)
                }
            }
            next += 1
        }
        return next < queue.count ? way(to: queue[next], arrivals) : []
    }

    private func way(to end: Int, _ arrivals: [Int: Int]) -> [Int] {
        var edges: [Int] = []
        var current = end
        while let edge = arrivals[current], edge >= 0 {
            edges.append(edge)
            current = model.edges[edge].from
        }
        return edges.reversed()
    }

    /// Whether the instances of a binding are stored in a frame, or made with one.
    private func isPartOfFrame(_ binding: Int) -> Bool {
        let kind = model.bindings[binding].kind
        return model.bindings[binding].sharing != .unshared || kind == .seed || kind == .componentFactory
    }

    /// Adds a remark to a step where its binding is shared.
    private func inFrame(_ step: Diagnostic.Step, _ binding: Int) -> Diagnostic.Step {
        guard model.bindings[binding].sharing != .unshared, step.remark.isEmpty else { return step }
        var step = step
        step.remark = "shared in \(named(model.bindings[binding].component))"
        return step
    }
}
