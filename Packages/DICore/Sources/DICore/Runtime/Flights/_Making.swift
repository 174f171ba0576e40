// SPDX-License-Identifier: Apache-2.0

/// The observed making of one binding's instances.
package struct _Making: Sendable {
    private let binding: BindingInfo
    /// The observers that are still to be called, the outermost first.
    private var observers: ArraySlice<any GraphObserver>
    /// Called after an instance was made.
    private let made: (@Sendable () -> Void)?

    /// Observes a binding by some observers, the outermost first; `made` is called after an instance was made.
    package init(of binding: BindingInfo, by observers: [any GraphObserver], made: (@Sendable () -> Void)?) {
        (self.binding, self.observers, self.made) = (binding, observers[...], made)
    }

    /// Returns a node that makes the same while it is observed.
    package func observing(_ node: _AnyNode, of element: Any.Type, isPlural: Bool) -> _AnyNode {
        func observing<Element>(_ type: Element.Type) -> _AnyNode {
            isPlural ? self.observing(node, as: [Element].self) : self.observing(node, as: Element.self)
        }
        return _openExistential(element, do: observing)
    }

    private func observing<Element>(_ node: _AnyNode, as type: Element.Type) -> _AnyNode {
        if let fallible = node as? _Fallible<Element> { return fallible._observed(by: self) }
        let node = node._typed(as: Element.self)
        return _AnyNode._node(as: Element.self) { frame in make { node._make(frame) } }
    }

    func make<R>(_ make: () throws -> R) rethrows -> R {
        let instance = try call(make)
        made?()
        return instance
    }

    func makeAwaiting<R>(
        isolation: isolated (any Actor)?, _ make: () async throws -> R
    ) async rethrows -> R {
        let instance = try await callAwaiting(isolation: isolation, make)
        made?()
        return instance
    }

    /// The same for the observers after the first.
    private var rest: _Making {
        var rest = self
        rest.observers = observers.dropFirst()
        return rest
    }

    /// Calls a function within all observers.
    private func call<R>(_ make: () throws -> R) rethrows -> R {
        guard let first = observers.first else { return try make() }
        return try first.making(binding) { try rest.call(make) }
    }

    /// Calls an async function within all observers.
    private func callAwaiting<R>(
        isolation: isolated (any Actor)?, _ make: () async throws -> R
    ) async rethrows -> R {
        guard let first = observers.first else { return try await make() }
        return try await first.making(binding, isolation: isolation) {
            try await rest.callAwaiting(isolation: isolation, make)
        }
    }
}
