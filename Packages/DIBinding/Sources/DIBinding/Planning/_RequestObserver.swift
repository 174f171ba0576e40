// SPDX-License-Identifier: Apache-2.0

import DICore

/// Learns of the requests of an injector, and of those of the opaque factories in its graph, before they are answered.
///
/// For the log of a higher layer. Only an injector with an observer pays for it.
package protocol _RequestObserver: AnyObject, Sendable {
    /// Takes a request, and the number of ancestors up to the one that declares the binding: 0 for the injector's own
    /// bindings, and all ancestors for what nothing binds.
    func willAnswer(_ request: _Key, generations: Int)

    /// Takes a request for which the process is about to end.
    func willTrap(_ request: _Key)
}

/// A log of the requests of an injector, for its `log:`. The product `DIMigration` has one.
///
/// An injector without a log has no cost; with a log, each request reads a table under a lock.
public protocol RequestLog: Sendable {
    /// Makes the observer of one injector. For the layers' own use.
    func _observer() -> _LogObserver
}

/// The observer that a log makes. Only the library can make one, so that no other type can be a log.
public struct _LogObserver {
    // Within a struct, since the requirement of a public protocol names only public types.
    package let content: any _RequestObserver

    package init(_ content: any _RequestObserver) {
        self.content = content
    }
}

/// The observer of a graph, with the ancestors that the graph has its bindings from.
package struct _Observation: Sendable {
    package let observer: any _RequestObserver
    /// The number of ancestors.
    private var depth: Int = 0
    /// The number of ancestors up to the one that declares an entry; the graph's own have none.
    private var generations: [ObjectIdentifier: Int] = [:]

    init(_ observer: any _RequestObserver) {
        self.observer = observer
    }

    /// Makes the observation of an overlay of a graph.
    package init(_ observer: any _RequestObserver, over base: _PlannedGraph, _ observation: _Observation?) {
        self.observer = observer
        depth = (observation?.depth ?? 0) + 1
        for binding in base.model.bindings.indices {
            guard let entry = base.entry(of: binding) else { continue }
            generations[ObjectIdentifier(entry)] = (observation?.generation(of: binding, in: base) ?? 0) + 1
        }
    }

    /// The number of ancestors up to the one that declares a binding; for a collection, the nearest that contributes.
    private func generation(of binding: Int, in graph: _PlannedGraph) -> Int {
        if let entry = graph.entry(of: binding) { return generations[ObjectIdentifier(entry)] ?? 0 }
        let model = graph.model
        guard model.bindings[binding].kind == .collection else { return depth }
        return model.bindings[binding].edges.lazy.map { model.edges[$0].to }.filter { $0 >= 0 }
            .map { generation(of: $0, in: graph) }.min() ?? depth
    }

    /// Notifies the observer of a request for a binding, or for a key that nothing binds.
    func report(_ request: _Key, for binding: Int?, in graph: _PlannedGraph) {
        observer.willAnswer(request, generations: binding.map { generation(of: $0, in: graph) } ?? depth)
    }
}
