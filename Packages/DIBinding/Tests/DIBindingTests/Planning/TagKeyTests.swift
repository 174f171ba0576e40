// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 1: what is bound under a tag never has the key of the tag's own type.
///
/// They were one key once, and nodes are read unchecked: an `Int` was handed out as a tag of another size.
@Suite struct TagKeyTests {
    /// A tag of another size than its element, with a reference that must not be made of a number.
    struct BaseURL: DICore.Tag, Sendable {
        typealias Element = Int
        let host: String
        let path: String
    }

    /// A tag that is its own element.
    struct UserID: DICore.Tag, Sendable, Equatable {
        typealias Element = UserID
        let text: String
    }

    struct Answer: Sendable {
        let text: String
    }

    /// A root component that binds the element under the tag, but asks for the tag.
    struct AsksForTag: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).tagged(with: BaseURL.self).to(file: "Shop/Menu.swift", line: 1, factory: { 80 })
        }

        static func configureRoot(binder bind: ReceiptBinder<Answer>) -> BindingReceipt<Answer> {
            bind.to(file: "Shop/Menu.swift", line: 2, factory: { (url: BaseURL) in Answer(text: url.host) })
        }
    }

    @Test func tag_thatIsRequestedItself_isMissing() {
        #expect(
            report(AsksForTag.self) == """
                error: [DI/MissingBinding] no binding for 'TagKeyTests.BaseURL'
                  needed by 'TagKeyTests.Answer'   Shop/Menu.swift:2   (root of 'TagKeyTests.AsksForTag')
                note: 'Int' tagged 'TagKeyTests.BaseURL' is bound at Shop/Menu.swift:1 in 'TagKeyTests.AsksForTag'
                fix: request 'TaggedProvider<TagKeyTests.BaseURL>', or bind 'TagKeyTests.BaseURL' in \
                'TagKeyTests.AsksForTag' or a module it includes
                docs: swift package di explain MissingBinding

                1 error in the object graph
                """)
    }

    /// A root component that binds the type of the tag, but asks for what is tagged.
    struct AsksForTagged: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.bind(BaseURL.self).to(
                file: "Shop/Menu.swift", line: 1, factory: { BaseURL(host: "shop.example", path: "/") })
        }

        static func configureRoot(binder bind: ReceiptBinder<Answer>) -> BindingReceipt<Answer> {
            bind.to(
                file: "Shop/Menu.swift", line: 2,
                factory: { (port: TaggedProvider<BaseURL>) in Answer(text: "\(port.get())") })
        }
    }

    @Test func taggedValue_isMissing_whereOnlyTheTagIsBound() {
        #expect(
            report(AsksForTagged.self) == """
                error: [DI/MissingBinding] no binding for 'Int' tagged 'TagKeyTests.BaseURL'
                  needed by 'TagKeyTests.Answer'   Shop/Menu.swift:2   (root of 'TagKeyTests.AsksForTagged')
                note: 'TagKeyTests.BaseURL' is bound at Shop/Menu.swift:1 in 'TagKeyTests.AsksForTagged'
                fix: request 'TagKeyTests.BaseURL', or bind 'Int' tagged 'TagKeyTests.BaseURL' in \
                'TagKeyTests.AsksForTagged' or a module it includes
                docs: swift package di explain MissingBinding

                1 error in the object graph
                """)
    }

    /// Both the element and the tag's own type, and everything that may be asked of them.
    static let both = LocalBindings { binder in
        binder.bind(Int.self).tagged(with: BaseURL.self).sharedInScope().to(value: 80)
        binder.bind(BaseURL.self).sharedInScope().to(value: BaseURL(host: "shop.example", path: "/"))
        binder.bind(UserID.self).tagged(with: UserID.self).to(value: UserID(text: "tagged"))
        binder.bind(UserID.self).to(value: UserID(text: "plain"))
    }

    @Test func tag_andWhatIsTagged_areBoundBesideEachOther() throws {
        #expect(try serve(BaseURL.self, from: Self.both).dish.host == "shop.example")
        #expect(try serve(Provider<BaseURL>.self, from: Self.both).dish.get().path == "/")
        #expect(try serve(TaggedProvider<BaseURL>.self, from: Self.both).dish.get() == 80)
        #expect(try serve(TaggedProvider<BaseURL>?.self, from: Self.both).dish?.get() == 80)
        #expect(try serve(Lazy<TaggedProvider<BaseURL>>.self, from: Self.both).dish.get().get() == 80)
    }

    @Test func tag_thatIsItsOwnElement_isAnotherKeyThanItsElement() throws {
        #expect(try serve(UserID.self, from: Self.both).dish == UserID(text: "plain"))
        #expect(try serve(TaggedProvider<UserID>.self, from: Self.both).dish.get() == UserID(text: "tagged"))
    }

    struct BindsTag: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(BaseURL.self).to(
                file: "Tests/Fakes.swift", line: 7, factory: { BaseURL(host: "fake.example", path: "/") })
        }
    }

    @Test func override_ofTheTag_doesNotReplaceWhatIsTagged() {
        #expect(
            report(AsksForTag.self, overriding: [BindsTag.self]).contains(
                """
                error: [DI/OverrideTargetsNothing] the override of 'TagKeyTests.BaseURL' replaces nothing
                  bound   Tests/Fakes.swift:7   (in module 'TagKeyTests.BindsTag')
                note: 'Int' tagged 'TagKeyTests.BaseURL' is bound at Shop/Menu.swift:1 in 'TagKeyTests.AsksForTag'
                """))
    }

    /// A seed under a tag beside the tag's own type.
    struct Seeded: RootComponent {
        typealias Seed = TaggedProvider<BaseURL>

        static func configure(binder: UnscopedBinder) {
            binder.bind(BaseURL.self).to(value: BaseURL(host: "shop.example", path: "/"))
        }

        static func configureRoot(binder bind: ReceiptBinder<Answer>) -> BindingReceipt<Answer> {
            bind.to(factory: { (url: BaseURL, port: TaggedProvider<BaseURL>) in
                Answer(text: "\(url.host):\(port.get())")
            })
        }
    }

    @Test func taggedSeed_isAnotherKeyThanItsTag() throws {
        #expect(try ComponentFactory.of(Seeded.self).build(80).text == "shop.example:80")
    }

    @Test func graph_findsATag_boundAsItselfAndAsATag() {
        #expect(Seeded.graph.why(BaseURL.self).count == 2)
    }
}
