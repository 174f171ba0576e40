// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DIProperties
import Testing

/// Candidates that a property did not choose: they are checked, and nothing makes them, waits for them or asks for their settings.
@Suite struct UnchosenCandidateTests {
    private protocol Store: Sendable {
        var name: String { get }
    }

    private struct Memory: Store { let name: String = "memory" }

    private struct Unreachable: Error {}

    private final class Database: Store {
        let name: String = "database"
        init() async throws { throw Unreachable() }
    }

    private struct DiskSettings: ConfigProperty {
        static let path: String = "disk"
        let folder: String
    }

    private final class Disk: Store {
        let name: String
        init(settings: DiskSettings) { name = "disk \(settings.folder)" }
    }

    private final class Cached: Store {
        let name: String
        init(_ store: any Store) { name = "cached \(store.name)" }
    }

    @MainActor private final class Screen: Store {
        nonisolated let name: String = "screen"
    }

    private struct Shop { let store: any Store }

    private enum ShopComponent: RootComponent, Listed {
        typealias Root = Shop
        typealias Construction = Asynchronous
        static var bindings: Bindings {
            bindProperties(DiskSettings.self, file: "Shop.swift", line: 1)
            single(as: (any Store).self, qualified: "memory") { Memory() }
            single(as: (any Store).self, qualified: "disk", file: "Shop.swift", line: 2, Disk.init)
            single(as: (any Store).self, qualified: "cached", file: "Shop.swift", line: 3, Cached.init)
            asynchronous.single(as: (any Store).self, qualified: "database") {
                () async throws -> any Store in try await Database()
            }
            onMainActor.single(as: (any Store).self, qualified: "screen") { @MainActor in Screen() }
            choose((any Store).self, qualifiedBy: "store", default: "memory", file: "Shop.swift", line: 4)
            factory(file: "Shop.swift", line: 5, Shop.init)
        }
    }

    private static func planned(_ yaml: String) throws -> ComponentFactory<ShopComponent> {
        try ComponentFactory.of(ShopComponent.self, properties: Properties(sources: [.yaml(yaml)]))
    }

    @Test func chosenCandidate_hasItsSettings() async throws {
        #expect(try await Self.planned("{store: disk, disk: {folder: tmp}}").build().store.name == "disk tmp")
        let error = #expect(throws: GraphError.self) { try Self.planned("store: disk") }
        #expect(error?.diagnostics.map(\.id.rawValue) == ["DI/PropertyMissing"])
        #expect(error?.diagnostics.first?.subject == "disk.folder")
    }

    // Regression: a candidate that takes the key itself was a cycle, whichever was chosen.
    @Test func candidate_thatTakesTheKey_isACycle_onlyWhereItIsChosen() async throws {
        let error = #expect(throws: GraphError.self) { try Self.planned("store: cached") }
        #expect(error?.diagnostics.map(\.id) == [.dependencyCycle])
    }

    @Test func injector_answers_butForWhatLacksItsSettings() async throws {
        let injector = try await Injector(Self.planned("store: memory"))
        #expect(injector.find((any Store).self)?.name == "memory")
        #expect(injector.find((any Store).self, qualified: "disk") == nil)
        #expect(injector.find(Provider<any Store>.self, qualified: "disk") == nil)
        #expect(injector.find(DiskSettings.self) == nil)
    }

    private final class Pot: Sendable {}

    private final class Brewer: Sendable {
        let pot: Pot
        init(pot: Pot) { self.pot = pot }
    }

    // Regression: an overlay of what only another candidate needs made the chosen one anew.
    @Test func overlay_ofWhatAnotherCandidateNeeds_keepsTheChosenOne() throws {
        let options = GraphOptions(properties: try Properties(sources: [.yaml("brewer: simple")]))
        let injector = try Injector(options: options) {
            single(Pot.init)
            single(qualified: "simple") { Brewer(pot: Pot()) }
            single(qualified: "shared", Brewer.init)
            choose(Brewer.self, qualifiedBy: "brewer")
            single { (brewer: Brewer) in [brewer] }
        }
        let overlay = try Injector(parent: injector) { single(Pot.init) }
        #expect(overlay.get([Brewer].self)[0] === injector.get([Brewer].self)[0])
        #expect(overlay.get(Pot.self) !== injector.get(Pot.self))
    }

    private enum BrokenComponent: RootComponent, Listed {
        typealias Root = Shop
        static var bindings: Bindings {
            single(as: (any Store).self, qualified: "memory") { Memory() }
            single(as: (any Store).self, qualified: "other", file: "Shop.swift", line: 1) { (_: Pot) in Memory() }
            choose((any Store).self, qualifiedBy: "store", default: "memory", file: "Shop.swift", line: 2)
            factory(file: "Shop.swift", line: 3, Shop.init)
        }
    }

    @Test func candidate_isChecked_andCountsAsUsed() throws {
        let properties = try Properties(sources: [])
        let error = #expect(throws: GraphError.self) {
            try ComponentFactory.of(BrokenComponent.self, properties: properties)
        }
        #expect(error?.diagnostics.map(\.id) == [.missingBinding])
        #expect(
            error?.diagnostics.first?.trace.map { "\($0.relation.rawValue) \($0.place.map { "\($0)" } ?? "")" } == [
                "needed by Shop.swift:1", "needed by Shop.swift:2", "needed by Shop.swift:3",
            ])
        #expect(ShopComponent.graph(GraphOptions(properties: properties)).diagnostics == [])
    }

    // Regression: a reload was refused for settings that only another candidate needs.
    @Test func reload_asksForTheSettingsOfTheChosenOne() async throws {
        let file = try LiveFile(#"{"store": "memory"}"#)
        let factory = try ComponentFactory.of(ShopComponent.self, GraphOptions(live: file.live))
        #expect(try await factory.build().store.name == "memory")
        #expect(try file.reload(#"{"store": "memory", "disk": {"folder": "tmp"}}"#).isAccepted)
        #expect(try file.reload(#"{"store": "memory"}"#).isAccepted)
    }
}
