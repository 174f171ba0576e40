// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties
import Testing

/// Properties and choices of a binder on the main actor, which make nothing there.
@Suite struct MainActorPropertiesTests {
    /// The bindings of the shop, all but the logs of a binder on the main actor.
    enum Stall: RootComponent {
        typealias Root = Shop
        typealias Scope = DICore.Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind((any OrderLog).self).qualified("memory").to { () -> any OrderLog in MemoryLog() }
            let binder = binder.onMainActor
            binder.bindProperties(ShopConfig.self)
            binder.bindProperty(LogFolder.self)
            binder.bind((any OrderLog).self).sharedInScope().to(qualifiedBy: "log.backend", default: "memory")
            binder.bind([any OrderLog].self).to(allQualifiedBy: "log.copies")
            binder.bind(String.self).allowing(.unusedBinding).to { (folder: TaggedProvider<LogFolder>) in folder.get() }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to(factory: Shop.init)
        }
    }

    private func properties() throws -> Properties {
        try Properties(
            json: """
                {"shop": {"name": "Bar"}, "log": {"folder": "logs", "copies": ["memory"]}}
                """)
    }

    @Test func properties_areRead_inAComponentOfAnyIsolation() throws {
        let shop = try ComponentFactory.of(Stall.self, properties: properties()).build()
        #expect(shop.config == ShopConfig(name: "Bar", seats: 12))
        #expect(shop.log.name == "memory")
        #expect(shop.copies.map(\.name) == ["memory"])
    }

    @Test func bindings_belongToTheMainActor_onlyForAFactory() throws {
        let bindings = try Stall.graph(properties: properties()).bindings
        #expect(bindings.filter(\.isOnMainActor).map(\.key) == ["String"])
        #expect(bindings.filter { !$0.effects.isEmpty }.map(\.key) == ["String"])
    }
}
