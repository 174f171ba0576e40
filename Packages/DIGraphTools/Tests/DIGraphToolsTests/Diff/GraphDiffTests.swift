// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Foundation
import Testing

@testable import DIGraphTools

/// Each kind of change, alone, in both directions.
@Suite struct GraphDiffTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let change: @Sendable (inout GraphBuilder) -> Void
        let text: String
        let backwards: String

        init(
            _ name: String, _ text: String, backwards: String? = nil,
            _ change: @escaping @Sendable (inout GraphBuilder) -> Void
        ) {
            testDescription = name
            self.change = change
            self.text = text
            self.backwards = backwards ?? Self.mirrored(text)
        }

        /// The text with old and new exchanged, as it is on the way back where nothing has another name then.
        private static func mirrored(_ text: String) -> String {
            let opposites = [
                "added": "removed", "removed": "added", "new": "gone", "gone": "new", "+": "-", "-": "+",
                "now needs": "no longer needs", "no longer needs": "now needs",
                "now inherits": "no longer inherits", "no longer inherits": "now inherits",
            ]
            return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.replacing(#/^ *[+-](?= )|\b(?:added|removed|new|gone|(?:now|no longer) (?:needs|inherits))\b/#) {
                    found in
                    let word = found.output.drop { $0 == " " }
                    return found.output.prefix { $0 == " " } + (opposites["\(word)"] ?? "")
                }.replacing(#/^(.*: )(.+) → (.+)$/#) { "\($0.1)\($0.3) → \($0.2)" }
            }.joined(separator: "\n")
        }
    }

    /// A shop with a kiosk, two modules in two Swift modules, and a collection.
    static let base: GraphBuilder = {
        var shop = GraphBuilder()
        shop.component("Shop", scope: "PerShop", root: "CoffeeMaker")
        shop.component("Kiosk", in: "Shop", seed: "Order", root: "Menu")
        shop.bind("CoffeeMaker", at: "Shop/Shop.swift:1")
        shop.bind("Pump", at: "Shop/Water.swift:2", module: "WaterModule")
        shop.bind("Heater", at: "Shop/Heat.swift:3", sharing: .shared, module: "HeatModule")
        shop.bind("[Bean]", kind: "collection")
        shop.bind("[Bean]", at: "Beans/Beans.swift:4", name: "[Bean]/Bean", kind: "contribution", module: "BeanModule")
        shop.bind(
            "[Bean]", at: "Beans/Beans.swift:6", name: "[Bean]/Bean#2", kind: "contribution", module: "BeanModule")
        shop.bind("Menu", in: "Shop/Kiosk", at: "Shop/Kiosk.swift:5")
        shop.bind("Order", in: "Shop/Kiosk", kind: "seed")
        shop.need("Shop:CoffeeMaker", "Shop:Pump", "Shop:[Bean]")
        shop.need("Shop:Pump", "Shop:Heater", kind: .lazy)
        shop.need("Shop:[Bean]", "Shop:[Bean]/Bean", "Shop:[Bean]/Bean#2", kind: .collection)
        shop.need("Shop/Kiosk:Menu", "Shop/Kiosk:Order", "Shop:Heater")
        return shop
    }()

    static func diffs(_ change: (inout GraphBuilder) -> Void) -> (there: GraphDiff, back: GraphDiff) {
        var changed = base
        change(&changed)
        return (
            GraphDiff(from: base.graph, to: changed.graph), GraphDiff(from: changed.graph, to: base.graph)
        )
    }

    @Test func sameGraph_hasNoChange_inOneLine() throws {
        let diff = GraphDiff(from: Self.base.graph, to: Self.base.graph)
        #expect(diff.isEmpty)
        #expect(diff.text == "no change in the graph")
        #expect(diff.markdown == "**Object graph:** no change in the graph\n")
    }

    @Test(arguments: cases)
    func change_isToldInBothDirections(_ test: Case) throws {
        let (there, back) = Self.diffs(test.change)
        #expect(there.text == test.text)
        #expect(back.text == test.backwards)
        let read = try JSONDecoder().decode(ReadDiff.self, from: Data(there.json().utf8))
        #expect(read.schemaVersion == 2 && read.isEmpty == there.isEmpty)
        #expect(
            read.changes
                == there.changes.map {
                    .init(
                        part: $0.part.rawValue, mark: $0.mark, name: $0.name, sentences: $0.sentences, place: $0.place)
                })
    }

    struct ReadDiff: Decodable {
        struct Change: Decodable, Equatable {
            let part: String
            let mark: String
            let name: String
            let sentences: [String]
            let place: Place?
        }

        let schemaVersion: Int
        let isEmpty: Bool
        let changes: [Change]
    }

    /// Ids number what has the same name, so one that is added in front renumbers all that follow.
    @Test func contributionInFront_isAdded_andTheOthersStay() {
        let (there, back) = Self.diffs { shop in
            shop.replaceBinding("Shop:[Bean]/Bean") { $0.with(place: Place(fileID: "Beans/Beans.swift", line: 2)) }
            shop.replaceBinding("Shop:[Bean]/Bean#2") { $0.with(place: Place(fileID: "Beans/Beans.swift", line: 4)) }
            shop.bind(
                "[Bean]", at: "Beans/Beans.swift:6", name: "[Bean]/Bean#3", kind: "contribution", module: "BeanModule")
            shop.need("Shop:[Bean]", "Shop:[Bean]/Bean#3", kind: .collection)
        }
        #expect(there.bindings("+").map(\.place?.line) == [2])
        #expect(there.bindings("~").map(\.name) == ["[Bean]"])
        #expect(there.bindings("~").map(\.aspects) == [["needs"]])
        #expect(back.bindings("-").map(\.name) == there.bindings("+").map(\.name))
    }

    @Test func graphOfAnotherProgram_isAllNew() {
        var other = GraphBuilder()
        other.component("Bakery", root: "Oven")
        other.bind("Oven", in: "Bakery", at: "Bakery/Oven.swift:1")
        let diff = GraphDiff(from: Self.base.graph, to: other.graph)
        #expect(
            diff.summary == "1 binding added, 8 removed; 1 component added, 2 removed; 1 edge between modules gone")
        let empty = BindingGraph(components: [], bindings: [], edges: [], diagnostics: [])
        #expect(GraphDiff(from: empty, to: empty).isEmpty)
        #expect(
            GraphDiff(from: empty, to: other.graph).text == """
                1 binding added; 1 component added

                components
                  + Bakery

                bindings
                  + 'Oven' in Bakery   factory   Bakery/Oven.swift:1
                """)
    }

    @Test func idsThatAreTwice_orLeadNowhere_areNoTrouble() {
        var odd = Self.base
        odd.bindings.append(odd.bindings[1])
        odd.components.append(odd.components[1])
        odd.bind("Lost", in: "Nowhere")
        odd.need("Shop:Nothing", "Shop:Pump")
        odd.need("Shop:Pump", "Shop:Nothing")
        let diff = GraphDiff(from: Self.base.graph, to: odd.graph)
        #expect(diff.bindings("+").map(\.name) == ["Lost", "Pump"])
        #expect(diff.changes.filter { $0.part == .components && $0.mark == "+" }.map(\.name) == ["Shop/Kiosk"])
        #expect(GraphDiff(from: odd.graph, to: Self.base.graph).bindings("-").map(\.name) == ["Lost", "Pump"])
        #expect(GraphDiff(from: odd.graph, to: odd.graph).isEmpty)
    }
}

