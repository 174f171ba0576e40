// SPDX-License-Identifier: Apache-2.0

extension ThrowingProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: Element.self, readiness: .throwing, link: makeNode)
    }

    /// Makes the node of the provider of a target.
    static func makeNode(_ target: _Target) -> _Node<Self> {
        let (reference, distance, needs) = (target.reference, target.distance, target.needs)
        return _AnyNode._node(as: Self.self) { frame in
            ThrowingProvider(Provider(frame: frame._ancestor(distance), node: reference.typed()), after: needs)
        }._typed()
    }
}

extension AsyncProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: Element.self, readiness: .asynchronous, link: makeNode)
    }

    /// Makes the node of the provider of a target.
    static func makeNode(_ target: _Target) -> _Node<Self> {
        let (reference, distance, needs) = (target.reference, target.distance, target.needs)
        return _AnyNode._node(as: Self.self) { frame in
            AsyncProvider(Provider(frame: frame._ancestor(distance), node: reference.typed()), after: needs)
        }._typed()
    }
}
