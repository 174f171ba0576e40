// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// Effects, hooks and constructions in every export.
@Suite struct EffectExportTests {
    @Test func tree_hasEffectsAndHooks_afterTheNames() {
        #expect(
            BindingGraph.openingShop.tree() == """
                Shop: scope PerShop, built asynchronously on the main actor, 8 bindings
                Screen (main actor)
                ├─ Menu ◦
                │  ├─ Database (eager, async, starts, stops, disposes)
                │  └─ Theme (shared, main actor)
                ├─ Session (shared, main actor, async, stops)
                │  └─ provider Database (eager, async, starts, stops, disposes)
                ├─ ComponentFactory<Counter> (builds Counter)
                ├─ Factory<Brew> (main actor)
                └─ lazy Old (shared) ◦

                Counter: in Shop, may throw when built, 2 bindings
                Till
                └─ Ledger (shared, throws, disposes)
                   └─ Database (eager, async, starts, stops, disposes, of Shop)

                ◦ inherits the main actor

                """)
    }

    @Test func tree_marksABinding_thatInheritsTheMainActor_andIsAbove() {
        var shop = GraphBuilder()
        shop.component("Shop", root: "Bar")
        for key in ["Bar", "Menu"] { shop.bind(key, isOnMainActor: true) }
        shop.bind("Theme", effects: [.onMainActor], isOnMainActor: true)
        shop.need("Shop:Bar", "Shop:Menu")
        shop.need("Shop:Bar", "Shop:Menu", kind: .optional)
        shop.need("Shop:Menu", "Shop:Theme")
        #expect(
            shop.graph.tree() == """
                Shop: 3 bindings
                Bar ◦
                ├─ Menu ◦
                │  └─ Theme (main actor)
                └─ optional Menu ◦ ↑

                ◦ inherits the main actor   ↑ dependencies above

                """)
    }

    @Test func mermaid_hasEffectsBelowTheNames_andVioletFrames() {
        #expect(
            BindingGraph.openingShop.mermaid() == """
                flowchart LR
                  subgraph c0["Shop, scope PerShop, built asynchronously on the main actor"]
                    b0(["Screen<br>main actor"])
                    b1["Menu"]
                    b2["Theme<br>main actor"]:::shared
                    b3["Database<br>async, starts, stops, disposes"]:::eager
                    b4["Session<br>main actor, async, stops"]:::shared
                    b5{{"ComponentFactory#60;Counter#62;"}}
                    b6["Old"]:::shared
                    b7{{"Factory#60;Brew#62;<br>main actor"}}
                    subgraph c1["Counter, may throw when built"]
                      b8(["Till"])
                      b9["Ledger<br>throws, disposes"]:::shared
                    end
                  end
                  b0 --> b1
                  b0 --> b4
                  b0 -.-> b5
                  b0 -.-> b7
                  b0 -.->|lazy| b6
                  b1 --> b3
                  b1 --> b2
                  b4 -.->|provider| b3
                  b5 --> b8
                  b8 --> b9
                  b9 --> b3
                  class b0,b2,b4,b7 mainActor
                  class b1,b6 inherited
                  classDef shared fill:#dbeafe,stroke:#3b82f6,color:#0f172a
                  classDef eager fill:#bfdbfe,stroke:#1d4ed8,color:#0f172a
                  classDef mainActor stroke:#7c3aed,stroke-width:2px
                  classDef inherited stroke:#c4b5fd

                """)
    }

    /// A mistake is more important than the actor: its color stays.
    @Test func drawings_keepTheColorOfAMistake() {
        let shop = BindingGraph.openingShop
        let mistakes = [1, 2].map { line in
            Diagnostic(
                id: "Shop/Test", severity: line == 1 ? .error : .warning, subject: "Shop",
                trace: [.init(.bound, name: "", place: Place(fileID: "Shop/Shop.swift", line: line))])
        }
        let graph = BindingGraph(
            components: shop.components, bindings: shop.bindings, edges: shop.edges, diagnostics: mistakes)
        #expect(graph.dot().contains("\"Shop/Shop.swift:1\", penwidth=\"2\", color=\"#dc2626\"];"))
        #expect(graph.dot().contains("\"Shop/Shop.swift:2\", color=\"#d97706\"];"))
        #expect(graph.mermaid().contains("b0([\"Screen<br>main actor\"]):::error\n"))
        #expect(graph.mermaid().contains("class b2,b4,b7 mainActor\n"))
        #expect(graph.mermaid().contains("class b6 inherited\n"))
    }

    @Test func focus_keepsTheConstruction() throws {
        let counter = try #require(BindingGraph.openingShop.focused(on: "Counter"))
        #expect(counter.components.map(\.construction) == [.onMainActorAsynchronous, .throwing])
        #expect(counter.bindings.map(\.hooks) == [[.onStart, .onStop, .onDispose], [], [.onDispose]])
    }
}
