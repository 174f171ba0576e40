// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI

/// A hundred shared objects in ten levels; each waits for a millisecond, and needs two of the level below.
enum StairsComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = Asynchronous

    static let levelCount: Int = 10
    static let stepCount: Int = 10
    static let wait: Duration = .milliseconds(1)

    static func configure(binder: Binder<Singleton>) {
        for level in 0..<levelCount {
            for step in 0..<stepCount { bind(level, step, to: binder) }
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<StairsRoot>) -> BindingReceipt<StairsRoot> {
        bind.to(factory: StairsRoot.init)
    }

    private static func bind(_ level: Int, _ step: Int, to binder: Binder<Singleton>) {
        let (node, first, second) = (
            makeType(level, step), makeType(level - 1, step), makeType(level - 1, (step + 1) % stepCount)
        )
        if level == 0 { bindLeaf(node, binder) } else { bindStep(node, first, second, binder) }
    }

    private static func bindLeaf<Node: PlanObject>(_: Node.Type, _ binder: Binder<Singleton>) {
        binder.bind(Node.self).sharedInScope().asynchronous { () async throws in
            try await Task.sleep(for: wait)
            return Node([])
        }
    }

    private static func bindStep<Node: PlanObject, A: PlanObject, B: PlanObject>(
        _: Node.Type, _: A.Type, _: B.Type, _ binder: Binder<Singleton>
    ) {
        binder.bind(Node.self).sharedInScope().asynchronous { (a: A, b: B) async throws in
            try await Task.sleep(for: wait)
            return Node([a, b])
        }
    }

    private static func makeType(_ level: Int, _ step: Int) -> any PlanObject.Type {
        PlanTypes.nodes[max(level, 0) * stepCount + step]
    }

    /// Makes the same objects by hand, a task group for each level.
    static func makeByHand() async throws -> [any PlanObject] {
        var below: [any PlanObject] = []
        for level in 0..<levelCount {
            let needed = below
            below = try await withThrowingTaskGroup(of: (Int, any PlanObject).self) { group in
                for step in 0..<stepCount {
                    group.addTask {
                        try await Task.sleep(for: wait)
                        let needs = level == 0 ? [] : [needed[step], needed[(step + 1) % stepCount]]
                        return (step, makeType(level, step).init(needs))
                    }
                }
                var made: [(Int, any PlanObject)] = []
                for try await object in group { made.append(object) }
                return made.sorted { $0.0 < $1.0 }.map(\.1)
            }
        }
        return below
    }
}

/// The root of the stairs: the top level.
struct StairsRoot: Sendable {
    typealias Top<Step: Digit> = PlanNode<Thousands.D0, Hundreds.D0, Tens.D9, Step>

    let objects: [any PlanObject]

    init(
        a: Top<Ones.D0>, b: Top<Ones.D1>, c: Top<Ones.D2>, d: Top<Ones.D3>, e: Top<Ones.D4>, f: Top<Ones.D5>,
        g: Top<Ones.D6>, h: Top<Ones.D7>, i: Top<Ones.D8>, j: Top<Ones.D9>
    ) {
        objects = [a, b, c, d, e, f, g, h, i, j]
    }
}
