// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// The origin of a binding in JSON: the modules around it, and whether it replaces another one.
@Suite struct GraphOriginTests {
    struct Shop: RootComponent {
        typealias Root = Int

        static func configure(binder: UnscopedBinder) {
            binder.include(module: Outer.self)
            binder.bind(Bool.self).to(value: true)
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to(factory: { (_: Character, _: Bool) in 1 })
        }
    }

    struct Outer: Module {
        static func configure(binder: UnscopedBinder) { binder.include(module: Middle.self) }
    }

    struct Middle: Module {
        static func configure(binder: UnscopedBinder) { binder.include(module: Inner.self) }
    }

    struct Inner: Module {
        static func configure(binder: UnscopedBinder) { binder.bind(Character.self).to(value: "i") }
    }

    struct Fake: Module {
        static func configure(binder: UnscopedBinder) { binder.bind(Bool.self).to(value: false) }
    }

    @Test func origin_survivesJSON_andIsLeftOut_whereThereIsNothingToSay() throws {
        let graph = Shop.graph(overriding: [Fake.self])
        let json = try graph.json()
        #expect(try BindingGraph(json: json).bindings == graph.bindings)
        #expect(json.split(separator: "\n").count { $0.contains("isOverride") } == 1)
        #expect(json.contains(", \"includedBy\": [\"GraphOriginTests.Middle\", \"GraphOriginTests.Outer\"]}"))
        #expect(json.split(separator: "\n").count { $0.contains("includedBy") } == 1)
        var schema = try GraphSchema()
        schema.isStrict = true
        #expect(schema.mistakes(in: try JSONValue(json)) == [])
    }

    private struct BrokenShop: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Bool.self).to(factory: { (_: Character) in true })
            binder.bind(Double.self).to(value: 1)
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to(factory: { (_: Provider<Bool>, _: String) in 1 })
        }
    }

    @Test func graphWithMistakes_isTheSame_afterItWasWrittenAndRead() throws {
        let graph = BrokenShop.graph
        let json = try graph.json()
        let read = try BindingGraph(json: json)
        #expect(graph.diagnostics.count == 2)
        #expect(read.components == graph.components)
        #expect(read.bindings == graph.bindings)
        #expect(read.edges == graph.edges)
        #expect(read.diagnostics == graph.diagnostics)
        #expect(read.diagnostics.map(\.description) == graph.diagnostics.map(\.description))
        #expect(try read.json() == json)
    }
}
