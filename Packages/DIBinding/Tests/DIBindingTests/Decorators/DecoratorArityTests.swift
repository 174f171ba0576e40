// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Decorators with no parameters, with few, and with many: one function takes them all.
@Suite struct DecoratorArityTests {
    @Test func parameters_comeAfterTheDecoratedInstance_inOrder() throws {
        let sum = try serve(Sum.self, from: Self.adders).dish
        #expect(sum.rounds == ([0, 1, 3, 22] as [Int]).map { Array(1..<$0 + 1) })
    }

    @Test @MainActor func parameters_onTheMainActor_comeInOrder() throws {
        let sum = try stage(Sum.self, from: Self.mainActorAdders)[0]
        #expect(sum.rounds == ([0, 1, 3, 22] as [Int]).map { Array(1..<$0 + 1) })
    }

    /// The numbers of the parameters that each decorator was given.
    struct Sum: Sendable {
        var rounds: [[Int]] = []

        func adding(_ spices: any Numbered...) -> Sum {
            Sum(rounds: rounds + [spices.map(\.number)])
        }
    }

    static let adders = LocalBindings { binder in
        bindSpices(binder)
        binder.bind(Sum.self).to { Sum() }
        binder.decorate(Sum.self).to(factory: add0)
        binder.decorate(Sum.self).to(factory: add1)
        binder.decorate(Sum.self).to(factory: add3)
        binder.decorate(Sum.self).to(factory: add22)
    }

    static let mainActorAdders = LocalBindings { binder in
        bindSpices(binder)
        binder.bind(Sum.self).onMainActor { Sum() }
        binder.decorate(Sum.self).onMainActor(add0)
        binder.decorate(Sum.self).onMainActor(add1)
        binder.decorate(Sum.self).onMainActor(add3)
        binder.decorate(Sum.self).onMainActor(add22)
    }

    // MARK: - One decorator of each arity

    @Sendable private static func add0(_ sum: Sum) -> Sum {
        sum.adding()
    }

    @Sendable private static func add1(_ sum: Sum, _ p1: Spice1) -> Sum {
        sum.adding(p1)
    }

    @Sendable private static func add3(_ sum: Sum, _ p1: Spice1, _ p2: Spice2, _ p3: Spice3) -> Sum {
        sum.adding(p1, p2, p3)
    }

    @Sendable private static func add22(
        _ sum: Sum, _ p1: Spice1, _ p2: Spice2, _ p3: Spice3, _ p4: Spice4, _ p5: Spice5, _ p6: Spice6, _ p7: Spice7,
        _ p8: Spice8, _ p9: Spice9, _ p10: Spice10, _ p11: Spice11, _ p12: Spice12, _ p13: Spice13, _ p14: Spice14,
        _ p15: Spice15, _ p16: Spice16, _ p17: Spice17, _ p18: Spice18, _ p19: Spice19, _ p20: Spice20, _ p21: Spice21,
        _ p22: Spice22
    ) -> Sum {
        sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20, p21, p22)
    }
}
