// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIProperties
import Testing

/// Properties and choices that are shared on the main actor, and make nothing there.
@Suite struct MainActorPropertiesTests {
    /// The bindings of the shop, whose choices are shared on the main actor.
    enum Stall: RootComponent {
        typealias Root = Shop
        typealias Scope = DICore.Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind((any OrderLog).self).qualified("memory").to { () -> any OrderLog in MemoryLog() }
            binder.bindProperties(ShopConfig.self)
            binder.bindProperty(LogFolder.self)
            binder.bind((any OrderLog).self).sharedOnMainActor().to(qualifiedBy: "log.backend", default: "memory")
            binder.bind([any OrderLog].self).sharedOnMainActor().to(allQualifiedBy: "log.copies")
            binder.bind(String.self).allowing(.unusedBinding).onMainActor {
                (folder: TaggedProvider<LogFolder>) in folder.get()
            }
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
        let bindings = try Stall.graph(GraphOptions(properties: properties())).bindings
        #expect(bindings.filter(\.isOnMainActor).map(\.key) == ["String"])
        #expect(bindings.filter { !$0.effects.isEmpty }.map(\.key) == ["String"])
    }
}
