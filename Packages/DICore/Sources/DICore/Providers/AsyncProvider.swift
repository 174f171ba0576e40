// SPDX-License-Identifier: Apache-2.0

/// A source of elements that await what they need: each request returns a new one, or the shared one.
public struct AsyncProvider<Element>: @unchecked Sendable {
    // Proof of @unchecked Sendable: as for Provider.
    @usableFromInline let provider: Provider<Element>
    private let needs: _Needs?

    init(_ provider: Provider<Element>, after needs: _Needs) {
        self.provider = provider
        self.needs = needs
    }

    /// Returns a new element, or the shared one, after the bindings that it needs and that throw or await.
    public func get(isolation: isolated (any Actor)? = #isolation) async throws -> sending Element {
        // Proof of nonisolated(unsafe): as for Provider, an element is either new or Sendable.
        if let unshared = needs?.unshared {
            nonisolated(unsafe) let element = _takeWord(
                try await _Need(unshared, distance: 0)._makeUnshared(from: provider.frame), as: Element.self)
            return element
        }
        if let needs { try await _Need.fill(needs.list, from: provider.frame) }
        nonisolated(unsafe) let element = provider.get()
        return element
    }
}

extension AsyncProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: Element.self, readiness: .asynchronous) { target in
            let (reference, distance, needs) = (target.reference, target.distance, target.needs)
            return _Node<Self> { frame in
                AsyncProvider(Provider(frame: frame._ancestor(distance), node: reference.typed()), after: needs)
            }
        }
    }
}
