// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation
import Foundation
import Testing

/// Decorators in every export: each stands around what it decorates.
@Suite struct DecoratorExportTests {
    private let graph: BindingGraph = DecoratedShop.graph

    @Test func tree_showsADecorator_aboveWhatItDecorates() {
        #expect(
            graph.tree() == """
                DecoratedShop: scope Singleton, 5 bindings
                DecoratedShop.Bar
                └─ any DecoratedShop.Log (shared, decorator)
                   └─ any DecoratedShop.Log (shared, decorator)
                      ├─ any DecoratedShop.Log (shared)
                      └─ DecoratedShop.Clock

                """)
    }

    @Test func eagerBinding_isBelowItsDecorator_inTheTree_andOnTheWayToIt() {
        var shop = GraphBuilder()
        shop.component("Shop")
        let log = shop.bind("Log", sharing: .eager)
        shop.need(shop.bind("Log", name: "Log/decorator", kind: "decorator", sharing: .eager, decorates: log), log)
        let graph = shop.graph
        #expect(
            graph.tree() == """
                Shop: 2 bindings

                made first:
                Log (eager, decorator)
                └─ Log (eager)

                """)
        #expect(
            graph.why("Shop:Log").map(\.description).joined() == """
                'Log'   (made first)
                  decorates 'Log'
                """)
    }

    @Test func explanation_namesWhatADecoratorDecorates_andTheDecoratorOfABinding() {
        #expect(
            graph.explain(DecoratedShop.Log.self) == """
                'any DecoratedShop.Log' is decorated in 'DecoratedShop', module 'DecoratedShop.Stamps', shared   \
                Shop/Stamps.swift:8
                why:
                  'DecoratedShop.Bar'                   Shop/App.swift:20   (root of 'DecoratedShop')
                    needs 'any DecoratedShop.Log'       Shop/App.swift:12
                    decorates 'any DecoratedShop.Log'   Shop/Stamps.swift:8
                needed by:
                  'any DecoratedShop.Log', its decorator   Shop/App.swift:12
                needs:
                  'any DecoratedShop.Log', which it decorates   Shop/App.swift:11
                  'DecoratedShop.Clock'                         Shop/Stamps.swift:7

                'any DecoratedShop.Log' is bound in 'DecoratedShop', shared   Shop/App.swift:11
                why:
                  'DecoratedShop.Bar'                   Shop/App.swift:20   (root of 'DecoratedShop')
                    needs 'any DecoratedShop.Log'       Shop/App.swift:12
                    decorates 'any DecoratedShop.Log'   Shop/Stamps.swift:8
                    decorates 'any DecoratedShop.Log'   Shop/App.swift:11
                needed by:
                  'any DecoratedShop.Log', its decorator   Shop/Stamps.swift:8

                'any DecoratedShop.Log' is decorated in 'DecoratedShop', shared   Shop/App.swift:12
                why:
                  'DecoratedShop.Bar'               Shop/App.swift:20   (root of 'DecoratedShop')
                    needs 'any DecoratedShop.Log'   Shop/App.swift:12
                needed by:
                  'DecoratedShop.Bar'   Shop/App.swift:20
                needs:
                  'any DecoratedShop.Log', which it decorates   Shop/Stamps.swift:8
                """)
    }

    @Test func dot_drawsADecorator_withADoubleFrame() {
        let lines = graph.dot().split(separator: "\n").filter { $0.contains("peripheries") }
        #expect(
            lines.map(Self.short) == [
                ##"    "Shop:Log/decorator of Stamps" [label="any DecoratedShop.Log\ndecorator", "##
                    + ##"tooltip="Shop/Stamps.swift:8", peripheries="2", fillcolor="#dbeafe"];"##,
                ##"    "Shop:Log/decorator" [label="any DecoratedShop.Log\ndecorator", "##
                    + ##"tooltip="Shop/App.swift:12", peripheries="2", fillcolor="#dbeafe"];"##,
            ])
    }

    @Test func mermaid_drawsADecorator_withRoundCorners_aroundWhatItDecorates() {
        #expect(
            graph.mermaid() == """
                flowchart LR
                  subgraph c0["DecoratedShop, scope Singleton"]
                    b0["DecoratedShop.Clock"]
                    b1("any DecoratedShop.Log<br>decorator"):::shared
                    b2["any DecoratedShop.Log"]:::shared
                    b3("any DecoratedShop.Log<br>decorator"):::shared
                    b4(["DecoratedShop.Bar"])
                  end
                  b1 --> b2
                  b1 --> b0
                  b3 --> b1
                  b4 --> b3
                  classDef shared fill:#dbeafe,stroke:#3b82f6,color:#0f172a

                """)
    }

    @Test func focus_onAComponent_leavesOutWhatADecoratorOfAnAncestorDecorates() throws {
        var shop = GraphBuilder()
        shop.component("Shop")
        shop.component("Kiosk", in: "Shop", root: "Bar")
        let log = shop.bind("Log")
        let decorator = shop.bind("Log", name: "Log/decorator", kind: "decorator", decorates: log)
        shop.need(decorator, log)
        shop.need(shop.bind("Log", in: "Shop/Kiosk", name: "Bar"), decorator)
        let focused = try #require(shop.graph.focused(on: "Kiosk"))
        #expect(focused.bindings.map(\.id) == ["Shop:Log/decorator", "Shop/Kiosk:Bar"])
        #expect(focused.bindings.map(\.decorates) == [nil, nil])
        #expect(try BindingGraph(json: focused.json()).bindings == focused.bindings)
    }

    @Test func diff_tellsAnAddedDecorator_once_andNotAsANeedOfItsRequesters() {
        let plain = DecoratedShop.$isDecorated.withValue(false) { DecoratedShop.graph }
        #expect(
            GraphDiff(from: plain, to: graph).text == """
                3 bindings added

                bindings
                  + 'DecoratedShop.Clock' in DecoratedShop   factory, module 'DecoratedShop.Stamps'   Shop/Stamps.swift:7
                  + 'any DecoratedShop.Log' in DecoratedShop   decorator, shared   Shop/App.swift:12
                  + 'any DecoratedShop.Log' in DecoratedShop   decorator, shared, module 'DecoratedShop.Stamps'   \
                Shop/Stamps.swift:8
                """)
    }

    @Test func diff_tellsAnotherOrder_ofTheDecoratedBinding() {
        let reversed = DecoratedShop.$isReversed.withValue(true) { DecoratedShop.graph }
        #expect(
            GraphDiff(from: graph, to: reversed).text == """
                1 binding changed

                bindings
                  ~ 'any DecoratedShop.Log' in DecoratedShop   Shop/App.swift:11
                      decorated in another order
                """)
    }

    private static func short(_ text: some StringProtocol) -> String {
        String(text).replacing("DIGraphToolsTests.DecoratedShop:", with: "Shop:")
            .replacing("DIGraphToolsTests.DecoratedShop.", with: "")
    }
}
