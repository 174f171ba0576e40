// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// `X.init` without a closure for every number of parameters that has an overload of its own, for the next one, and for many.
@Suite struct ArityTests {
    @Test(arguments: blends) func initializer_isGivenItsParameters_inOrder(blend: Blend) throws {
        #expect(try blend.numbers() == Array(1..<blend.arity + 1))
    }

    struct Blend: Sendable, CustomTestStringConvertible {
        let arity: Int
        let numbers: @Sendable () throws -> [Int]
        let numbersOnMainActor: @MainActor @Sendable () throws -> [Int]

        var testDescription: String { "\(arity) parameters" }

        init<B: Blended>(_ arity: Int, _ blend: B.Type) {
            self.arity = arity
            numbers = { try serve(B.self, from: Spices.self).dish.numbers }
            numbersOnMainActor = { try stage(B.self, from: MainActorArityTests.grounds)[0].numbers }
        }
    }

    static let blends: [Blend] = [
        Blend(0, Blend0.self), Blend(1, Blend1.self), Blend(2, Blend2.self), Blend(3, Blend3.self),
        Blend(4, Blend4.self), Blend(5, Blend5.self), Blend(6, Blend6.self), Blend(7, Blend7.self),
        Blend(8, Blend8.self), Blend(9, Blend9.self),
        Blend(22, Blend22.self),
    ]
}

protocol Blended: SendableMetatype {
    var numbers: [Int] { get }
}

struct Spices: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        bindSpices(binder)
        binder.bind(Blend0.self).to(factory: Blend0.init)
        binder.bind(Blend1.self).to(factory: Blend1.init)
        binder.bind(Blend2.self).to(factory: Blend2.init)
        binder.bind(Blend3.self).to(factory: Blend3.init)
        binder.bind(Blend4.self).to(factory: Blend4.init)
        binder.bind(Blend5.self).to(factory: Blend5.init)
        binder.bind(Blend6.self).to(factory: Blend6.init)
        binder.bind(Blend7.self).to(factory: Blend7.init)
        binder.bind(Blend8.self).to(factory: Blend8.init)
        binder.bind(Blend9.self).to(factory: Blend9.init)
        binder.bind(Blend22.self).to(factory: Blend22.init)
    }

    static func bindSpices(_ binder: Binder<Singleton>) {
        binder.bind(Spice1.self).to(value: Spice1())
        binder.bind(Spice2.self).to(value: Spice2())
        binder.bind(Spice3.self).to(value: Spice3())
        binder.bind(Spice4.self).to(value: Spice4())
        binder.bind(Spice5.self).to(value: Spice5())
        binder.bind(Spice6.self).to(value: Spice6())
        binder.bind(Spice7.self).to(value: Spice7())
        binder.bind(Spice8.self).to(value: Spice8())
        binder.bind(Spice9.self).to(value: Spice9())
        binder.bind(Spice10.self).to(value: Spice10())
        binder.bind(Spice11.self).to(value: Spice11())
        binder.bind(Spice12.self).to(value: Spice12())
        binder.bind(Spice13.self).to(value: Spice13())
        binder.bind(Spice14.self).to(value: Spice14())
        binder.bind(Spice15.self).to(value: Spice15())
        binder.bind(Spice16.self).to(value: Spice16())
        binder.bind(Spice17.self).to(value: Spice17())
        binder.bind(Spice18.self).to(value: Spice18())
        binder.bind(Spice19.self).to(value: Spice19())
        binder.bind(Spice20.self).to(value: Spice20())
        binder.bind(Spice21.self).to(value: Spice21())
        binder.bind(Spice22.self).to(value: Spice22())
    }
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

struct Blend0: Blended {
    let numbers: [Int]

    init() {
        numbers = []
    }
}

struct Blend1: Blended {
    let numbers: [Int]

    init(_ s1: Spice1) {
        numbers = number(s1)
    }
}

struct Blend2: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2) {
        numbers = number(s1, s2)
    }
}

struct Blend3: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3) {
        numbers = number(s1, s2, s3)
    }
}

struct Blend4: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4) {
        numbers = number(s1, s2, s3, s4)
    }
}

struct Blend5: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5) {
        numbers = number(s1, s2, s3, s4, s5)
    }
}

struct Blend6: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6) {
        numbers = number(s1, s2, s3, s4, s5, s6)
    }
}

struct Blend7: Blended {
    let numbers: [Int]

    init(_ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7) {
        numbers = number(s1, s2, s3, s4, s5, s6, s7)
    }
}

struct Blend8: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8
    ) {
        numbers = number(s1, s2, s3, s4, s5, s6, s7, s8)
    }
}

struct Blend9: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9
    ) {
        numbers = number(s1, s2, s3, s4, s5, s6, s7, s8, s9)
    }
}

struct Blend22: Blended {
    let numbers: [Int]

    init(
        _ s1: Spice1, _ s2: Spice2, _ s3: Spice3, _ s4: Spice4, _ s5: Spice5, _ s6: Spice6, _ s7: Spice7, _ s8: Spice8,
        _ s9: Spice9, _ s10: Spice10, _ s11: Spice11, _ s12: Spice12, _ s13: Spice13, _ s14: Spice14, _ s15: Spice15,
        _ s16: Spice16, _ s17: Spice17, _ s18: Spice18, _ s19: Spice19, _ s20: Spice20, _ s21: Spice21, _ s22: Spice22
    ) {
        numbers = number(
            s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22)
    }
}
