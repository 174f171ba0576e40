// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 7: a child sees its ancestors, never the reverse; it may bind again; collections add up.
@Suite struct ParentAndChildTests {
    struct Bean: Sendable, Hashable, ExpressibleByStringLiteral {
        let name: String

        init(stringLiteral name: String) {
            self.name = name
        }
    }

    struct Label: Sendable {
        let text: String

        init(bean: Bean) {
            text = "label of \(bean.name)"
        }
    }

    struct Shelf: ServingComponent {
        typealias Dish = Content

        static func configure(binder: Binder<PerTable>) {
            binder.bind(Bean.self).to(value: "robusta")
            binder.bind(Bean.self).intoCollection().to(value: "child 1")
            binder.include(module: Both.self)
            binder.bind(Bean.self).intoCollection().to(value: ["child 2", "child 3"])
            binder.bind(Bean.self).intoSet().to(value: "child")
            binder.bind(Bean.self).intoDictionary(key: "shadowed").to(value: "child's")
            binder.bind(Bean.self).intoDictionary(key: "own").to(value: "child's")
        }
    }

    struct Content {
        let bean: Bean
        let label: Label
        let array: [Bean]
        let set: Set<Bean>
        let dictionary: [String: Bean]
    }

    /// Bindings that both components include.
    struct Both: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Bean.self).intoCollection().to(value: "both")
            binder.bind(Content.self).to(factory: Content.init)
        }
    }

    struct Shop: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.include(module: Both.self)
            binder.bind(Bean.self).to(value: "arabica")
            binder.bind(Label.self).to(factory: Label.init)
            binder.bind(Bean.self).intoCollection().to(value: "parent 1")
            binder.include(module: Both.self)
            binder.bind(Bean.self).intoCollection().to(value: "parent 2")
            binder.bind(Bean.self).intoSet().to(value: "parent")
            binder.bind(Bean.self).intoDictionary(key: "shadowed").to(value: "parent's")
            binder.bind(Bean.self).intoDictionary(key: "inherited").to(value: "parent's")
        }
    }

    private func parent() throws -> Content {
        try serve(Content.self, from: Shop.self).dish
    }

    private func child() throws -> Content {
        try ComponentFactory.of(House<Shelf, Shop>.self).build().dish.build().dish
    }

    @Test func child_mayBindAgain_andTheParentsObjectsKeepTheirs() throws {
        #expect(try parent().bean == "arabica")
        #expect(try child().bean == "robusta")
        #expect(try child().label.text == "label of arabica")
    }

    @Test func array_isTheChildsThenTheParents_inOrderOfRegistration() throws {
        #expect(try parent().array == ["both", "parent 1", "parent 2"])
        // The module is in both: its contribution counts once.
        #expect(try child().array == ["child 1", "child 2", "child 3", "both", "parent 1", "parent 2"])
    }

    @Test func set_hasBoth_andTheParentsOnlyItsOwn() throws {
        #expect(try parent().set == ["parent"])
        #expect(try child().set == ["child", "parent"])
    }

    @Test func dictionary_prefersTheChildsEntry_andTheParentsHasOnlyItsOwn() throws {
        #expect(try parent().dictionary == ["shadowed": "parent's", "inherited": "parent's"])
        #expect(try child().dictionary == ["shadowed": "child's", "own": "child's", "inherited": "parent's"])
    }

    /// Three levels, of which only the outermost and the innermost contribute.
    struct Inner: ServingComponent {
        typealias Dish = TaggedProvider<Rare>

        static func configure(binder: UnscopedBinder) {
            binder.bind(Bean.self).intoCollection().tagged(with: Rare.self).to(value: "inner")
        }
    }

    struct Rare: DICore.Tag { typealias Element = [Bean] }

    struct Middle: ServingComponent {
        typealias Dish = ComponentFactory<Inner>

        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Inner.self)
        }
    }

    struct RareShop: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Bean.self).intoCollection().tagged(with: Rare.self).to(value: "outer")
        }
    }

    @Test func taggedCollection_addsUp_acrossALevelThatHasNone() throws {
        let middle = try ComponentFactory.of(House<Middle, RareShop>.self).build().dish.build()
        #expect(middle.dish.build().dish.get() == ["inner", "outer"])
    }

    /// A child that binds the whole collection that its parent contributes to.
    struct Whole: ServingComponent {
        typealias Dish = [Bean]

        static func configure(binder: UnscopedBinder) {
            binder.bind([Bean].self).to(value: ["whole"])
        }
    }

    @Test func collectionBoundWhole_shadowsTheParents() throws {
        #expect(try ComponentFactory.of(House<Whole, Shop>.self).build().dish.build().dish == ["whole"])
    }

    /// A parent that binds the collection whole, and a child that contributes.
    static let wholeShop = LocalBindings { binder in
        binder.bind([Bean].self).to(value: ["whole"])
    }

    struct Contributing: ServingComponent {
        typealias Dish = [Bean]

        static func configure(binder: UnscopedBinder) {
            binder.bind(Bean.self).intoCollection().to(value: "child")
        }
    }

    @Test func collectionOfAChild_addsUpWithTheParentsWholeOne() throws {
        let factory = try Self.wholeShop.plan { try ComponentFactory.of(House<Contributing, LocalModule>.self) }
        #expect(factory.build().dish.build().dish == ["child", "whole"])
    }

    @Test func emptyPlural_isAContribution() throws {
        let nothing = LocalBindings { binder in
            binder.bind(Bean.self).intoCollection().to(value: [])
        }
        #expect(try serve([Bean].self, from: nothing).dish == [])
    }
}
