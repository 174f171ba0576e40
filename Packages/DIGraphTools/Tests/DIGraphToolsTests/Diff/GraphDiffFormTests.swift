// SPDX-License-Identifier: Apache-2.0

import DICore
import DIGraphTools
import Foundation
import Testing

/// Markdown and JSON of a diff.
@Suite struct GraphDiffFormTests {
    /// A tagged binding added, one moved, a component of another scope, a new edge between modules and a diagnostic.
    private static let diff: GraphDiff = {
        var old = GraphBuilder()
        old.component("Shop", scope: "PerShop", root: "CoffeeMaker")
        old.bind("CoffeeMaker", at: "Shop/Shop.swift:1")
        old.bind("Pump", at: "Shop/Water.swift:2")
        var new = old
        new.replaceComponent(0, scope: nil as String?)
        new.replaceBinding("Shop:Pump") { $0.with(place: Place(fileID: "Water/Pump.swift", line: 7)) }
        new.bind(
            "'Int' tagged 'Heat|<b>`x`'", at: "Shop/Heat.swift:3", kind: "value", sharing: .shared,
            module: "HeatModule")
        new.need("Shop:CoffeeMaker", "Shop:Pump", kind: .lazy)
        new.diagnostics = [
            Diagnostic(
                id: "Shop/Naming", severity: .note, subject: "Pump",
                message: "'Pump' is no ```name``` for a <b>thing</b>")
        ]
        return GraphDiff(from: old.graph, to: new.graph)
    }()

