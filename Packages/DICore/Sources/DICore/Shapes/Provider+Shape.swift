// SPDX-License-Identifier: Apache-2.0

extension Provider: Shape {
    static var form: _Form {
        // Without the wrapping closure of the others, since most requests of shapes are for this one.
        _Form(.provider, of: Element.self) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _AnyNode.node(as: Self.self, like: Provider<AnyObject>.self) { frame in
                Provider(frame: frame._ancestor(distance), node: reference.typed())
            }
        }
    }
}

extension TaggedProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: _Key.type(taggedWith: T.self), isValue: true) { $0.node(TaggedProvider.init(provider:)) }
    }
}

extension MainActorProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: Element.self, readiness: .onMainActor) { $0.node { MainActorProvider($0) } }
    }
}

extension MainActorTaggedProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: _Key.type(taggedWith: T.self), isValue: true, readiness: .onMainActor) {
            $0.node { MainActorTaggedProvider(provider: MainActorProvider($0)) }
        }
    }
}

extension ThrowingProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: Element.self, readiness: .throwing) { target in
            let needs = target.needs
            return target.node { ThrowingProvider($0, after: needs) }
        }
    }
}

extension AsyncProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: Element.self, readiness: .asynchronous) { target in
            let needs = target.needs
            return target.node { AsyncProvider($0, after: needs) }
        }
    }
}

extension WeakProvider: Shape {
    static var form: _Form { _Form(.weak, of: Element.self) { node($0) { $0 } } }

    /// Makes the node of a weak provider or a wrapper around one.
    static func node<Wrapper>(
        _ target: _Target, _ wrap: @escaping @Sendable (WeakProvider) -> Wrapper
    ) -> _AnyNode {
        let (reference, distance, cell) = (target.reference, target.distance, target.weakSlot)
        return _AnyNode._node(as: Wrapper.self) { frame in
            let home = frame._ancestor(distance)
            return wrap(
                WeakProvider(
                    component: home, node: reference.typed(), cell: cell >= 0 ? home._weakCell(cell) : nil))
        }
    }
}

extension MainActorWeakProvider: Shape {
    static var form: _Form {
        _Form(.weak, of: Element.self, readiness: .onMainActor) {
            WeakProvider.node($0) { MainActorWeakProvider($0) }
        }
    }
}

extension Lazy: Shape {
    static var form: _Form { _Form(.lazy, of: Element.self) { node($0, isMainOnly: false) { $0 } } }

    /// Makes the node of a lazy element or a wrapper around one.
    static func node<Wrapper>(
        _ target: _Target, isMainOnly: Bool, _ wrap: @escaping @Sendable (Lazy) -> Wrapper
    ) -> _AnyNode {
        let (reference, distance, step) = (target.reference, target.distance, target.step)
        let layout = _FrameLayout(slotCount: 1, isMainOnly: isMainOnly) { _ in step() }
        target.keep(layout)
        return _AnyNode.node(as: Wrapper.self, like: Lazy<AnyObject>.self) { frame in
            wrap(Lazy(cell: _Frame._make(layout, parent: frame._ancestor(distance)), node: reference.typed()))
        }
    }
}

extension MainActorLazy: Shape {
    static var form: _Form {
        _Form(.lazy, of: Element.self, readiness: .onMainActor) {
            Lazy.node($0, isMainOnly: true) { MainActorLazy($0) }
        }
    }
}

extension _Target {
    /// Makes the node of a wrapper around a provider of the target; `like` has its representation, if the sizes are equal.
    func node<Element, Wrapper, Like>(
        like other: Like.Type = Provider<AnyObject>.self,
        _ wrap: @escaping @Sendable (Provider<Element>) -> Wrapper
    ) -> _AnyNode {
        let (reference, distance) = (reference, distance)
        return _AnyNode.node(as: Wrapper.self, like: other) { frame in
            wrap(Provider(frame: frame._ancestor(distance), node: reference.typed()))
        }
    }
}
