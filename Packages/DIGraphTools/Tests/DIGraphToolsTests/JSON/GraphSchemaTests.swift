// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIGraphTools
import Testing

@Suite struct GraphSchemaTests {
    @Test func diagnostics_fitTheSchema_alone() throws {
        let schema = try GraphSchema()
        let definition = try #require(schema.root["$defs"]?["diagnostic"]?.members)
        let definitions = try #require(schema.root["$defs"])
        var alone = GraphSchema(
            root: .object(["type": .string("array"), "items": .object(definition), "$defs": definitions]))
        alone.isStrict = true
        let diagnostics = ExportedShop.graph(isBroken: true).diagnostics
        #expect(diagnostics.contains { $0.severity == .error })
        #expect(alone.mistakes(in: try JSONValue(diagnostics.json())) == [])
    }

    @Test func program_hasEverythingThatTheSchemaKnows() throws {
        let graph = ExportedShop.graph(isBroken: false)
        #expect(!graph.diagnostics.contains { $0.severity == .error })
        let schema = try GraphSchema()
        let edge = schema.root["$defs"]?["edge"]?["properties"]?["kind"]?["enum"]?.elements?.compactMap(\.string)
        #expect(edge == BindingGraph.Edge.Kind.allCases.map(\.rawValue))
        let kinds = schema.root["$defs"]?["binding"]?["properties"]?["kind"]?["anyOf"]?.elements?.first?["enum"]
        let known = (kinds?.elements ?? []).compactMap(\.string)
        // Assisted factories come from a layer above.
        #expect(Set(known).subtracting(graph.bindings.map(\.kind)) == ["assistedFactory"])
        #expect(Set(graph.bindings.map(\.kind)).subtracting(known) == [])
        #expect(Set(graph.bindings.map(\.sharing)) == Set(SharingPolicy.allCases))
        #expect(
            Set(BindingGraph.Edge.Kind.allCases).subtracting(graph.edges.map(\.kind)) == [.factory])
    }

    @Test(arguments: [
        (#""schemaVersion": 1"#, #""schemaVersion": 2"#, ".schemaVersion: not what it has to be"),
        (#""edges": ["#, #""arrows": ["#, ": without edges"),
        (#""parent": null, "#, "", ".components[0]: without parent"),
        (#""parent": null"#, #""parent": 7"#, ".components[0].parent: of type number"),
        (#""scope": "Singleton""#, #""scope": false"#, ".components[0].scope: of type boolean"),
        (#""sharing": "weak""#, #""sharing": "strong""#, "sharing: none of the known"),
        (#""kind": "value""#, #""kind": """#, "kind: none of the alternatives"),
        (#""kind": "lazy""#, #""kind": "lazily""#, "kind: none of the known"),
        (#""to": ""#, #""to": "", "was": ""#, ".edges[0].to: too short"),
        (#".swift:"#, #".swift@"#, "place: none of the alternatives"),
    ])
    func damagedGraph_isRefused(old: String, new: String, mistake: String) throws {
        let text = try ExportedShop.graph(isBroken: false).json()
        #expect(text.contains(old))
        let value = try JSONValue(text.replacing(old, with: new, maxReplacements: 1))
        let found = try GraphSchema().mistakes(in: value)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(mistake) == true, "\(found)")
    }

    @Test func keywordThatTheTestDoesNotKnow_isAMistake() throws {
        let schema = GraphSchema(root: .object(["maxLength": .number(3)]))
        #expect(schema.mistakes(in: .string("x")) == [": the test does not know the keyword maxLength"])
    }
}
