// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Decorators with overriding modules: these replace the innermost layer, and add the outermost.
@Suite struct DecoratorOverrideTests {
    @Test func overridingDecorator_isTheOutermost_inTheOrderOfModules() throws {
        #expect(try drink(overriding: Lid.self) == "lid(milk(espresso))")
        #expect(try drink(overriding: Lid.self, Sleeve.self) == "sleeve(lid(milk(espresso)))")
        #expect(try drink(overriding: Sleeve.self, Lid.self) == "lid(sleeve(milk(espresso)))")
        #expect(try drink(overriding: Lid.self, Sleeve.self, Lid.self) == "lid(sleeve(milk(espresso)))")
    }

    @Test func overridingModule_canReplaceAndDecorate() throws {
        let teaToGo = LocalFakes { binder in
            binder.decorate((any Drink).self).to { Mixed($0, with: "lid") }
            binder.bind((any Drink).self).to { Goblet() }
        }
        #expect(try drink(overriding: teaToGo) == "lid(milk(mug))")
    }

    @Test func decoratorOfAnIncludedModule_isAddedToTheRootComponent() throws {
        let toGo = LocalFakes { binder in
            binder.include(module: Lid.self)
        }
        #expect(try drink(overriding: toGo) == "lid(milk(espresso))")
    }

    @Test func sharingOfTheReplacedBinding_isThatOfAllLayers() throws {
        let shared = LocalBindings { binder in
            binder.bind((any Drink).self).sharedInScope().to(factory: Espresso.init)
        }
        let cups = LocalFakes { binder in
            binder.bind((any Drink).self).to { Goblet() }
            binder.decorate((any Drink).self).to { Goblet($0) }
        }
        let factory = try shared.plan {
            try cups.override {
                try ComponentFactory.of(
                    Counter<Provider<any Drink>, LocalModule>.self, overriding: [LocalOverrides.self])
            }
        }
        let drinks = factory.build().dish
        #expect(drinks.get().text == "mug(mug)")
        #expect(drinks.get() as? Goblet === drinks.get() as? Goblet)
    }

    @Test func overridingDecorator_isAdded_whereverTheKeyIsBound() throws {
        let house = try ComponentFactory.of(House<Booth, Latte>.self, overriding: [Lid.self]).build().dish
        #expect(house.build().dish.text == "lid(mug)")
    }

    /// The inherited part was given to the decorator of the parent, and again to the same one of the child.
    @Test func overridingDecorator_ofACollectionOfParentAndChild_isGivenEachElementOnce() throws {
        let tip = LocalFakes { binder in
            binder.decorate([Int].self).to { $0.map { $0 + 100 } + [0] }
        }
        let till = LocalBindings { binder in
            binder.bind(Int.self).intoCollection().to(value: 2)
            binder.decorate([Int].self).to { $0.map { $0 * 10 } }
            binder.install(dependency: Table.self)
            binder.bind(Till.self).to(factory: Till.init)
        }
        let factory = try till.plan {
            try tip.override {
                try ComponentFactory.of(Counter<Till, LocalModule>.self, overriding: [LocalOverrides.self])
            }
        }
        #expect(factory.build().dish.prices == [120, 0])
        #expect(factory.build().dish.table.build().dish == [113, 120, 99, 0])
    }

    private struct Till {
        let prices: [Int]
        let table: ComponentFactory<Table>
    }

    private struct Table: ServingComponent {
        typealias Dish = [Int]

        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).intoCollection().to(value: 13)
            binder.decorate([Int].self).to { $0 + [-1] }
        }
    }

    private func drink(overriding fakes: LocalFakes) throws -> String {
        try fakes.override { try drink(overriding: LocalOverrides.self) }
    }

    private func drink(overriding modules: any Module.Type...) throws -> String {
        try ComponentFactory.of(Counter<any Drink, Latte>.self, overriding: modules).build().dish.text
    }

    private struct Lid: Module {
        static func configure(binder: UnscopedBinder) {
            binder.decorate((any Drink).self).to { Mixed($0, with: "lid") }
        }
    }

    private struct Sleeve: Module {
        static func configure(binder: UnscopedBinder) {
            binder.decorate((any Drink).self).to { Mixed($0, with: "sleeve") }
        }
    }

    private struct Booth: ServingComponent {
        typealias Dish = any Drink

        static func configure(binder: UnscopedBinder) {
            binder.bind((any Drink).self).to { Goblet() }
        }
    }
}
