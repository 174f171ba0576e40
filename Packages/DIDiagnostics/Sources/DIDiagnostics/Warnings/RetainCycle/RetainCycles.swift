// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The shared bindings whose instances may keep the frames in which they are stored.
///
/// A shared object retains its dependencies, directly and transitively. A deferred need among these retains the frame in
/// which its target is made; a `WeakProvider` retains none. If that frame also stores the shared object, neither of them is
/// ever released.
struct RetainCycles {
    /// The deferred needs that retain the frame of a shared binding, each with the nearest such binding.
    private(set) var closing: [(owner: Int, edge: Int)] = []
    /// The level of each binding's frame.
    let levels: [Int]
    /// For each binding, the edge over which the search came to it from a shared one, or -1.
    private(set) var arrivals: [Int]
    private let model: _GraphModel
    /// The shared binding that retains each visited binding.
    private var owners: [Int]
    private var queue: [Int]
    private lazy var stores: SharedNeeds = SharedNeeds(model, levels)

    /// Finds them by a breadth-first search from the shared bindings to the unshared ones that each of them retains; nil if
    /// there can be none.
    ///
    /// Complexity: linear in bindings and edges.
    init?(_ model: _GraphModel) {
        // The requesters retain an instance that is shared weakly.
        let shared = model.bindings.indices.filter(model.isKept)
        guard !shared.isEmpty, model.edges.contains(where: Self.keepsFrame) else { return nil }
        self.model = model
        levels = _Homes(model).levels
        queue = shared
        arrivals = Array(repeating: -1, count: model.bindings.count)
        owners = arrivals
        for index in shared { owners[index] = index }
        run()
    }

    private static func keepsFrame(_ edge: _GraphModel.Edge) -> Bool {
        edge.kind.isDeferred && edge.kind != .weak && edge.to >= 0
    }

    private mutating func run() {
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
        } else if Self.keepsFrame(model.edges[edge]), !isOnlyAsked(edge) {
            closing.append((owner, edge))
        }
    }

    /// Whether an edge requests a tagged value that depends on the seed only, on nothing shared.
    ///
    /// Such values can be requested only by a `TaggedProvider`, which is usually read immediately.
    private mutating func isOnlyAsked(_ edge: Int) -> Bool {
        guard model.edges[edge].kind == .provider, model.key(ofEdge: edge).tag != nil,
            let form = _Form.find(model.request(ofEdge: edge))
        else { return false }
        let isTagged = form.isValue || (form.kind == .optional && _Form.find(form.value)?.isValue == true)
        return isTagged && !stores.contains(model.edges[edge].to)
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
        where model.bindings[index].sharing != .unshared || model.bindings[index].kind == .componentFactory {
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
