// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// `replacing`: the word on the contribution of one type.
@Suite struct ReplacedContributionTests {
    class Drink: @unchecked Sendable {
        // Proof of @unchecked Sendable: nothing is stored.
        var name: String { "\(type(of: self))" }
    }
    final class Espresso: Drink, @unchecked Sendable {}
    final class Lungo: Drink, @unchecked Sendable {}
    final class Decaf: Drink, @unchecked Sendable {}
    final class Water: Drink, @unchecked Sendable {}

    enum Menu: DICore.Tag { typealias Element = [Drink] }
    enum Evening: Scope {}

    /// The contributions as the plugin writes them.
    struct Bar: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Espresso.self).to { Espresso() }
            binder.bind(Drink.self).intoCollection().to { (it: Espresso) in it }
            binder.bind(Lungo.self).to { Lungo() }
            binder.bind(Drink.self).intoCollection().to { (it: Lungo) in it }
            binder.bind(Drink.self).intoCollection().tagged(with: Menu.self).to { (it: Espresso) in it }
            binder.bind(Drink.self).intoDictionary(key: 1).to { (it: Lungo) in it }
        }
    }

    struct Names {
        let all: [String]

        init(drinks: [Drink], menu: TaggedProvider<Menu>, numbers: [Int: Drink]) {
            all = (drinks + menu.get() + numbers.values).map(\.name)
        }
    }

    /// The bindings of the bar, and what a test binds before them.
    private func bar(after words: @escaping @Sendable (Binder<Singleton>) -> Void) -> LocalBindings {
        LocalBindings { binder in
            words(binder)
            binder.include(module: Bar.self)
            binder.bind(Decaf.self).allowing(.unusedBinding).to { Decaf() }
            binder.bind(Water.self).allowing(.unusedBinding).to { Water() }
            binder.bind(Names.self).to(factory: Names.init)
        }
    }

    private func names(_ words: @escaping @Sendable (Binder<Singleton>) -> Void) throws -> [String] {
        let factory = try bar(after: words).plan { try ComponentFactory.of(Counter<Names, LocalModule>.self) }
        #expect(factory.diagnostics == [])
        return factory.build().dish.all
    }

    @Test func replacing_hasThePlace_ofWhatItReplaces() throws {
        let names = try names { binder in
            binder.bind(Drink.self).intoCollection().replacing(Espresso.self).to { (it: Decaf) in it }
        }
        #expect(names == ["Decaf", "Lungo", "Espresso", "Lungo"])
    }

    @Test func tagAndDictionary_areCollectionsOfTheirOwn() throws {
        let names = try names { binder in
            binder.bind(Drink.self).intoCollection().replacing(Espresso.self).tagged(with: Menu.self).to {
                (it: Decaf) in it
            }
            binder.bind(Drink.self).intoDictionary(key: 2).replacing(Lungo.self).to { (it: Water) in it }
        }
        #expect(names == ["Espresso", "Lungo", "Decaf", "Water"])
    }

    @Test func replacing_isReplacedItself_andTwoReplaceOne() throws {
        let names = try names { binder in
            binder.bind(Drink.self).intoCollection().replacing(Decaf.self).to { (it: Water) in it }
            binder.bind(Drink.self).intoCollection().replacing(Lungo.self).to { Drink() }
            binder.bind(Drink.self).intoCollection().replacing(Espresso.self).to { (it: Decaf) in it }
            binder.bind(Drink.self).intoCollection().replacing(Lungo.self).to { Drink() }
        }
        #expect(names == ["Water", "Drink", "Drink", "Espresso", "Lungo"])
    }

    // MARK: - Mistakes

    private func errors(_ words: @escaping @Sendable (Binder<Singleton>) -> Void) -> [Diagnostic] {
        bar(after: words).plan { Counter<Names, LocalModule>.graph() }.diagnostics.filter { $0.severity == .error }
    }

    @Test func wordOnAMissingContribution_isFound_withThoseThatAreThere() throws {
        let found = errors { binder in
            binder.bind(Drink.self).intoCollection().replacing(Water.self).to { (it: Decaf) in it }
        }
        #expect(found.map(\.id) == [.overrideTargetsNothing])
        #expect(
            found.first?.notes == [
                "it has contributions of 'ReplacedContributionTests.Espresso' and 'ReplacedContributionTests.Lungo'"
            ])
    }

    @Test func ringOfReplacements_replacesNothing() {
        let found = errors { binder in
            binder.bind(Drink.self).intoCollection().replacing(Decaf.self).to { (it: Water) in it }
            binder.bind(Drink.self).intoCollection().replacing(Water.self).to { (it: Decaf) in it }
            binder.bind(Drink.self).intoCollection().replacing(Names.self).to { (it: Names) in Drink() }
        }
        #expect(found.map(\.id) == Array(repeating: .overrideTargetsNothing, count: 3))
    }

    // MARK: - Overrides, children, lists and overlays

    struct Night: ServingComponent {
        typealias Dish = [Drink]

        static func configure(binder: Binder<Evening>) {
            binder.bind(Lungo.self).to { Lungo() }
            binder.bind(Drink.self).intoCollection().to { (it: Lungo) in it }
            binder.bind(Drink.self).intoCollection().to { Water() }
        }
    }

    @Test func override_replacesOneContribution_inEachComponent() throws {
        let fake = LocalFakes { $0.bind(Drink.self).intoCollection().replacing(Espresso.self).to { Drink() } }
        let factory = try fake.override {
            try ComponentFactory.of(House<Night, Bar>.self, overriding: [LocalOverrides.self])
        }
        #expect(factory.build().dish.build().dish.map(\.name) == ["Lungo", "Water", "Drink", "Lungo"])
    }

    @Test func override_ofAMissingContribution_isFound() {
        let astray = LocalFakes { binder in
            binder.bind(Drink.self).intoCollection().replacing(Water.self).to { Drink() }
        }
        #expect(mistakes(of: House<Night, Bar>.self, overriding: astray) == [.overrideTargetsNothing])
    }

    /// A child's word is about its own contributions: the ancestor's collection stays as it is.
    @Test func word_isAboutItsOwnComponent() {
        struct Late: ServingComponent {
            typealias Dish = [Drink]

            static func configure(binder: Binder<Evening>) {
                binder.bind(Drink.self).intoCollection().replacing(Espresso.self).to { Drink() }
            }
        }
        #expect(mistakes(of: House<Late, Bar>.self) == [.overrideTargetsNothing])
    }
}
