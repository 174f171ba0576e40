// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Foundation
import Testing

@Suite struct BindingGraphDecodingTests {
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
}
