// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 6: one scope per component; what is shared is made once per built component, on first use.
@Suite struct SharingTests {
    final class Heater: Sendable {}

    /// Elements that do not fit into a slot as they are: an existential, a struct with an object, an enum, a tuple-like
    /// struct wider than a word, an optional, a closure.
    struct Recipe: Sendable {
        let name: String
        let heater: Heater
        let amounts: (Double, Double, Double)
    }

    protocol Pump: Sendable { var pressure: Int { get } }

    struct Rotary: Pump {
        static let made = Tally()
        let pressure: Int

        init() {
            pressure = Self.made.add()
        }
    }

    struct All {
        let pump: any Pump
        let recipe: Recipe
        let number: Int
        let none: String?
        let function: @Sendable (Int) -> Int
        let vector: SIMD8<Float>
    }

    @Test func values_areSharedToo() throws {
        let made = Tally()
        let values = LocalBindings { binder in
            binder.bind((any Pump).self).sharedInScope().to(factory: { Rotary() })
            binder.bind(Recipe.self).sharedInScope().to(factory: {
                Recipe(name: "cortado", heater: Heater(), amounts: (1, 2, Double(made.add())))
            })
            binder.bind(Int.self).sharedInScope().to(factory: { made.add() })
            binder.bind(String?.self).sharedInScope().to(factory: { nil })
            binder.bind((@Sendable (Int) -> Int).self).sharedInScope().to(factory: {
                let base = made.add()
                return { base + $0 }
            })
            binder.bind(SIMD8<Float>.self).sharedInScope().to(factory: { SIMD8(repeating: Float(made.add())) })
            binder.bind(All.self).to(factory: All.init)
        }
        let all = try serve(Provider<All>.self, from: values).dish
        let (one, two) = (all.get(), all.get())
        #expect(one.pump.pressure == two.pump.pressure)
        #expect(one.recipe.heater === two.recipe.heater)
        #expect(one.recipe.amounts == two.recipe.amounts)
        #expect(one.recipe.name == "cortado")
        #expect(one.number == two.number)
        #expect(one.none == nil && two.none == nil)
        #expect(one.function(0) == two.function(0))
        #expect(one.vector == two.vector)
        #expect(made.count == 4)
        #expect(Rotary.made.count == 1)
    }

    struct Taste: DICore.Tag { typealias Element = Heater }

    static let kinds = LocalBindings { binder in
        binder.bind(Heater.self).tagged(with: Taste.self).sharedInScope().to(factory: { Heater() })
        binder.bind(Heater.self).qualified("gas").sharedInScope().to(factory: { Heater() })
        binder.bind(Heater.self).to(qualified: "gas")
        binder.bind(Heater.self).intoCollection().sharedInScope().to(factory: { Heater() })
        binder.bind(Heater.self).intoCollection().to(factory: { Heater() })
    }

    @Test func tagged_andQualified_areShared() throws {
        let tagged = try serve(TaggedProvider<Taste>.self, from: Self.kinds).dish
        #expect(tagged.get() === tagged.get())
        let qualified = try serve(Provider<Heater>.self, from: Self.kinds).dish
        #expect(qualified.get() === qualified.get())
    }

    @Test func contribution_isShared_andTheCollectionIsPutTogetherEachTime() throws {
        let heaters = try serve(Provider<[Heater]>.self, from: Self.kinds).dish
        let (one, two) = (heaters.get(), heaters.get())
        #expect(one[0] === two[0])
        #expect(one[1] !== two[1])
    }
}
