// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/RetainCycle`: a shared object that keeps its own component alive, so neither is ever freed.
///
/// A shared object retains its dependencies, directly and transitively. A deferred need among these retains the frame in
/// which its target is made; a `WeakProvider` retains none. If that frame also stores the shared object, neither of them is
/// ever released. Complexity: linear in bindings and edges.
enum RetainCycleRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        // Only its requesters retain an instance that is shared weakly.
        let shared = model.bindings.indices.filter(model.isKept)
        guard !shared.isEmpty, model.edges.contains(where: keepsFrame) else { return }
        let levels = _Homes(model, model.strongComponents()).levels
        // The shared binding that retains each visited binding, and the edge by which the search reached it.
        var owners = Array(repeating: -1, count: model.bindings.count)
        var arrivals = owners
        for index in shared { owners[index] = index }
        var closing: [(owner: Int, edge: Int)] = []
        var (queue, next) = (shared, 0)
        while next < queue.count {
            let owner = owners[queue[next]]
            for index in model.bindings[queue[next]].edges {
                let edge = model.edges[index]
                // A binding of another frame cannot lead back to this one.
                guard edge.to >= 0, levels[edge.to] == levels[owner] else { continue }
                if edge.kind.isDeferred {
                    if keepsFrame(edge), !isOnlyAsked(index, in: model, levels) { closing.append((owner, index)) }
                } else if owners[edge.to] < 0 {
                    (owners[edge.to], arrivals[edge.to]) = (owner, index)
                    queue.append(edge.to)
                }
            }
            next += 1
        }
        let ways = arrivals
        for (owner, edge) in closing
        where !model.allows(.retainCycle, for: owner) && !model.allows(.retainCycle, for: model.edges[edge].from) {
            findings.append(Remark(.retainCycle, owner, edge) { $0.retainCycle(owner, edge, levels, ways) })
        }
    }

    private static func keepsFrame(_ edge: _GraphModel.Edge) -> Bool {
        edge.kind.isDeferred && edge.kind != .weak && edge.to >= 0
    }

    /// Whether an edge requests a tagged value that depends on the seed only, on nothing shared.
    ///
    /// Such values can be requested only by a `TaggedProvider`, which is usually read immediately.
    private static func isOnlyAsked(_ edge: Int, in model: _GraphModel, _ levels: [Int]) -> Bool {
        guard model.edges[edge].kind == .provider, model.key(ofEdge: edge).tag != nil,
            let form = _Form.find(model.request(ofEdge: edge))
        else { return false }
        let isTagged = form.isValue || (form.kind == .optional && _Form.find(form.value)?.isValue == true)
        return isTagged && model.wayToFrame(from: model.edges[edge].to, levels, storingSeed: false) == nil
    }
}

extension _GraphModel {
    /// The edges from a binding to the part of its home frame that it needs; nil if it needs none.
    fileprivate func wayToFrame(from start: Int, _ levels: [Int], storingSeed: Bool) -> [Int]? {
        shortestWay(from: [start]) { binding, arrival in
            let row = bindings[binding]
            return arrival >= 0 && edges[arrival].kind == .weak || row.sharing != .unshared
                || row.kind == .componentFactory || storingSeed && row.kind == .seed
        } over: { index in
            let target = edges[index].to
            guard target >= 0 else { return -1 }
            // A weak provider needs the frame of the component that its target is bound in.
            let level = edges[index].kind == .weak ? components[bindings[target].component].depth + 1 : levels[target]
            return level == levels[start] ? target : -1
        }?.edges
    }
}

extension _Explainer {
    func retainCycle(_ owner: Int, _ edge: Int, _ levels: [Int], _ arrivals: [Int]) -> Diagnostic {
        let home = model.bindings[owner].component
        let isList = isStack(home) != nil
        let keeper = model.edges[edge].from
        let before = model.way(over: edge, from: owner, arrivals)
        let after = model.wayToFrame(from: model.edges[edge].to, levels, storingSeed: true) ?? []
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

    /// Adds a remark to a step where its binding is shared.
    private func inFrame(_ step: Diagnostic.Step, _ binding: Int) -> Diagnostic.Step {
        guard model.bindings[binding].sharing != .unshared, step.remark.isEmpty else { return step }
        var step = step
        step.remark = "shared in \(named(model.bindings[binding].component))"
        return step
    }
}
