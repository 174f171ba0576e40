// SPDX-License-Identifier: Apache-2.0

import DICore

/// The observed making of one binding's instances.
final class ObservedMaking: Sendable {
    private let binding: BindingInfo
    /// The outermost first.
    private let observers: [any GraphObserver]
    /// Whether the binding makes the root of its component.
    private let isRoot: Bool

    init(of binding: BindingInfo, by observers: [any GraphObserver], isRoot: Bool) {
        (self.binding, self.observers, self.isRoot) = (binding, observers, isRoot)
    }

    private func noteMaking() {
        guard isRoot else { return }
        for observer in observers { observer.observed(GraphEvent(.built, binding: binding)) }
    }

    /// Returns a node that observes the making of another.
    func observing(_ node: _AnyNode, of element: Any.Type, isPlural: Bool) -> _AnyNode {
        func observing<Element>(_ type: Element.Type) -> _AnyNode {
            isPlural ? self.observing(node, as: [Element].self) : self.observing(node, as: Element.self)
        }
        return _openExistential(element, do: observing)
    }

    private func observing<Element>(_ node: _AnyNode, as type: Element.Type) -> _AnyNode {
        if let fallible = node as? _Fallible<Element> { return fallible.observed(by: self) }
        let node = node._typed(as: Element.self)
        return _AnyNode._node(as: Element.self) { frame in self.make { node._make(frame) } }
    }

    func make<R>(_ make: () throws -> R) rethrows -> R {
        let instance = try call(make)
        noteMaking()
        return instance
    }

    func makeAwaiting<R>(
        isolation: isolated (any Actor)?, _ make: () async throws -> R
    ) async rethrows -> R {
        let instance = try await callAwaiting(isolation: isolation, make)
        noteMaking()
        return instance
    }

    /// Calls a function within the observers from an index on.
    private func call<R>(from index: Int = 0, _ make: () throws -> R) rethrows -> R {
        guard index < observers.count else { return try make() }
        return try observers[index].making(binding) { try call(from: index + 1, make) }
    }

    /// Calls an async function within the observers from an index on.
    private func callAwaiting<R>(
        from index: Int = 0, isolation: isolated (any Actor)?, _ make: () async throws -> R
    ) async rethrows -> R {
        guard index < observers.count else { return try await make() }
        return try await observers[index].making(binding, isolation: isolation) {
            try await callAwaiting(from: index + 1, isolation: isolation, make)
        }
    }
}

extension _Fallible {
    /// Returns a node of the same factory, whose calls are observed.
    func observed(by making: ObservedMaking) -> _Fallible<Element> {
        switch _make {
        case .throwing(let make):
            _Fallible(throwing: { frame in try making.make { try make(frame) } }, isOnMainActor: _isOnMainActor)
        case .awaiting(let make):
            _Fallible(awaiting: { frame in
                try await making.makeAwaiting(isolation: #isolation) { try await make(frame) }
            })
        case .awaitingOnMainActor(let make):
            _Fallible(awaitingOnMainActor: { frame in
                try await making.makeAwaiting(isolation: #isolation) { try await make(frame) }
            })
        }
    }
}
