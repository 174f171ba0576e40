// SPDX-License-Identifier: Apache-2.0

/// A source of elements whose construction may fail: each request returns a new one, or the shared one.
public struct ThrowingProvider<Element>: @unchecked Sendable {
    // Proof of @unchecked Sendable: as for Provider.
    @usableFromInline let provider: Provider<Element>
    private let needs: _Needs?

    init(_ provider: Provider<Element>, after needs: _Needs) {
        self.provider = provider
        self.needs = needs
    }

    /// Returns a new element, or the shared one, after the bindings that it needs and that throw.
    public func get() throws -> Element {
        if let unshared = needs?.unshared {
            return _takeWord(
                try _Need(unshared, distance: 0)._makeUnsharedNow(from: provider.frame), as: Element.self)
        }
        if let needs { try _Need.fillNow(needs.list, from: provider.frame) }
        return provider.get()
    }
}

extension ThrowingProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: Element.self, readiness: .throwing) { target in
            let (reference, distance, needs) = (target.reference, target.distance, target.needs)
            return _Node<Self> { frame in
                ThrowingProvider(Provider(frame: frame._ancestor(distance), node: reference.typed()), after: needs)
            }
        }
    }
}
