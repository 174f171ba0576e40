// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

@Suite struct GraphDrawingTests {
    @Test func dot_drawsComponentsAsClusters() {
        #expect(
            BindingGraph.kiosk.dot() == """
                digraph "Shop" {
                  graph [rankdir=LR, fontname="Helvetica", fontsize=11, nodesep=0.12, ranksep=0.5, newrank=true];
                  node [fontname="Helvetica", fontsize=10, height=0.25, margin="0.1,0.04"];
                  node [shape=box, style="rounded,filled", fillcolor="#ffffff", color="#64748b"];
                  edge [color="#475569", arrowsize=0.6, fontname="Helvetica", fontsize=8];
                  subgraph "cluster_Shop" {
                    label="Shop, scope PerShop"; labeljust=l; style="rounded"; color="#94a3b8"; fontcolor="#334155";
                    "Shop:Bar" [label="Bar", tooltip="Shop/Shop.swift:1", penwidth="2"];
                    "Shop:Heater" [label="Heater", tooltip="Shop/Shop.swift:2", fillcolor="#dbeafe"];
                    "Shop:ComponentFactory<Till>" [label="ComponentFactory<Till>", tooltip="Shop/Shop.swift:3", shape="component"];
                    subgraph "cluster_Shop/Till" {
                      label="Till, seed Cash"; labeljust=l; style="rounded"; color="#94a3b8"; fontcolor="#334155";
                      "Shop/Till:Cash" [label="Cash", shape="ellipse"];
                      "Shop/Till:Receipt" [label="Receipt", tooltip="Shop/Shop.swift:4", penwidth="2"];
                    }
                  }
                  "Shop:Bar" -> "Shop:Heater" [style="dashed", label="lazy"];
                  "Shop:Bar" -> "Shop:ComponentFactory<Till>" [style="dashed"];
                  "Shop:ComponentFactory<Till>" -> "Shop/Till:Receipt";
                  "Shop/Till:Receipt" -> "Shop/Till:Cash";
                  "Shop/Till:Receipt" -> "Shop:Heater" [style="dashed", label="weak"];
                }

                """)
    }

    @Test(arguments: [
        ##""Shop:CoffeeMaker" [label="CoffeeMaker", tooltip="Shop/Shop.swift:2", color="#dc2626"];"##,
        ##""Shop:Old" [label="Old", tooltip="Shop/Shop.swift:13", color="#d97706"];"##,
        ##""Shop:Pump" [label="Pump", tooltip="Shop/Shop.swift:4", fillcolor="#f1f5f9", style="rounded,filled,dashed"];"##,
        ##""Shop/Till:[Cup]/\"big\"" [label="element \"big\"", tooltip="Shop/Shop.swift:16"];"##,
        ##""unmet 0" [label="Milk is missing", style="dashed", color="#dc2626"];"##,
        ##""Shop:CoffeeMaker" -> "unmet 0" [color="#dc2626"];"##,
        ##""Shop/Till:Receipt" -> "unmet 1" [label="optional", color="#94a3b8"];"##,
        ##"label="Shop, scope PerShop, built asynchronously on the main actor"; labeljust=l; style="rounded"; color="#94a3b8"; fontcolor="#334155";"##,
        ##"label="Counter, may throw when built"; labeljust=l; style="rounded"; color="#94a3b8"; fontcolor="#334155";"##,
        ##""Shop:Screen" [label="Screen\nmain actor", tooltip="Shop/Shop.swift:1", penwidth="2", color="#7c3aed"];"##,
        ##""Shop:Menu" [label="Menu", tooltip="Shop/Shop.swift:2", color="#c4b5fd"];"##,
        ##""Shop:Database" [label="Database\nasync, starts, stops, disposes", tooltip="Shop/Shop.swift:4", fillcolor="#bfdbfe"];"##,
        ##""Shop:Session" [label="Session\nmain actor, async, stops", tooltip="Shop/Shop.swift:5", fillcolor="#dbeafe", color="#7c3aed"];"##,
        ##""Shop/Counter:Ledger" [label="Ledger\nthrows, disposes", tooltip="Shop/Shop.swift:10", fillcolor="#dbeafe"];"##,
    ])
    func dot_marksWhatIsSpecial_withEffectsBelowTheNames_andVioletFrames(line: String) {
        let lines = (BindingGraph.coffeeShop.dot() + BindingGraph.openingShop.dot()).split(separator: "\n")
            .map { $0.drop { $0 == " " } }
        #expect(lines.contains(line[...]))
    }

    @Test func mermaid_drawsComponentsAsBoxes() {
        #expect(
            BindingGraph.coffeeShop.mermaid() == """
                flowchart LR
                  subgraph c0["Shop, scope PerShop"]
                    b0(["Bar"])
                    b1["CoffeeMaker"]:::error
                    b2["Heater"]:::shared
                    b3["Pump"]:::weak
                    b4[/"Int tagged Warmth"/]
                    b5[["[Cup]"]]
                    b6["element from Kitchen"]
                    b7["element from Kitchen#35;2"]
                    b8{{"ComponentFactory#60;Till#62;"}}
                    b9{{"Factory#60;Brew#62;"}}
                    b10{{"PropertyInjector#60;Screen#62;"}}
                    b11["Lamp"]:::eager
                    b12["Ledger"]
                    b13["Old"]:::warning
                    b14["Older"]
                    subgraph c1["Till, seed Cash"]
                      b15[/"Cash"/]
                      b16(["Receipt"])
                      b17[["[Cup]"]]
                      b18["element #34;big#34;"]
                    end
                  end
                  b0 --> b1
                  b0 -.->|lazy| b2
                  b0 -.-> b8
                  b0 -.-> b9
                  b0 -.-> b10
                  b0 --> b5
                  b1 --> b2
                  b1 -.->|weak| b3
                  b2 -.->|provider| b4
                  b2 -.->|provider| b0
                  b5 --o b6
                  b5 --o b7
                  b7 --> b2
                  b8 --> b16
                  b13 -->|optional| b14
                  b14 --> b2
                  b11 -.->|provider| b4
                  b16 --> b15
                  b16 --> b12
                  b16 --> b17
                  b17 --o b18
                  b17 --o b5
                  u0["Milk is missing"]:::error
                  b1 --> u0
                  u1["no Tip"]:::absent
                  b16 -->|optional| u1
                  classDef shared fill:#dbeafe,stroke:#3b82f6,color:#0f172a
                  classDef eager fill:#bfdbfe,stroke:#1d4ed8,color:#0f172a
                  classDef weak fill:#f1f5f9,stroke:#64748b,color:#0f172a,stroke-dasharray:4
                  classDef warning fill:#fef3c7,stroke:#d97706,color:#0f172a
                  classDef error fill:#fee2e2,stroke:#dc2626,color:#0f172a
                  classDef absent fill:#f8fafc,stroke:#94a3b8,color:#475569,stroke-dasharray:4

                """)
    }

    @Test func mermaid_warns_whereItWouldRefuse() {
        let lines = BindingGraph.chain(1_000).mermaid().split(separator: "\n").map(String.init)
        #expect(
            lines[0] == "%% 999 edges, 35589 characters: Mermaid draws at most 500 and 50000 unless maxEdges and "
                + "maxTextSize are raised")
        #expect(lines[1] == "flowchart LR")
    }

    /// Names that would end a string, begin an escape, a comment or an element of HTML, or break the line.
    @Test(arguments: [
        "\"", "\\", "a\nb", "</b>", "#35;", "`x`", "%%{init}", "\u{0}\u{85}\u{2028}", "[x](y)", "end", "🫖",
    ])
    func anyName_isDrawn(name: String) {
        var builder = GraphBuilder()
        let id = builder.bind(name, in: builder.component(name, scope: name, seed: name), line: 1)
        builder.need(id, id, kind: .lazy)
        builder.unmetNeeds = [.init(from: id, key: name, kind: .direct, isMeant: false)]
        let dot = builder.graph.dot()
        #expect(dot.unicodeScalars.count { $0 == "\n" } == 13)
        for line in dot.split(separator: "\n") {
            let bare = line.replacing("\\\\", with: "").replacing("\\\"", with: "")
            #expect(bare.count { $0 == "\"" }.isMultiple(of: 2), "\(line)")
        }
        let mermaid = builder.graph.mermaid()
        #expect(mermaid.unicodeScalars.count { $0 == "\n" } == 8)
        for line in mermaid.split(separator: "\n") where line.contains("\"") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            #expect(parts.count == 3, "\(line)")
            #expect(!parts[1].contains { "<>`\\".contains($0) }, "\(line)")
        }
    }
}
