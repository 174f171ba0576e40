// SPDX-License-Identifier: Apache-2.0

extension Provider: Shape {
    static var form: _Form {
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
        _Form(.provider, of: _Key.type(taggedWith: T.self), isValue: true) { target in
            let (reference, distance) = (target.reference, target.distance)
            return _AnyNode.node(as: Self.self, like: Provider<AnyObject>.self) { frame in
                TaggedProvider(provider: Provider(frame: frame._ancestor(distance), node: reference.typed()))
            }
        }
    }
}

extension WeakProvider: Shape {
    static var form: _Form {
        _Form(.weak, of: Element.self) { target in
            let (reference, distance, cell) = (target.reference, target.distance, target.weakSlot)
            return _AnyNode._node(as: Self.self) { frame in
                let home = frame._ancestor(distance)
                return WeakProvider(
                    component: home, node: reference.typed(), cell: cell >= 0 ? home._weakCell(cell) : nil)
            }
        }
    }
}

extension Lazy: Shape {
    static var form: _Form {
        _Form(.lazy, of: Element.self) { target in
            let (reference, distance, step) = (target.reference, target.distance, target.step)
            let layout = _FrameLayout(slotCount: 1) { _ in step() }
            target.keep(layout)
            return _AnyNode.node(as: Self.self, like: Lazy<AnyObject>.self) { frame in
                Lazy(cell: _Frame._make(layout, parent: frame._ancestor(distance)), node: reference.typed())
            }
        }
    }
}
