// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/RetainCycle`: a shared object that keeps its own component alive, so that neither is ever freed.
///
/// A shared object retains its dependencies, directly and transitively, down to other shared objects. A deferred need
/// among these retains the frame in which its target is made. If that frame also stores the shared object, both leak.
/// `_Homes` determines the frames, as it does for the engine. A `WeakProvider` retains no frame.
enum RetainCycleRule: Rule {
    static let ids: [Diagnostic.ID] = [.retainCycle]

    static func check(_ model: _GraphModel, into findings: inout [any Finding]) {
        let shared = model.bindings.indices.filter { isHeld($0, in: model) }
        guard !shared.isEmpty, model.edges.contains(where: { keepsFrame($0) }) else { return }
        var search = Search(model, from: shared)
        search.run()
        let found = RetainCycleFinding.Search(levels: search.levels, arrivals: search.arrivals)
        for (owner, edge) in search.closing {
            let keeper = model.edges[edge].from
            if model.allows(.retainCycle, for: owner) || model.allows(.retainCycle, for: keeper) { continue }
            findings.append(RetainCycleFinding(owner: owner, edge: edge, search: found))
        }
    }

    /// Whether a frame retains the instance; the requesters retain a weakly shared one.
    private static func isHeld(_ binding: Int, in model: _GraphModel) -> Bool {
        let sharing = model.bindings[binding].sharing
        return sharing == .shared || sharing == .eager
    }

    private static func keepsFrame(_ edge: _GraphModel.Edge) -> Bool {
        edge.kind.isDeferred && edge.kind != .weak && edge.to >= 0
    }

    /// A breadth-first search from the shared bindings to the unshared bindings that each of them retains.
    private struct Search {
        let model: _GraphModel
        let levels: [Int]
        private(set) var arrivals: [Int]
        private(set) var closing: [(owner: Int, edge: Int)] = []
        /// The shared binding that retains each visited binding.
        private var owners: [Int]
        private var queue: [Int]
        private lazy var stores: SharedNeeds = SharedNeeds(model, levels)

        init(_ model: _GraphModel, from shared: [Int]) {
            self.model = model
            levels = _Homes(model).levels
            queue = shared
            arrivals = Array(repeating: -1, count: model.bindings.count)
            owners = arrivals
            for index in shared { owners[index] = index }
        }

        mutating func run() {
            var next = 0
            while next < queue.count {
                for edge in model.bindings[queue[next]].edges { follow(edge, of: owners[queue[next]]) }
                next += 1
            }
        }

        private mutating func follow(_ edge: Int, of owner: Int) {
            let target = model.edges[edge].to
            // A binding of another frame cannot lead back to this one.
            guard target >= 0, levels[target] == levels[owner] else { return }
            if !model.edges[edge].kind.isDeferred {
                guard owners[target] < 0 else { return }
                owners[target] = owner
                arrivals[target] = edge
                queue.append(target)
            } else if RetainCycleRule.keepsFrame(model.edges[edge]), !isOnlyAsked(edge) {
                closing.append((owner, edge))
            }
        }

        /// Whether an edge requests a tagged value that depends on the seed only, on nothing shared.
        ///
        /// Such values can be requested only by a `TaggedProvider`, which is usually read at once.
        private mutating func isOnlyAsked(_ edge: Int) -> Bool {
            guard model.edges[edge].kind == .provider, model.key(ofEdge: edge).tag != nil,
                let form = _Form.find(model.request(ofEdge: edge))
            else { return false }
            let isTagged = form.isValue || (form.kind == .optional && _Form.find(form.value)?.isValue == true)
            return isTagged && !stores.contains(model.edges[edge].to)
        }
    }
}

/// The bindings that depend on shared bindings of their home component, directly or transitively.
private struct SharedNeeds {
    private var isMember: [Bool]

    init(_ model: _GraphModel, _ levels: [Int]) {
        isMember = Array(repeating: false, count: model.bindings.count)
        // The edges to each binding from others of its level, as linked lists: the first edge, and the edge after each.
        var first: [Int] = Array(repeating: -1, count: model.bindings.count)
        var following: [Int] = Array(repeating: -1, count: model.edges.count)
        var queue: [Int] = []
        for index in model.bindings.indices
        where model.bindings[index].sharing != .none || model.bindings[index].kind == .componentFactory {
            add(index, to: &queue)
        }
        for index in model.edges.indices where model.edges[index].to >= 0 {
            let (from, to) = (model.edges[index].from, model.edges[index].to)
            if model.edges[index].kind == .weak {
                if model.components[model.bindings[to].component].depth + 1 == levels[from] { add(from, to: &queue) }
            } else if levels[from] == levels[to] {
                following[index] = first[to]
                first[to] = index
            }
        }
        var next = 0
        while next < queue.count {
            var edge = first[queue[next]]
            while edge >= 0 {
                add(model.edges[edge].from, to: &queue)
                edge = following[edge]
            }
            next += 1
        }
    }

    func contains(_ binding: Int) -> Bool { isMember[binding] }

    private mutating func add(_ binding: Int, to queue: inout [Int]) {
        guard !isMember[binding] else { return }
        isMember[binding] = true
        queue.append(binding)
    }
}
