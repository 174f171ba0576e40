// SPDX-License-Identifier: Apache-2.0

/// A source of elements that are made on the main actor: each request returns a new one, or the shared one.
public struct MainActorProvider<Element>: Sendable {
    @usableFromInline let provider: Provider<Element>

    init(_ provider: Provider<Element>) {
        self.provider = provider
    }

    /// Makes a provider from a closure that is called for each request, for example in a unit test.
    public init(getter: @escaping @MainActor @Sendable () -> Element) {
        // Proof of unsafeBitCast: isolation to a global actor is no part of a synchronous function's convention, and `get`
        // calls the closure on the main actor only.
        provider = Provider(getter: unsafeBitCast(getter, to: (@Sendable () -> Element).self))
    }

    /// Returns a new element, or the shared one, which is made on first use.
    @MainActor @inlinable
    public func get() -> Element {
        provider.get()
    }
}

extension MainActorProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: Element.self, readiness: .onMainActor) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _Node<Self> { frame in
                MainActorProvider(Provider(frame: frame._ancestor(distance), node: reference.typed()))
            }
        }
    }
}
