// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rule 1: keys are types, tags or collections, plus an optional qualifier; never names.
@Suite struct KeysTests {
    enum Italy { struct Coffee: Sendable { let name: String = "espresso" } }
    enum France { struct Coffee: Sendable { let name: String = "café crème" } }
    struct Strong: DICore.Tag { typealias Element = Int }
    struct Weak: DICore.Tag { typealias Element = Int }

    static let menu = LocalBindings { binder in
        binder.bind(Italy.Coffee.self).to(value: Italy.Coffee())
        binder.bind(France.Coffee.self).to(value: France.Coffee())
        binder.bind(Int.self).to(value: 1)
        binder.bind(Int.self).tagged(with: Strong.self).to(value: 2)
        binder.bind(Int.self).tagged(with: Weak.self).to(value: 3)
        binder.bind(Int.self).qualified("file").to(value: 4)
        binder.bind(Int.self).tagged(with: Strong.self).qualified("file").to(value: 5)
        binder.bind(Int.self).intoCollection().to(value: 6)
        binder.bind(Int.self).intoSet().to(value: 7)
        binder.bind(Int.self).intoDictionary(key: "seven").to(value: 8)
        binder.bind(Int.self).intoDictionary(key: 7).to(value: 9)
        binder.bind(Int?.self).to(value: 10)
        binder.bind(String.self).to(qualified: "long")
        binder.bind(String.self).qualified("long").to(value: "caffè lungo")
        binder.bind(String.self).qualified("short").to(value: "ristretto")
    }

    @Test func types_ofOneName_areDifferentKeys() throws {
        #expect(try serve(Italy.Coffee.self, from: Self.menu).dish.name == "espresso")
        #expect(try serve(France.Coffee.self, from: Self.menu).dish.name == "café crème")
    }

    @Test func type_andItsTags_areDifferentKeys() throws {
        #expect(try serve(Int.self, from: Self.menu).dish == 1)
        #expect(try serve(TaggedProvider<Strong>.self, from: Self.menu).dish.get() == 2)
        #expect(try serve(TaggedProvider<Weak>.self, from: Self.menu).dish.get() == 3)
    }

    @Test func collections_ofOneElement_areDifferentKeys() throws {
        #expect(try serve([Int].self, from: Self.menu).dish == [6])
        #expect(try serve(Set<Int>.self, from: Self.menu).dish == [7])
        #expect(try serve([String: Int].self, from: Self.menu).dish == ["seven": 8])
        #expect(try serve([Int: Int].self, from: Self.menu).dish == [7: 9])
    }

    @Test func boundOptional_isAKeyOfItsOwn() throws {
        #expect(try serve(Int?.self, from: Self.menu).dish == 10)
    }

    @Test func qualifiedBinding_isChosenByItsQualifier() throws {
        #expect(try serve(String.self, from: Self.menu).dish == "caffè lungo")
    }

    struct OnlyQualified: RootComponent {
        typealias Root = String

        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).qualified("file").to(file: "Shop/Menu.swift", line: 1, factory: { 1 })
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(file: "Shop/Menu.swift", line: 2, factory: { (number: Int) in "\(number)" })
        }
    }

    @Test func request_neverMatchesAQualifiedBinding() {
        #expect(
            report(OnlyQualified.self) == """
                error: [DI/MissingBinding] no binding for 'Int'
                  needed by 'String'   Shop/Menu.swift:2   (root of 'KeysTests.OnlyQualified')
                note: 'Int' qualified "file" is bound at Shop/Menu.swift:1 in 'KeysTests.OnlyQualified'
                fix: forward to a qualified binding by to(qualified:), or bind 'Int' in 'KeysTests.OnlyQualified' or a \
                module it includes
                docs: swift package di explain MissingBinding

                1 error in the object graph
                """)
    }

    struct OnlyTagged: RootComponent {
        typealias Root = String

        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).tagged(with: Strong.self).to(file: "Shop/Menu.swift", line: 1, factory: { 1 })
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(file: "Shop/Menu.swift", line: 2, factory: { (number: Int) in "\(number)" })
        }
    }

    @Test func request_neverMatchesATaggedBinding() {
        #expect(
            report(OnlyTagged.self) == """
                error: [DI/MissingBinding] no binding for 'Int'
                  needed by 'String'   Shop/Menu.swift:2   (root of 'KeysTests.OnlyTagged')
                note: 'Int' tagged 'KeysTests.Strong' is bound at Shop/Menu.swift:1 in 'KeysTests.OnlyTagged'
                fix: request 'TaggedProvider<KeysTests.Strong>', or bind 'Int' in 'KeysTests.OnlyTagged' or a \
                module it includes
                docs: swift package di explain MissingBinding

                1 error in the object graph
                """)
    }

    /// Two types with identical names, as with a package that is linked twice.
    struct Twice: RootComponent {
        typealias Root = String

        static func configure(binder: UnscopedBinder) {
            bindSyrup(with: binder)
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(file: "Shop/Menu.swift", line: 2, factory: { (_: Syrup) in "sweet" })
        }
    }

    @Test func missingType_isToldFromAnotherOfTheSameName() {
        #expect(
            report(Twice.self) == """
                error: [DI/MissingBinding] no binding for 'DIBindingTests.Syrup'
                  needed by 'String'   Shop/Menu.swift:2   (root of 'KeysTests.Twice')
                note: another type of that name, private to its file or function, is bound at Shop/Syrup.swift:1 in \
                'KeysTests.Twice'
                fix: bind 'DIBindingTests.Syrup' in 'KeysTests.Twice' or a module it includes
                docs: swift package di explain MissingBinding

                1 error in the object graph
                """)
    }

    @Test func sameKeyTwice_isADuplicate_whateverItIsCalled() {
        typealias Price = Double
        let aliased = LocalBindings { binder in
            binder.bind(Double.self).to(value: 1)
            binder.bind(Price.self).to(value: 2)
        }
        #expect(mistakes(from: aliased) == [.duplicateBinding])
    }
}

private struct Syrup {}