    @Test func markdown_isASummaryAndTablesThatUnfold() {
        #expect(
            Self.diff.markdown == #"""
                **Object graph:** 1 binding added, 1 moved, 1 changed; 1 component changed; 1 edge between modules new; \#
                1 diagnostic new

                <details open><summary>New diagnostics: 1</summary>

                ````text
                note: [Shop/Naming] 'Pump' is no ```name``` for a <b>thing</b>
                ````


                </details>

                <details><summary>Edges between modules: 1 new</summary>

                |  | level | from | to | for example |
                |---|---|---|---|---|
                | new | Swift module | `Shop` | `Water` | `'CoffeeMaker' needs 'Pump'` |

                </details>

                <details><summary>Components: 1 changed or moved</summary>

                |  | component | what |
                |---|---|---|
                | changed | `Shop` | `scope: PerShop → none` |

                </details>

                <details><summary>Bindings: 1 added, 2 changed or moved</summary>

                |  | binding | component | what | place |
                |---|---|---|---|---|
                | added | ``'Int' tagged 'Heat\|<b>`x`'`` | `Shop` | `value, shared, module 'HeatModule'` | `Shop/Heat.swift:3` |
                | changed | `CoffeeMaker` | `Shop` | `now needs 'Pump' (lazy)` | `Shop/Shop.swift:1` |
                | moved | `Pump` | `Shop` | `moved from Shop/Water.swift to Water/Pump.swift` | `Water/Pump.swift:7` |

                </details>

                """#)
    }

    @Test func json_hasEverything_inLines() throws {
        let text = try Self.diff.json()
        #expect(
            text == #"""
                {
                  "schemaVersion": 1,
                  "isEmpty": false,
                  "components": {
                    "added": [],
                    "removed": [],
                    "changed": [
                      {"old": {"id": "Shop", "name": "Shop", "parent": null, "scope": "PerShop", "seed": null, \#
                "root": "Shop:CoffeeMaker"}, "new": {"id": "Shop", "name": "Shop", "parent": null, "scope": null, "seed": null, \#
                "root": "Shop:CoffeeMaker"}, "aspects": ["scope"]}
                    ]
                  },
                  "bindings": {
                    "added": [
                      {"id": "Shop:'Int' tagged 'Heat|<b>`x`'", "component": "Shop", "key": "'Int' tagged 'Heat|<b>`x`'", \#
                "kind": "value", "sharing": "shared", "module": "HeatModule", "place": "Shop/Heat.swift:3"}
                    ],
                    "removed": [],
                    "changed": [
                      {"old": {"id": "Shop:CoffeeMaker", "component": "Shop", "key": "CoffeeMaker", "kind": "factory", \#
                "sharing": "unshared", "module": null, "place": "Shop/Shop.swift:1"}, "new": {"id": "Shop:CoffeeMaker", \#
                "component": "Shop", "key": "CoffeeMaker", "kind": "factory", "sharing": "unshared", "module": null, \#
                "place": "Shop/Shop.swift:1"}, "aspects": ["needs"], "newNeeds": [{"to": "Shop:Pump", "key": "Pump", \#
                "kind": "lazy"}], "goneNeeds": []},
                      {"old": {"id": "Shop:Pump", "component": "Shop", "key": "Pump", "kind": "factory", "sharing": "unshared", \#
                "module": null, "place": "Shop/Water.swift:2"}, "new": {"id": "Shop:Pump", "component": "Shop", "key": "Pump", \#
                "kind": "factory", "sharing": "unshared", "module": null, "place": "Water/Pump.swift:7"}, "aspects": ["file"], \#
                "newNeeds": [], "goneNeeds": []}
                    ]
                  },
                  "modules": {
                    "new": [
                      {"level": "swiftModule", "from": "Shop", "to": "Water", "needer": "CoffeeMaker", "needed": "Pump"}
                    ],
                    "gone": []
                  },
                  "diagnostics": {
                    "new": [
                      {"fixes":[],"id":"Shop/Naming","message":"'Pump' is no ```name``` for a <b>thing</b>","notes":[],\#
                "place":null,"severity":"note","subject":"Pump","trace":[]}
                    ],
                    "gone": []
                  }
                }

                """#)
        #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    }

    @Test func emptyDiff_isJSON_too() throws {
        let empty = BindingGraph(components: [], bindings: [], edges: [], diagnostics: [])
        let text = try GraphDiff(from: empty, to: empty).json()
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(object?["isEmpty"] as? Bool == true)
        #expect(
            object?.keys.sorted() == ["bindings", "components", "diagnostics", "isEmpty", "modules", "schemaVersion"])
    }

    /// A cell ends at a vertical line even within a code span; a backslash before one cannot be written there.
    @Test(arguments: [
        ("Box<A|B>", "`Box<A\\|B>`"), ("a\\|b", "<code>a&#92;&#124;b</code>"), ("`", "`` ` ``"),
        ("a``b", "```a``b```"), ("two\nlines", "`two lines`"), ("end\\", "<code>end&#92;</code>"),
        ("<script>&amp;@everyone\\|", "<code>&#60;script&#62;&#38;amp;&#64;everyone&#92;&#124;</code>"),
        (String(repeating: "x", count: 400), "`" + String(repeating: "x", count: 300) + "…`"),
    ])
    func names_areNeverTakenForMarkup(_ name: String, _ cell: String) {
        let empty = BindingGraph.shop { _ in }
        let diff = GraphDiff(from: empty, to: .shop { $0.bind(name) })
        #expect(diff.markdown.contains("| added | \(cell) | `Shop` |"))
    }

    @Test(arguments: [1_000, 20_000])
    func markdown_fitsIntoAComment_andCountsTheRest(_ count: Int) throws {
        let old = BindingGraph.shop { _ in }
        let new = BindingGraph.shop { shop in
            shop.diagnostics = (0..<3).map { Diagnostic(id: "Shop/Naming", severity: .note, subject: "Part\($0)") }
            for number in 0..<count { shop.bind("Part\(number)☕️", at: "Shop/Parts.swift:\(number)") }
        }
        let text = GraphDiff(from: old, to: new).markdown
        #expect(text.utf8.count <= 65_536)
        #expect(text.utf8.count > 60_000)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| added") }.count
        let rest = try #require(text.split(separator: "\n").first { $0.hasPrefix("… and ") })
        #expect(rest == "… and \(count - rows) more bindings, too many for a comment")
        #expect(text.components(separatedBy: "<details").count == text.components(separatedBy: "</details>").count)
    }

    @Test func diagnosticsThatFillTheComment_leaveTheOtherSectionsCounted() {
        let new = BindingGraph.shop { shop in
            shop.diagnostics = (0..<100).map { number in
                Diagnostic(
                    id: "Shop/Naming", severity: .note, subject: "Part\(number)",
                    notes: [String(repeating: "wordy ", count: 200)])
            }
            shop.bind("Pump")
        }
        let text = GraphDiff(from: .shop { _ in }, to: new).markdown
        #expect(text.utf8.count <= 65_536)
        #expect(text.contains("more diagnostics, too many for a comment"))
        #expect(text.contains("… and 1 more bindings, too many for a comment"))
    }
}
