// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// `X.init` without a closure as an assisted factory, for every number of parameters that has an overload of its own, for the
/// next one, and for many, the seed first and last.
@Suite struct AssistedArityTests {
    @Test(arguments: blends) func initializer_isGivenSeedAndParameters_inOrder(blend: Blend) throws {
        #expect(try blend.numbers() == blend.expected)
    }

    struct Blend: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [Int]
        let numbers: @Sendable () throws -> [Int]
        let numbersOnMainActor: @MainActor @Sendable () throws -> [Int]

        private init<B: Blended>(_ text: String, _ expected: [Int], _ blend: B.Type) {
            testDescription = text
            self.expected = expected
            numbers = { try serve(Factory<Of<B>>.self, from: Spices.self).dish.build(100).numbers }
            numbersOnMainActor = {
                try serve(MainActorFactory<Of<B>>.self, from: MainActorAssistedArityTests.Grounds.self).dish.build(100)
                    .numbers
            }
        }

        init<B: Blended>(first count: Int, _ blend: B.Type) {
            self.init("seed and \(count) parameters", [100] + Array(1..<count + 1), blend)
        }

        init<B: Blended>(last count: Int, _ blend: B.Type) {
            self.init("\(count) parameters and seed", Array(1..<count + 1) + [100], blend)
        }
    }

    static let blends: [Blend] = [
        Blend(first: 0, First0.self), Blend(first: 1, First1.self), Blend(last: 1, Last1.self),
        Blend(first: 2, First2.self), Blend(last: 2, Last2.self), Blend(first: 3, First3.self),
        Blend(last: 3, Last3.self), Blend(first: 4, First4.self), Blend(last: 4, Last4.self),
        Blend(first: 5, First5.self), Blend(last: 5, Last5.self), Blend(first: 6, First6.self),
        Blend(last: 6, Last6.self), Blend(first: 7, First7.self), Blend(last: 7, Last7.self),
        Blend(first: 8, First8.self), Blend(last: 8, Last8.self), Blend(first: 9, First9.self),
        Blend(last: 9, Last9.self),
        Blend(first: 22, First22.self),
        Blend(last: 22, Last22.self),
    ]
}

protocol Blended: SendableMetatype {
    var numbers: [Int] { get }
}

struct Of<B: Blended>: AssistedFactory {
    typealias Seed = Int
    typealias Element = B
}

struct Spices: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        bindSpices(binder)
        bindFirst(binder)
        bindLast(binder)
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

    private static func bindFirst(_ binder: Binder<Singleton>) {
        binder.bindFactory(First0.self).with(Of<First0>.self).to(factory: First0.init)
        binder.bindFactory(First1.self).with(Of<First1>.self).to(factory: First1.init)
        binder.bindFactory(First2.self).with(Of<First2>.self).to(factory: First2.init)
        binder.bindFactory(First3.self).with(Of<First3>.self).to(factory: First3.init)
        binder.bindFactory(First4.self).with(Of<First4>.self).to(factory: First4.init)
        binder.bindFactory(First5.self).with(Of<First5>.self).to(factory: First5.init)
        binder.bindFactory(First6.self).with(Of<First6>.self).to(factory: First6.init)
        binder.bindFactory(First7.self).with(Of<First7>.self).to(factory: First7.init)
        binder.bindFactory(First8.self).with(Of<First8>.self).to(factory: First8.init)
        binder.bindFactory(First9.self).with(Of<First9>.self).to(factory: First9.init)
        binder.bindFactory(First22.self).with(Of<First22>.self).to(factory: First22.init)
    }

    private static func bindLast(_ binder: Binder<Singleton>) {
        binder.bindFactory(Last1.self).with(Of<Last1>.self).to(factory: Last1.init)
        binder.bindFactory(Last2.self).with(Of<Last2>.self).to(factory: Last2.init)
        binder.bindFactory(Last3.self).with(Of<Last3>.self).to(factory: Last3.init)
        binder.bindFactory(Last4.self).with(Of<Last4>.self).to(factory: Last4.init)
        binder.bindFactory(Last5.self).with(Of<Last5>.self).to(factory: Last5.init)
        binder.bindFactory(Last6.self).with(Of<Last6>.self).to(factory: Last6.init)
        binder.bindFactory(Last7.self).with(Of<Last7>.self).to(factory: Last7.init)
        binder.bindFactory(Last8.self).with(Of<Last8>.self).to(factory: Last8.init)
        binder.bindFactory(Last9.self).with(Of<Last9>.self).to(factory: Last9.init)
        binder.bindFactory(Last22.self).with(Of<Last22>.self).to(factory: Last22.init)
    }
}

/// A parameter that can be told from others.
protocol Numbered: Sendable {
    var number: Int { get }
}

func number(_ spices: any Numbered...) -> [Int] {
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
