// SPDX-License-Identifier: Apache-2.0

/// The bindings that need each binding during construction.
struct _DirectRequesters: Sendable {
    // Indices in half a word, since the time of a large graph is that of its memory.
    private var starts: [Int32]
    private var requesters: [Int32]

    /// Collects the requesters of all bindings. Complexity: linear in bindings and edges.
    @_optimize(speed)
    init(_ model: _GraphModel) {
        let count = model.bindings.count
        // The number of requesters of each binding, two places further on.
        var starts: [Int32] = Array(repeating: 0, count: count + 2)
        Self.forEachNeed(in: model) { starts[$1 + 2] += 1 }
        for index in 0..<count { starts[index + 2] += starts[index + 1] }
        // One place further on is where each list starts, and then, where it ends.
        var requesters: [Int32] = Array(repeating: 0, count: Int(starts[count + 1]))
        Self.forEachNeed(in: model) { requester, target in
            requesters[Int(starts[target + 1])] = Int32(truncatingIfNeeded: requester)
            starts[target + 1] += 1
        }
        self.starts = starts
        self.requesters = requesters
    }

    /// Calls a function with each binding and each of its direct targets: those of ``_GraphModel/directTarget(of:)``, with
    /// one look at the binding for all of its edges.
    @inline(__always)
    private static func forEachNeed(in model: _GraphModel, _ body: (_ requester: Int, _ target: Int) -> Void) {
        for binding in model.bindings.indices where model.bindings[binding].kind != .componentFactory {
            for edge in model.bindings[binding].edges where !model.edges[edge].kind.isDeferred {
                let target = model.edges[edge].to
                if target >= 0 { body(binding, target) }
            }
        }
    }

    /// The places of a binding's requesters in the list of all; a slice of it would count a reference for each binding.
    func places(of binding: Int) -> Range<Int> { Int(starts[binding])..<Int(starts[binding + 1]) }

    subscript(place: Int) -> Int { Int(requesters[place]) }
}
