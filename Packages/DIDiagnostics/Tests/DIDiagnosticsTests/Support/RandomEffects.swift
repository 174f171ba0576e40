// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// A generator of numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Small graphs with effects, of any shape: all kinds of needs and sharing, without cycles of direct needs.
struct RandomEffects {
    static let constructions: [_Effects] = [
        [], .throwing, .asynchronous, .onMainActor, [.onMainActor, .throwing], [.onMainActor, .asynchronous],
    ]
    private static let types: [Any.Type] = [Shop.self, Kiosk.self, OrderCounter.self, Kitchen.self]

    private struct Node {
        let handle: Int
        let component: Int
        /// Direct needs only lead from a lower to a higher rank.
        let rank: UInt64
        let kind: _GraphModel.Kind
    }

    private var generator: SeededGenerator
    private var builder = ModelBuilder()
    private var parents: [Int] = []
    private var nodes: [Node] = []

    static func make(seed: UInt64) -> _GraphModel {
        var graph = RandomEffects(generator: SeededGenerator(seed: seed))
        graph.addComponents()
        graph.addNeeds()
        return graph.builder.build()
    }

    private mutating func isLikely(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    private mutating func any<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }

    private func lineage(of component: Int) -> [Int] {
        component < 0 ? [] : [component] + lineage(of: parents[component])
    }

    private mutating func addComponents() {
        for component in 0..<Int.random(in: 1...4, using: &generator) {
            // A component comes directly before its descendants.
            let parent = component == 0 ? -1 : any(lineage(of: component - 1))
            parents.append(parent)
            builder.component(
                Self.types[component], in: parent, scope: PerShop.self, line: UInt(component),
                construction: any(Self.constructions))
            let root = addBinding(in: component, isRoot: true)
            for _ in 0..<Int.random(in: 0...3, using: &generator) { _ = addBinding(in: component, isRoot: false) }
            guard parent >= 0 else { continue }
            let factory = builder.bind(
                ComponentFactoryOf.self, UInt(90 + component), kind: .componentFactory, in: parent, child: component)
            builder.need(factory, root)
            nodes.append(Node(handle: factory, component: parent, rank: 0, kind: .componentFactory))
        }
    }

    private mutating func addBinding(in component: Int, isRoot: Bool) -> Int {
        let isFunction = !isRoot && isLikely(12)
        let effects: _Effects =
            isFunction
            ? any([[], .onMainActor]) : isLikely(40) ? [] : any(Array(Self.constructions.dropFirst()))
        let sharing: SharingPolicy = isFunction ? .unshared : any([.unshared, .shared, .shared, .eager, .weak])
        let handle = builder.bind(
            Heater.self, UInt(nodes.count + 1), kind: isFunction ? .assistedFactory : .factory, in: component,
            isRoot: isRoot, sharing: sharing, effects: effects, isMainOnly: sharing != .unshared && isLikely(25),
            hooks: sharing != .unshared && isLikely(20) ? [.start] : [])
        nodes.append(
            Node(
                handle: handle, component: component, rank: generator.next(),
                kind: isFunction ? .assistedFactory : .factory))
        return handle
    }

    private mutating func addNeeds() {
        for from in nodes where from.kind != .componentFactory {
            for to in nodes where to.handle != from.handle && lineage(of: from.component).contains(to.component) {
                if isLikely(35) { addNeed(from, to) }
            }
        }
    }

    private mutating func addNeed(_ from: Node, _ to: Node) {
        switch to.kind {
        case .componentFactory: builder.need(from.handle, to.handle, .componentFactory)
        case .assistedFactory: builder.need(from.handle, to.handle, .factory)
        default:
            if from.rank < to.rank, isLikely(60) {
                builder.need(from.handle, to.handle, any([.direct, .direct, .optional, .collection]))
                return
            }
            let kind: BindingGraph.Edge.Kind = any([.provider, .provider, .lazy, .weak])
            let readiness: _Effects = any(
                kind == .provider ? [[], .onMainActor, .throwing, .asynchronous] as [_Effects] : [[], .onMainActor])
            builder.need(
                from.handle, to.handle, kind, ready: readiness,
                isConfined: kind == .provider && readiness != .onMainActor && isLikely(40))
        }
    }
}
