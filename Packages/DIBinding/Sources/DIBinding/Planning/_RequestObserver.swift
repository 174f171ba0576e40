// SPDX-License-Identifier: Apache-2.0

import DICore

/// Observes the requests of an injector and of the opaque factories in its graph, before they are answered.
///
/// For the log of a higher layer. Only an injector with an observer pays for it.
package protocol _RequestObserver: AnyObject, Sendable {
    /// Takes a request, and the binding of the injector's graph that answers it; nil where nothing binds the key.
    func willAnswer(_ request: _Key, by binding: Int?, in graph: _PlannedGraph)

    /// Takes a request for which the process is about to end.
    func willTrap(_ request: _Key)

    /// Returns the observer of an overlay of a graph, which has an observer of its own or none.
    func stacked(over base: _PlannedGraph, _ inherited: (any _RequestObserver)?) -> any _RequestObserver
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
