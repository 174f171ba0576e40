// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// A need of a binding. Its indices take half a word each, since each binding has several edges.
    @usableFromInline
    package struct Edge: Sendable {
        @usableFromInline let origin, target: Int32
        /// The way in which it is needed.
        package var kind: NeedKind
        /// The effects that the request is ready for.
        package var readiness: _Effects = []
        /// Whether the requested value cannot leave the isolation in which it is handed over, since it is not Sendable.
        package var isConfined: Bool = false
        /// Whether the requested type is the key's type, without wrappers.
        package internal(set) var isPlain: Bool = true

        package init(from: Int, to: Int, kind: NeedKind) {
            (origin, target, self.kind) = (Int32(truncatingIfNeeded: from), Int32(truncatingIfNeeded: to), kind)
        }

        /// The index of the requester.
        @inlinable package var from: Int { Int(origin) }
        /// The index of the dependency; `missing` or `absent` for none.
        @inlinable package var to: Int { Int(target) }
    }

    /// A request of a running program, as a function that nothing calls: the last binding of the model.
    package struct Question: Sendable {
        /// The function.
        package var binding: Int
        /// The binding whose construction makes the request; nil for any other request.
        package var requester: Int?

        /// Describes such a function.
        package init(binding: Int, requester: Int?) {
            (self.binding, self.requester) = (binding, requester)
        }
    }

    /// Adds an edge. `key` is the requested key without wrappers, which is also the target's key, if there is a target.
    @_optimize(speed)
    package mutating func append(_ edge: Edge, for key: _Key, requesting request: Any.Type) {
        var edge = edge
        if edge.to < 0 { self.unboundKeys[edges.count] = key }
        if request != key.type {
            edge.isPlain = false
            wrappedEdges.append(edges.count)
            wrappedRequests.append(request)
        }
        edges.append(edge)
    }

    /// The type that the factory requests, with its wrappers. Logarithmic in the number of requests with wrappers.
    @_optimize(speed)
    package func request(ofEdge edge: Int) -> Any.Type {
        if edges[edge].isPlain { return key(ofEdge: edge).type }
        var (low, high) = (0, wrappedEdges.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if wrappedEdges[middle] < edge { low = middle + 1 } else { high = middle }
        }
        return wrappedRequests[low]
    }

    /// The key that an edge leads to: the requested key, without wrappers.
    @_optimize(speed)
    package func key(ofEdge edge: Int) -> _Key {
        let target = edges[edge].to
        if target >= 0 { return bindings[target].key }
        // Every edge to no binding has been added with its key.
        guard let key = self.unboundKeys[edge] else { preconditionFailure("an edge to no binding has no key") }
        return key
    }
}
