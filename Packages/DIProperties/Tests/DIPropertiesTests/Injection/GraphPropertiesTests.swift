// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DIProperties
import Testing

@Suite struct GraphPropertiesTests {
    static func properties(_ more: PropertySource...) throws -> Properties {
        let text = """
            shop: {name: Corner}
            log:
              folder: /var/log
              backend: file
              copies: [memory, file]
            """
        return try Properties(sources: [.yaml(text, name: "shop.yml")] + more)
    }

    @Test func propertiesAndChoices_areInjected() throws {
        let shop = try ComponentFactory.of(ShopComponent.self, properties: Self.properties()).build()
        #expect(shop.config == ShopConfig(name: "Corner", seats: 12))
        #expect(shop.log.name == "file in /var/log")
        #expect(shop.copies.map(\.name) == ["memory", "file in /var/log"])
        #expect(NeverLog.made.load(ordering: .relaxed) == 0)
    }

    @Test func choice_followsTheProperty_orItsDefault() throws {
        let other = try Self.properties(.values(["log": ["backend": "memory", "copies": []]]))
        #expect(try ComponentFactory.of(ShopComponent.self, properties: other).build().log.name == "memory")
        #expect(try ComponentFactory.of(ShopComponent.self, properties: other).build().copies.isEmpty)
        let absent = try Self.properties(.values(["log": ["backend": nil]]))
        #expect(try ComponentFactory.of(ShopComponent.self, properties: absent).build().log.name == "memory")
    }

    @Test func graph_showsTheChosenFirst_thenTheOtherCandidates() throws {
        let graph = ShopComponent.graph(GraphOptions(properties: try Self.properties()))
        let choice = try #require(graph.bindings.first { $0.place?.line == 20 })
        let targets = graph.edges.filter { $0.from == choice.id }.compactMap(\.to)
        let keys = targets.compactMap { id in graph.bindings.first { $0.id == id }?.key }
        #expect(
            keys == [
                "'any OrderLog' qualified \"file\"", "'any OrderLog' qualified \"memory\"",
                "'any OrderLog' qualified \"never\"",
            ])
        #expect(graph.diagnostics.isEmpty)
    }

    @Test func withoutProperties_eachOneIsMissing_andTheGraphShowsAllCandidates() throws {
        let graph = ShopComponent.graph
        try TextFile("Graphs/withoutProperties").expect(graph.diagnostics.map(\.description).joined(separator: "\n\n"))
        let choice = try #require(graph.bindings.first { $0.place?.line == 20 })
        #expect(graph.edges.filter { $0.from == choice.id }.count == 3)
        #expect(throws: GraphError.self) { try ShopComponent.validate() }
    }

    @Test func propertiesThatWereNotGiven_areNotMissing_butNoted() throws {
        let ungiven = _AbsentInput()
        var options = GraphOptions()
        options._planningContext = ungiven
        let graph = ShopComponent.graph(options)
        let program = ShopComponent.graph
        #expect(graph.diagnostics == [])
        #expect(graph.bindings == program.bindings)
        #expect(graph.edges == program.edges)
        #expect(
            Set(ungiven.readings.map(\.path)) == ["shop", "log.folder", "log.backend", "log.copies"])
        #expect(ungiven.readings.allSatisfy { $0.place != nil })
    }

    @Test func mistakes_areReportedInOneReport() throws {
        let text = """
            shop: {seats: many}
            log:
              backend: flie
              copies: [memory, fiel, nowhere]
            """
        let properties = try Properties(sources: [.yaml(text, name: "shop.yml")])
        try TextFile("Graphs/mistakes").expect(complaint { try ShopComponent.validate(properties: properties) })
    }

    @Test func unreadKeys_areWarnings_thatCanBeRaised() throws {
        let properties = try Self.properties(
            .yaml("shop:\n  saets: 14\nkitchen:\n  oven: 1\n  pans: 2\n", name: "local.yml"))
        let factory = try ComponentFactory.of(ShopComponent.self, properties: properties)
        try TextFile("Graphs/unread").expect(factory.diagnostics.map(\.description).joined(separator: "\n\n"))
        #expect(throws: GraphError.self) {
            try ShopComponent.validate(
                GraphOptions(properties: properties).with(severities: [.propertyUnknown: .error]))
        }
        let silenced = try ComponentFactory.of(
            ShopComponent.self, GraphOptions(properties: properties).with(severities: [.propertyUnknown: nil]))
        #expect(silenced.diagnostics.isEmpty)
    }

    struct Sign: Sendable {}

    /// A shop that does not need the group yet.
    enum Quiet: RootComponent, Listed {
        typealias Root = Sign
        static var bindings: Bindings {
            include { $0.bindProperties(ShopConfig.self, allowing: .unusedBinding) }
            factory(Sign.init)
        }
    }

    @Test(arguments: [("Corner", []), ("3", [.propertyType])] as [(String, [Diagnostic.ID])])
    func groupThatNothingNeeds_isChecked_andNotReported_whereThatIsAllowed(_ name: String, _ ids: [Diagnostic.ID])
        throws
    {
        let properties = try Properties(yaml: "shop: { name: \(name) }")
        #expect(Quiet.graph(GraphOptions(properties: properties)).diagnostics.map(\.id) == ids)
    }

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

    private static let stocked = #"{"shop": {"name": "Bar"}, "log": {"folder": "logs", "copies": ["memory"]}}"#

    @Test func properties_areRead_inAComponentOfAnyIsolation() throws {
        let shop = try ComponentFactory.of(Stall.self, properties: Properties(json: Self.stocked)).build()
        #expect(shop.config == ShopConfig(name: "Bar", seats: 12))
        #expect(shop.log.name == "memory")
        #expect(shop.copies.map(\.name) == ["memory"])
    }

    @Test func bindings_belongToTheMainActor_onlyForAFactory() throws {
        let bindings = try Stall.graph(GraphOptions(properties: Properties(json: Self.stocked))).bindings
        #expect(bindings.filter(\.isOnMainActor).map(\.key) == ["String"])
        #expect(bindings.filter { !$0.effects.isEmpty }.map(\.key) == ["String"])
    }
}
