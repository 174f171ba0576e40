// SPDX-License-Identifier: Apache-2.0

extension MainActorProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: Element.self, readiness: .onMainActor) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _AnyNode.node(as: Self.self, like: Provider<AnyObject>.self) { frame in
                MainActorProvider(Provider(frame: frame._ancestor(distance), node: reference.typed()))
            }
        }
    }
}

extension MainActorTaggedProvider: Shape {
    static var form: _Form {
        _Form(.provider, of: _Key.type(taggedWith: T.self), isValue: true, readiness: .onMainActor) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _AnyNode._node(as: Self.self) { frame in
                let provider = Provider<T.Element>(frame: frame._ancestor(distance), node: reference.typed())
                return MainActorTaggedProvider(provider: MainActorProvider(provider))
            }
        }
    }
}

extension MainActorWeakProvider: Shape {
    static var form: _Form {
        _Form(.weak, of: Element.self, readiness: .onMainActor) { target in
            let node: _Node<WeakProvider<Element>> = WeakProvider<Element>.form.link(target)._typed()
            return _AnyNode._node(as: Self.self) { frame in MainActorWeakProvider(node._make(frame)) }
        }
    }
}

extension MainActorLazy: Shape {
    static var form: _Form {
        _Form(.lazy, of: Element.self, readiness: .onMainActor) { target in
            let (reference, distance, step) = (target.reference, target.distance, target.step)
            let layout = _FrameLayout(slotCount: 1, isMainOnly: true) { _ in step() }
            target.keep(layout)
            return _AnyNode._node(as: Self.self) { frame in
                let cell = _Frame._make(layout, parent: frame._ancestor(distance))
                return MainActorLazy(Lazy(cell: cell, node: reference.typed()))
            }
        }
    }
}
