// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// `X.init` without a closure, anywhere and on the main actor, for every number of parameters that has an overload of its own,
/// for the next one, and for many.
@Suite struct ArityTests {
    @Test(arguments: blends) func initializer_isGivenItsParameters_inOrder(blend: Case) throws {
        #expect(try blend.numbers() == Array(1..<blend.arity + 1))
    }

    @Test(arguments: blends) @MainActor
    func initializer_isGivenItsParameters_inOrder_onTheMainActor(blend: Case) throws {
        #expect(try blend.numbersOnMainActor() == Array(1..<blend.arity + 1))
    }

    struct Case: Sendable, CustomTestStringConvertible {
        typealias Bind<B: Sendable> = @Sendable (BindingBuilder<B, _Step.Begun, B, Singleton>) -> Void

        let arity: Int
        let numbers: @Sendable () throws -> [Int]
        let numbersOnMainActor: @MainActor @Sendable () throws -> [Int]

        var testDescription: String { "\(arity) parameters" }

        init<B: Blended>(
            _ arity: Int, _ blend: B.Type, _ bind: @escaping Bind<B>, _ bindOnMainActor: @escaping Bind<B>
        ) {
            @Sendable func spiced(_ bind: @escaping Bind<B>) -> LocalBindings {
                LocalBindings { binder in
                    bindSpices(binder)
                    bind(binder.bind(B.self))
                }
            }
            self.arity = arity
            numbers = { try serve(B.self, from: spiced(bind)).dish.numbers }
            numbersOnMainActor = { try stage(B.self, from: spiced(bindOnMainActor))[0].numbers }
        }
    }

    static let blends: [Case] = [
        Case(0, Blend<Never>.self, { $0.to(factory: Blend<Never>.init) }, { $0.onMainActor(Blend<Never>.init) }),
        Case(1, Blend<Spice1>.self, { $0.to(factory: Blend<Spice1>.init) }, { $0.onMainActor(Blend<Spice1>.init) }),
        Case(2, Blend<Spice2>.self, { $0.to(factory: Blend<Spice2>.init) }, { $0.onMainActor(Blend<Spice2>.init) }),
        Case(3, Blend<Spice3>.self, { $0.to(factory: Blend<Spice3>.init) }, { $0.onMainActor(Blend<Spice3>.init) }),
        Case(4, Blend<Spice4>.self, { $0.to(factory: Blend<Spice4>.init) }, { $0.onMainActor(Blend<Spice4>.init) }),
        Case(5, Blend<Spice5>.self, { $0.to(factory: Blend<Spice5>.init) }, { $0.onMainActor(Blend<Spice5>.init) }),
        Case(6, Blend<Spice6>.self, { $0.to(factory: Blend<Spice6>.init) }, { $0.onMainActor(Blend<Spice6>.init) }),
        Case(7, Blend<Spice7>.self, { $0.to(factory: Blend<Spice7>.init) }, { $0.onMainActor(Blend<Spice7>.init) }),
        Case(8, Blend<Spice8>.self, { $0.to(factory: Blend<Spice8>.init) }, { $0.onMainActor(Blend<Spice8>.init) }),
        Case(9, Blend<Spice9>.self, { $0.to(factory: Blend<Spice9>.init) }, { $0.onMainActor(Blend<Spice9>.init) }),
        Case(22, Blend<Spice22>.self, { $0.to(factory: Blend<Spice22>.init) }, { $0.onMainActor(Blend<Spice22>.init) }),
    ]
}

protocol Blended: Sendable {
    var numbers: [Int] { get }
}

func bindSpices(_ binder: Binder<Singleton>) {
    func bind<S: Numbered>(_ spice: S) { binder.bind(S.self).to(value: spice) }
    let spices: [any Numbered] = [
        Spice1(), Spice2(), Spice3(), Spice4(), Spice5(), Spice6(), Spice7(), Spice8(), Spice9(), Spice10(), Spice11(),
        Spice12(), Spice13(), Spice14(), Spice15(), Spice16(), Spice17(), Spice18(), Spice19(), Spice20(), Spice21(),
        Spice22(),
    ]
    for spice in spices { bind(spice) }
}

/// A parameter that can be told from others.
protocol Numbered: Sendable {
    var number: Int { get }
}

private func number(_ spices: any Numbered...) -> [Int] {
    spices.map(\.number)
}

struct Spice1: Numbered { let number: Int = 1 }
struct Spice2: Numbered { let number: Int = 2 }
struct Spice3: Numbered { let number: Int = 3 }
struct Spice4: Numbered { let number: Int = 4 }
struct Spice5: Numbered { let number: Int = 5 }
struct Spice6: Numbered { let number: Int = 6 }
struct Spice7: Numbered { let number: Int = 7 }
struct Spice8: Numbered { let number: Int = 8 }
struct Spice9: Numbered { let number: Int = 9 }
struct Spice10: Numbered { let number: Int = 10 }
struct Spice11: Numbered { let number: Int = 11 }
struct Spice12: Numbered { let number: Int = 12 }
struct Spice13: Numbered { let number: Int = 13 }
struct Spice14: Numbered { let number: Int = 14 }
struct Spice15: Numbered { let number: Int = 15 }
struct Spice16: Numbered { let number: Int = 16 }
struct Spice17: Numbered { let number: Int = 17 }
struct Spice18: Numbered { let number: Int = 18 }
struct Spice19: Numbered { let number: Int = 19 }
struct Spice20: Numbered { let number: Int = 20 }
struct Spice21: Numbered { let number: Int = 21 }
struct Spice22: Numbered { let number: Int = 22 }

/// A value that has an initialiser of one arity, which its last parameter names.
struct Blend<Last>: Blended {
    let numbers: [Int]

    init() where Last == Never {
        numbers = []
    }

    init(_ s1: Spice1) where Last == Spice1 {
        numbers = number(s1)
    }

    init(_ s1: Spice1, _ s2: Spice2) where Last == Spice2 {
        numbers = number(s1, s2)
    }

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3) where Last == Spice3 {
        numbers = number(s1, s2, s3)
    }

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4) where Last == Spice4 {
        numbers = number(s1, s2, s3, s4)
    }

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5) where Last == Spice5 {
        numbers = number(s1, s2, s3, s4, s5)
    }

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6) where Last == Spice6 {
        numbers = number(s1, s2, s3, s4, s5, s6)
    }

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7)
    where Last == Spice7 {
        numbers = number(s1, s2, s3, s4, s5, s6, s7)
    }

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8
    ) where Last == Spice8 {
        numbers = number(s1, s2, s3, s4, s5, s6, s7, s8)
    }

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9
    ) where Last == Spice9 {
        numbers = number(s1, s2, s3, s4, s5, s6, s7, s8, s9)
    }

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20, _ s21: Spice21, _ s22: Spice22
    ) where Last == Spice22 {
        numbers = number(
            s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22)
    }
}