extension GraphDiff {
    /// The changes of bindings with a mark.
    func bindings(_ mark: String) -> [Change] { changes.filter { $0.part == .bindings && $0.mark == mark } }
}

extension BindingGraph.Binding {
    /// Returns the same with the given changes.
    func with(
        id: String? = nil, component: String? = nil, key: String? = nil, kind: String? = nil,
        sharing: SharingPolicy? = nil,
        module: String?? = nil, place: Place?? = nil, effects: [BindingGraph.Effect]? = nil,
        isOnMainActor: Bool? = nil, hooks: [BindingGraph.Hook]? = nil, isDefault: Bool? = nil
    ) -> BindingGraph.Binding {
        BindingGraph.Binding(
            id: id ?? self.id, component: component ?? self.component, key: key ?? self.key, kind: kind ?? self.kind,
            sharing: sharing ?? self.sharing, module: module ?? self.module, place: place ?? self.place,
            isOverride: isOverride, includedBy: includedBy, effects: effects ?? self.effects,
            isOnMainActor: isOnMainActor ?? self.isOnMainActor, hooks: hooks ?? self.hooks,
            isDefault: isDefault ?? self.isDefault)
    }
}

extension GraphBuilder {
    /// Replaces a binding, and its id in edges and roots.
    mutating func replaceBinding(_ id: String, _ change: (BindingGraph.Binding) -> BindingGraph.Binding) {
        var renamed = id
        bindings = bindings.map { binding in
            guard binding.id == id else { return binding }
            let changed = change(binding)
            renamed = changed.id
            return changed
        }
        let rename = { (other: String) in other == id ? renamed : other }
        edges = edges.map { BindingGraph.Edge(from: rename($0.from), to: rename($0.to), kind: $0.kind) }
        components = components.map { component in
            BindingGraph.Component(
                id: component.id, name: component.name, parent: component.parent, scope: component.scope,
                seed: component.seed, root: component.root.map(rename), construction: component.construction)
        }
    }

    /// Replaces a component by its position.
    mutating func replaceComponent(
        _ position: Int, scope: String?? = nil, seed: String?? = nil, root: String?? = nil,
        construction: BindingGraph.Construction? = nil
    ) {
        let old = components[position]
        components[position] = BindingGraph.Component(
            id: old.id, name: old.name, parent: old.parent, scope: scope ?? old.scope, seed: seed ?? old.seed,
            root: root ?? old.root, construction: construction ?? old.construction)
    }

    /// Gives a component and what is in it another id and name.
    mutating func renameComponent(_ old: String, to id: String, name: String, parent: String?) {
        let rename = { (text: String) in
            text == old || text.hasPrefix(old + ":") || text.hasPrefix(old + "/")
                ? id + text.dropFirst(old.count) : text
        }
        components = components.map { component in
            let isIt = component.id == old
            return BindingGraph.Component(
                id: rename(component.id), name: isIt ? name : component.name,
                parent: isIt ? parent : component.parent.map(rename), scope: component.scope, seed: component.seed,
                root: component.root.map(rename), construction: component.construction)
        }
        bindings = bindings.map { $0.with(id: rename($0.id), component: rename($0.component)) }
        edges = edges.map { BindingGraph.Edge(from: rename($0.from), to: rename($0.to), kind: $0.kind) }
    }
}
