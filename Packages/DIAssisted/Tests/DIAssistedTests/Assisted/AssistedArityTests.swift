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
        Blend(first: 0, First<Never>.self), Blend(first: 1, First<Spice1>.self), Blend(last: 1, Last<Spice1>.self),
        Blend(first: 2, First<Spice2>.self), Blend(last: 2, Last<Spice2>.self), Blend(first: 3, First<Spice3>.self),
        Blend(last: 3, Last<Spice3>.self), Blend(first: 4, First<Spice4>.self), Blend(last: 4, Last<Spice4>.self),
        Blend(first: 5, First<Spice5>.self), Blend(last: 5, Last<Spice5>.self), Blend(first: 6, First<Spice6>.self),
        Blend(last: 6, Last<Spice6>.self), Blend(first: 7, First<Spice7>.self), Blend(last: 7, Last<Spice7>.self),
        Blend(first: 8, First<Spice8>.self), Blend(last: 8, Last<Spice8>.self), Blend(first: 9, First<Spice9>.self),
        Blend(last: 9, Last<Spice9>.self),
        Blend(first: 22, First<Spice22>.self),
        Blend(last: 22, Last<Spice22>.self),
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
    static func configure(binder: Binder<Singleton>) {
        bindSpices(binder)
        bindFirst(binder)
        bindLast(binder)
    }

    static func bindSpices(_ binder: Binder<Singleton>) {
        func bind<S: Numbered>(_ spice: S) { binder.bind(S.self).to(value: spice) }
        let spices: [any Numbered] = [
            Spice1(), Spice2(), Spice3(), Spice4(), Spice5(), Spice6(), Spice7(), Spice8(), Spice9(), Spice10(),
            Spice11(),
            Spice12(), Spice13(), Spice14(), Spice15(), Spice16(), Spice17(), Spice18(), Spice19(), Spice20(),
            Spice21(), Spice22(),
        ]
        for spice in spices { bind(spice) }
    }

    private static func bindFirst(_ binder: Binder<Singleton>) {
        binder.bindFactory(First<Never>.self).with(Of<First<Never>>.self).to(factory: First<Never>.init)
        binder.bindFactory(First<Spice1>.self).with(Of<First<Spice1>>.self).to(factory: First<Spice1>.init)
        binder.bindFactory(First<Spice2>.self).with(Of<First<Spice2>>.self).to(factory: First<Spice2>.init)
        binder.bindFactory(First<Spice3>.self).with(Of<First<Spice3>>.self).to(factory: First<Spice3>.init)
        binder.bindFactory(First<Spice4>.self).with(Of<First<Spice4>>.self).to(factory: First<Spice4>.init)
        binder.bindFactory(First<Spice5>.self).with(Of<First<Spice5>>.self).to(factory: First<Spice5>.init)
        binder.bindFactory(First<Spice6>.self).with(Of<First<Spice6>>.self).to(factory: First<Spice6>.init)
        binder.bindFactory(First<Spice7>.self).with(Of<First<Spice7>>.self).to(factory: First<Spice7>.init)
        binder.bindFactory(First<Spice8>.self).with(Of<First<Spice8>>.self).to(factory: First<Spice8>.init)
        binder.bindFactory(First<Spice9>.self).with(Of<First<Spice9>>.self).to(factory: First<Spice9>.init)
        binder.bindFactory(First<Spice22>.self).with(Of<First<Spice22>>.self).to(factory: First<Spice22>.init)
    }

    private static func bindLast(_ binder: Binder<Singleton>) {
        binder.bindFactory(Last<Spice1>.self).with(Of<Last<Spice1>>.self).to(factory: Last<Spice1>.init)
        binder.bindFactory(Last<Spice2>.self).with(Of<Last<Spice2>>.self).to(factory: Last<Spice2>.init)
        binder.bindFactory(Last<Spice3>.self).with(Of<Last<Spice3>>.self).to(factory: Last<Spice3>.init)
        binder.bindFactory(Last<Spice4>.self).with(Of<Last<Spice4>>.self).to(factory: Last<Spice4>.init)
        binder.bindFactory(Last<Spice5>.self).with(Of<Last<Spice5>>.self).to(factory: Last<Spice5>.init)
        binder.bindFactory(Last<Spice6>.self).with(Of<Last<Spice6>>.self).to(factory: Last<Spice6>.init)
        binder.bindFactory(Last<Spice7>.self).with(Of<Last<Spice7>>.self).to(factory: Last<Spice7>.init)
        binder.bindFactory(Last<Spice8>.self).with(Of<Last<Spice8>>.self).to(factory: Last<Spice8>.init)
        binder.bindFactory(Last<Spice9>.self).with(Of<Last<Spice9>>.self).to(factory: Last<Spice9>.init)
        binder.bindFactory(Last<Spice22>.self).with(Of<Last<Spice22>>.self).to(factory: Last<Spice22>.init)
    }
}

/// A parameter that can be told from others.
protocol Numbered: Sendable {
    var number: Int { get }
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
