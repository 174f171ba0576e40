// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Decorators with every number of parameters, also beyond those that have an overload of their own.
@Suite struct DecoratorArityTests {
    @Test func parameters_comeAfterTheDecoratedInstance_inOrder() throws {
        let sum = try serve(Sum.self, from: Adders.self).dish
        #expect(sum.rounds == (0...22).map { Array(1..<$0 + 1) })
    }

    @Test @MainActor func parameters_onTheMainActor_comeInOrder() throws {
        let sum = try stage(Sum.self, from: MainActorAdders.self)[0]
        #expect(sum.rounds == (0...22).map { Array(1..<$0 + 1) })
    }

    /// The numbers of the parameters that each decorator was given.
    struct Sum: Sendable {
        var rounds: [[Int]] = []

        func adding(_ spices: any Numbered...) -> Sum {
            Sum(rounds: rounds + [spices.map(\.number)])
        }
    }

    struct Adders: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            Spices.bindSpices(binder)
            binder.bind(Sum.self).to { Sum() }
            binder.decorate(Sum.self).to { (sum: Sum) in sum.adding() }
            binder.decorate(Sum.self).to { (sum: Sum, p1: Spice1) in sum.adding(p1) }
            binder.decorate(Sum.self).to { (sum: Sum, p1: Spice1, p2: Spice2) in sum.adding(p1, p2) }
            binder.decorate(Sum.self).to {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3) in
                sum.adding(p1, p2, p3)
            }
            binder.decorate(Sum.self).to {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4) in
                sum.adding(p1, p2, p3, p4)
            }
            binder.decorate(Sum.self).to {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5) in
                sum.adding(p1, p2, p3, p4, p5)
            }
            binder.decorate(Sum.self).to {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6) in
                sum.adding(p1, p2, p3, p4, p5, p6)
            }
            binder.decorate(Sum.self).to {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18, p19: Spice19
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18, p19: Spice19, p20: Spice20
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18, p19: Spice19, p20: Spice20,
                    p21: Spice21
                ) in
                sum.adding(
                    p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20, p21)
            }
            binder.decorate(Sum.self).to {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18, p19: Spice19, p20: Spice20, p21: Spice21,
                    p22: Spice22
                ) in
                sum.adding(
                    p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20, p21, p22)
            }
        }
    }

    struct MainActorAdders: Module {
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            Spices.bindSpices(binder)
            binder.bind(Sum.self).onMainActor { Sum() }
            binder.decorate(Sum.self).onMainActor { (sum: Sum) in sum.adding() }
            binder.decorate(Sum.self).onMainActor { (sum: Sum, p1: Spice1) in sum.adding(p1) }
            binder.decorate(Sum.self).onMainActor { (sum: Sum, p1: Spice1, p2: Spice2) in sum.adding(p1, p2) }
            binder.decorate(Sum.self).onMainActor {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3) in
                sum.adding(p1, p2, p3)
            }
            binder.decorate(Sum.self).onMainActor {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4) in
                sum.adding(p1, p2, p3, p4)
            }
            binder.decorate(Sum.self).onMainActor {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5) in
                sum.adding(p1, p2, p3, p4, p5)
            }
            binder.decorate(Sum.self).onMainActor {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6) in
                sum.adding(p1, p2, p3, p4, p5, p6)
            }
            binder.decorate(Sum.self).onMainActor {
                (sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18, p19: Spice19
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18, p19: Spice19, p20: Spice20
                ) in
                sum.adding(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18, p19: Spice19, p20: Spice20,
                    p21: Spice21
                ) in
                sum.adding(
                    p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20, p21)
            }
            binder.decorate(Sum.self).onMainActor {
                (
                    sum: Sum, p1: Spice1, p2: Spice2, p3: Spice3, p4: Spice4, p5: Spice5, p6: Spice6, p7: Spice7,
                    p8: Spice8, p9: Spice9, p10: Spice10, p11: Spice11, p12: Spice12, p13: Spice13, p14: Spice14,
                    p15: Spice15, p16: Spice16, p17: Spice17, p18: Spice18, p19: Spice19, p20: Spice20, p21: Spice21,
                    p22: Spice22
                ) in
                sum.adding(
                    p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20, p21, p22)
            }
        }
    }
}
