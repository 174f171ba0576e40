// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

/// Elements of one representation share a class of nodes, which make them all the same.
@Suite struct NodeClassTests {
    private final class Heater: Sendable {}
    private final class Pump: Sendable {}
    private struct Order: Equatable, Sendable {
        let name: String
        let sizes: [Int]
        var price: Double = 2.5
    }

    private let frame: _Frame = _Frame._makeKeeping(_AnyNode._none)

    @Test func classes_shareAClassOfNodes() {
        let (heater, pump) = (Heater(), Pump())
        let nodes = (
            _AnyNode._node(as: Heater.self) { _ in heater }, _AnyNode._node(as: Pump.self) { _ in pump },
            _AnyNode._node(as: AnyObject.self) { _ in heater }
        )
        #expect(nodes.0 is _Node<AnyObject> && nodes.1 is _Node<AnyObject> && nodes.2 is _Node<AnyObject>)
        let made: [AnyObject] = [
            nodes.0._typed(as: Heater.self)._make(frame), nodes.1._typed(as: Pump.self)._make(frame),
            nodes.2._typed(as: AnyObject.self)._make(frame),
        ]
        #expect(
            made.map(ObjectIdentifier.init) == [
                ObjectIdentifier(heater), ObjectIdentifier(pump), ObjectIdentifier(heater),
            ])
    }

    @Test func values_haveNodesOfTheirOwn() {
        let order = Order(name: "espresso", sizes: [1, 2, 3])
        let node = _AnyNode._node(as: Order.self, slot: 3) { _ in order }
        #expect(node is _Node<Order> && node._slot == 3)
        #expect(node._typed(as: Order.self)._make(frame) == order)
        let function = _AnyNode._node(as: (() -> Order).self) { _ in { order } }
        #expect(function._typed(as: (() -> Order).self)._make(frame)() == order)
    }

    @Test func wrappers_areMadeAlike_whateverClassTheirNodeHas() {
        let order = Order(name: "cortado", sizes: [4])
        let provider = Provider<Order> { order }
        let node = _AnyNode.node(as: Provider<Order>.self, like: Provider<AnyObject>.self) { _ in provider }
        #expect(node._typed(as: Provider<Order>.self)._make(frame).get() == order)
        let other = _AnyNode.node(as: Order.self, like: Provider<AnyObject>.self) { _ in order }
        #expect(other is _Node<Order> && other._typed(as: Order.self)._make(frame) == order)
        let getter = _AnyNode.node(as: (@Sendable () -> Order).self, like: (() -> AnyObject).self) { _ in { order } }
        #expect(getter._typed(as: (@Sendable () -> Order).self)._make(frame)() == order)
    }
}
