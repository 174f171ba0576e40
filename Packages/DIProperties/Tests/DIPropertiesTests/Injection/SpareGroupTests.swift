// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// Groups that are bound to be checked.
@Suite struct SpareGroupTests {
    struct Sign: Sendable {}

    /// A shop that does not need the group yet.
    enum Quiet: RootComponent {
        typealias Root = Sign
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bindProperties(ShopConfig.self, allowing: .unusedBinding)
        }

        static func configureRoot(binder bind: ReceiptBinder<Sign>) -> BindingReceipt<Sign> {
            bind.to(factory: Sign.init)
        }
    }

    /// The same without the permission.
    enum Reported: RootComponent {
        typealias Root = Sign
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) { binder.bindProperties(ShopConfig.self) }

        static func configureRoot(binder bind: ReceiptBinder<Sign>) -> BindingReceipt<Sign> {
            bind.to(factory: Sign.init)
        }
    }

    @Test func groupThatNothingNeeds_isReported_unlessThatIsAllowed() throws {
        let properties = try Properties(yaml: "shop: { name: Corner }")
        #expect(Reported.graph(GraphOptions(properties: properties)).diagnostics.map(\.id) == [.unusedBinding])
        #expect(Quiet.graph(GraphOptions(properties: properties)).diagnostics == [])
    }

    @Test func groupThatNothingNeeds_isCheckedAllTheSame() throws {
        let properties = try Properties(yaml: "shop: { name: 3 }")
        #expect(Quiet.graph(GraphOptions(properties: properties)).diagnostics.map(\.id) == [.propertyType])
    }
}
