// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

private struct Wand {}
private struct Töpfchen {}
private struct Mug<Content> {}
private struct Roast: DICore.Tag { typealias Element = Int }

/// The ids of a graph's parts, and the changes that leave them alone.
@Suite struct BindingGraphIDTests {
    struct Wand {}

    /// Returns the ids of the bindings, without the component's and without the root.
    private static func ids(_ bindings: LocalBindings) -> [String] {
        let graph = bindings.plan { Slip.graph }
        #expect(Set(graph.bindings.map(\.id)).count == graph.bindings.count)
        #expect(graph.bindings.allSatisfy { $0.id.hasPrefix($0.component + ":") })
        return graph.bindings.map { String($0.id.dropFirst($0.component.count + 1)) }.filter {
            $0 != "DIBindingTests.Slipped"
        }
    }

    static let names = LocalBindings { binder in
        binder.bind(DIBindingTests.Wand.self).to(factory: DIBindingTests.Wand.init)
        binder.bind(Wand.self).to(factory: Wand.init)
        binder.bind(Töpfchen.self).to(factory: Töpfchen.init)
        binder.bind(Mug<[Wand]>.self).to(factory: { Mug<[Wand]>() })
        binder.bind((any Drink).self).qualified("any").to(factory: { Espresso() })
        binder.bind().tagged(with: Roast.self).to(value: 3)
        binder.bind(Int.self).qualified("a/b:\"c\"").to(value: 3)
    }

    @Test func ids_nameTypesWithTheirModules_evenWhereThatTellsNothing() {
        #expect(
            Self.ids(Self.names) == [
                "DIBindingTests.Wand", "DIBindingTests.BindingGraphIDTests.Wand", "DIBindingTests.Töpfchen",
                "DIBindingTests.Mug<[DIBindingTests.BindingGraphIDTests.Wand]>",
                "DIBindingTests.Drink qualified \"any\"", "Int tagged DIBindingTests.Roast",
                "Int qualified \"a/b:\"c\"\"",
            ])
        #expect(
            Self.names.plan { UnusedBindingTests.Shop<Wand>.graph.components.map(\.id) } == [
                "DIBindingTests.UnusedBindingTests.Shop<DIBindingTests.BindingGraphIDTests.Wand>"
            ])
    }

    enum Size { case small, large }
    enum Strength: Int { case mild = 1, strong }
    struct Code: Hashable, Sendable { let text: String }

    static let entries = LocalBindings { binder in
        binder.bind(Int.self).intoDictionary(key: "espresso").to(value: 1)
        binder.bind(Int.self).intoDictionary(key: Size.large).to(value: 1)
        binder.bind(Int.self).intoDictionary(key: Strength.strong).to(value: 1)
        binder.bind(Int.self).intoDictionary(key: 7).to(value: 1)
        binder.bind(Int.self).intoDictionary(key: Code(text: "x")).to(value: 1)
        binder.bind(Int.self).intoDictionary(key: Code(text: "y")).to(value: 2)
        binder.bind(Int.self).intoDictionary(key: ObjectIdentifier(Int.self)).to(value: 2)
    }

    @Test func entryOfADictionary_hasItsKey_whereThatIsTheSameInEachProcess() {
        #expect(
            Self.ids(Self.entries).filter { $0.contains("/") } == [
                "[String: Int]/\"espresso\"", "[DIBindingTests.BindingGraphIDTests.Size: Int]/large",
                "[DIBindingTests.BindingGraphIDTests.Strength: Int]/2", "[Int: Int]/7",
                "[DIBindingTests.BindingGraphIDTests.Code: Int]/Int",
                "[DIBindingTests.BindingGraphIDTests.Code: Int]/Int#2", "[ObjectIdentifier: Int]/Int",
            ])
    }

    struct Drinks: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(String.self).intoCollection().to(value: "tea", file: "Shop/Drinks.swift", line: 1)
            binder.bind(String.self).intoCollection().to(value: "coffee", file: "Shop/Drinks.swift", line: 2)
        }
    }

    struct Cakes: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(String.self).intoCollection().to(value: "tart", file: "Shop/Cakes.swift", line: 1)
        }
    }

    static let cakesFirst = LocalBindings { binder in
        binder.include(module: Cakes.self)
        binder.include(module: Drinks.self)
        binder.bind(String.self).intoCollection().to(value: "water")
    }

    @Test func partOfACollection_isToldByItsModule_whateverElseIsAdded() {
        let drinks = ["", "#2"].map { "[String]/DIBindingTests.BindingGraphIDTests.Drinks" + $0 }
        #expect(Self.ids(LocalBindings { $0.include(module: Drinks.self) }) == drinks + ["[String]"])
        #expect(
            Self.ids(Self.cakesFirst) == ["[String]/DIBindingTests.BindingGraphIDTests.Cakes"] + drinks
                + ["[String]/String", "[String]"])
    }

    struct First: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).to(value: 1, file: "Shop/A.swift", line: 9)
        }
    }

    struct Second: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).to(value: 2, file: "Shop/A.swift", line: 10)
        }
    }

    static let forwards = LocalBindings { binder in
        binder.include(module: First.self)
        binder.include(module: Second.self)
    }

    static let backwards = LocalBindings { binder in
        binder.include(module: Second.self)
        binder.include(module: First.self)
    }

    @Test func numbers_followThePlaces_notTheOrderOfRegistration() {
        #expect(Self.ids(Self.forwards) == ["Int", "Int#2"])
        #expect(Self.ids(Self.backwards) == ["Int#2", "Int"])
    }

    static let clashing = LocalBindings { binder in
        binder.include(module: Private.self)
        binder.bind(Int.self).to(value: 1, file: "Shop/A.swift", line: 1)
        binder.bind(Int.self).to(value: 1, file: "Shop/A.swift", line: 1)
        binder.bind(Int.self).to(value: 1, file: "Shop/A.swift", line: 1)
    }

    struct Private: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(DIBindingTests.Wand.self).to(
                file: "Shop/B.swift", line: 1, factory: DIBindingTests.Wand.init)
            bindWandOfAnotherFile(binder, line: 1)
        }
    }

    @Test func whatHasOneName_andBindingsOfOnePlace_areNumbered() {
        #expect(
            Self.ids(Self.clashing) == ["DIBindingTests.Wand#2", "DIBindingTests.Wand", "Int", "Int#2", "Int#3"])
    }
}
