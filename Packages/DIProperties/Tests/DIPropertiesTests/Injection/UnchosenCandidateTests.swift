// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties
import Testing

/// A candidate that a property doesn't choose is validated, and nothing else follows from it.
@Suite struct UnchosenCandidateTests {
    struct Store: Sendable { let name: String }
    struct Unreachable: Error {}
    struct Shop { let store: Store }

    struct DiskSettings: ConfigProperty {
        static let path = "disk"
        let folder: String
    }

    enum ShopComponent: RootComponent {
        typealias Root = Shop

        static func configure(binder: UnscopedBinder) {
            binder.bindProperties(DiskSettings.self)
            binder.bind(Store.self).qualified("memory").to(value: Store(name: "memory"))
            binder.bind(Store.self).qualified("database").sharedInScope().asynchronous { () async throws -> Store in
                throw Unreachable()
            }
            binder.bind(Store.self).qualified("disk").to { (settings: DiskSettings) in Store(name: settings.folder) }
            // It takes the key itself: a cycle only if it is chosen.
            binder.bind(Store.self).qualified("cached").to { (store: Store) in Store(name: "cached \(store.name)") }
            binder.bind(Store.self).to(qualifiedBy: "store", default: "memory")
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }

    @Test func unchosenCandidates_haveNoEffects_noCycle_andNeedNoSettings() throws {
        let factory = try ComponentFactory.of(ShopComponent.self, properties: try Properties(sources: []))
        #expect(factory.build().store.name == "memory")
    }

    @Test(arguments: [
        ("memory", []), ("disk", ["DI/PropertyMissing"]), ("database", ["DI/EffectRequired"]),
        ("cached", ["DI/DependencyCycle"]),
    ])
    func chosenCandidate_isFollowed(_ store: String, _ ids: [String]) throws {
        let properties = try Properties(sources: [.values(["store": "\(store)"])])
        #expect(ShopComponent.graph(properties: properties).diagnostics.map(\.id.rawValue) == ids)
    }
}
