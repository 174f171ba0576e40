// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation
import Testing

@Suite struct BindingGraphDecodingTests {
    private static let graph = BindingGraph(
        components: [
            BindingGraph.Component(id: "Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: "Shop:Heater"),
            BindingGraph.Component(
                id: "Shop/Till", name: "Till", parent: "Shop", scope: "PerTill", seed: "Drawer", root: nil),
        ],
        bindings: [
            BindingGraph.Binding(
                id: "Shop:Heater", component: "Shop", key: "Heater", kind: "factory", sharing: .unshared, module: nil,
                place: Place(fileID: "Shop/Shop.swift", line: 3)),
            BindingGraph.Binding(
                id: "Shop:Pump", component: "Shop", key: "Pump", kind: "value", sharing: .shared, module: "Kitchen",
                place: nil),
        ],
        edges: [BindingGraph.Edge(from: "Shop:Heater", to: "Shop:Pump", kind: .direct)], diagnostics: [],
        unmetNeeds: [BindingGraph.UnmetNeed(from: "Shop:Pump", key: "Milk", kind: .lazy, isMeant: true)])

    private static let text = """
        {"bindings":[\
        {"component":"Shop","id":"Shop:Heater","key":"Heater","kind":"factory","module":null,\
        "place":"Shop/Shop.swift:3","sharing":"unshared"},\
        {"component":"Shop","id":"Shop:Pump","key":"Pump","kind":"value","module":"Kitchen",\
        "place":null,"sharing":"shared"}],\
        "components":[\
        {"id":"Shop","name":"Shop","parent":null,"root":"Shop:Heater","scope":null,"seed":null},\
        {"id":"Shop/Till","name":"Till","parent":"Shop","root":null,"scope":"PerTill","seed":"Drawer"}],\
        "diagnostics":[],\
        "edges":[{"from":"Shop:Heater","kind":"direct","to":"Shop:Pump"}],\
        "schemaVersion":1}
        """

    private static func read(_ text: String) throws -> BindingGraph {
        try JSONDecoder().decode(BindingGraph.self, from: Data(text.utf8))
    }

    @Test func json_hasTheKeysOfTheSchema_andNullForWhatIsAbsent() throws {
        let json = try JSONSerialization.jsonObject(with: Data(Self.graph.json().utf8)) as? NSDictionary
        #expect(json != nil)
        #expect(json == (try JSONSerialization.jsonObject(with: Data(Self.text.utf8)) as? NSDictionary))
    }

    @Test func graph_isReadAsItWas_withoutUnmetNeeds() throws {
        let read = try Self.read(Self.text)
        #expect(read.components == Self.graph.components)
        #expect(read.bindings == Self.graph.bindings)
        #expect(read.edges == Self.graph.edges)
        #expect(read.diagnostics == Self.graph.diagnostics)
        #expect(read.unmetNeeds == [])
    }

    @Test(arguments: [
        (2, "written by a newer version: schemaVersion 2; this version reads 1"),
        (0, "unknown schemaVersion 0; this version reads 1"),
    ])
    func graph_ofAnotherVersion_isRefused(version: Int, words: String) throws {
        let text = Self.text.replacing("\"schemaVersion\":1", with: "\"schemaVersion\":\(version)")
        let error = #expect(throws: DecodingError.self) { try Self.read(text) }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == words)
    }

    @Test(arguments: [
        "\"schemaVersion\":1", "\"parent\":null", "\"scope\":null", "\"root\":null", "\"seed\":null",
        "\"module\":null", "\"place\":null", "\"id\":\"Shop\"", "\"diagnostics\":[]", "\"kind\":\"direct\"",
    ])
    func key_thatIsMissing_isAnError_evenIfItMayBeNull(pair: String) throws {
        #expect(Self.text.contains(pair))
        let key = pair.prefix { $0 != ":" }.dropFirst().dropLast()
        let text = Self.text.replacing(pair, with: "\"another\":1")
        let error = #expect(throws: DecodingError.self) { try Self.read(text) }
        guard case .keyNotFound(let missing, _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(missing.stringValue == key)
    }

    @Test func effects_areWritten_onlyWhereThereAreSome() throws {
        let component = BindingGraph.Component(
            id: "Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: nil, construction: .onMainActorThrowing)
        let binding = BindingGraph.Binding(
            id: "Shop:Pump", component: "Shop", key: "Pump", kind: "factory", sharing: .shared, module: nil,
            place: nil,
            effects: [.onMainActor, .throwing], isOnMainActor: true, hooks: [.onStart])
        let graph = BindingGraph(components: [component], bindings: [binding], edges: [], diagnostics: [])
        let text = try graph.json()
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
        #expect(json != nil)
        let expected = """
            {"bindings":[{"component":"Shop","effects":["onMainActor","throwing"],"hooks":["onStart"],\
            "id":"Shop:Pump","isOnMainActor":true,"key":"Pump","kind":"factory","module":null,"place":null,\
            "sharing":"shared"}],\
            "components":[{"construction":"onMainActorThrowing","id":"Shop","name":"Shop","parent":null,\
            "root":null,"scope":null,"seed":null}],\
            "diagnostics":[],"edges":[],"schemaVersion":1}
            """
        #expect(json == (try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary))
        #expect(try Self.read(text).bindings == [binding])
        #expect(try Self.read(text).components == [component])
    }

    @Test func key_thatIsUnknown_isPassedOver() throws {
        let text = Self.text.replacing("{\"id\":\"Shop\"", with: "{\"colour\":[1],\"id\":\"Shop\"")
        #expect(try Self.read(text).components == Self.graph.components)
    }
}
