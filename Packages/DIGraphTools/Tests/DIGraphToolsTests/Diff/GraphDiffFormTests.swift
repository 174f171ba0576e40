// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import Testing

/// The Markdown of a diff.
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

    @Test func markdown_isASummaryAndALineForEachChange_theMostImportantFirst() {
        #expect(
            Self.diff.markdown == #"""
                **Object graph:** 1 binding added, 1 moved, 1 changed; 1 component changed; 1 edge between modules new; \#
                1 diagnostic new

                - **new edge:** `Swift module 'Shop' → 'Water': 'CoffeeMaker' needs 'Pump'`
                - **lifetime:** `Shop`: `scope: PerShop → none`
                - **new warning:** ````[Shop/Naming] 'Pump' is no ```name``` for a <b>thing</b>````
                - **binding:** `CoffeeMaker` in `Shop`: `now needs 'Pump' (lazy)` (`Shop/Shop.swift:1`)
                - **binding:** added ``'Int' tagged 'Heat|<b>`x`'``
                - **moved:** `Pump` in `Shop`: `moved from Shop/Water.swift to Water/Pump.swift` (`Water/Pump.swift:7`)

                """#)
    }

    /// Changes that a reviewer may miss come before those that the changed lines show anyway.
    @Test func markdown_namesErrorsEdgesLifetimesEffectsAndConditions_beforeTheRest() {
        var old = GraphBuilder()
        old.component("Shop", root: "CoffeeMaker")
        for name in ["CoffeeMaker", "Grinder", "Heater", "Pump"] { old.bind(name, at: "Shop/\(name).swift:1") }
        var new = old
        new.need("Shop:CoffeeMaker", "Shop:Grinder")
        new.replaceBinding("Shop:Grinder") { $0.with(isDefault: true) }
        new.replaceBinding("Shop:Heater") { $0.with(effects: [.throwing]) }
        new.replaceBinding("Shop:Pump") { $0.with(sharing: .shared) }
        new.diagnostics = [
            Diagnostic(id: "DI/MissingBinding", severity: .error, subject: "Cup", message: "no binding for 'Cup'")
        ]
        let text = GraphDiff(from: old.graph, to: new.graph).markdown
        #expect(
            text.split(separator: "\n").dropFirst() == [
                "- **new error:** `[DI/MissingBinding] no binding for 'Cup'`",
                "- **lifetime:** `Pump` in `Shop`: `sharing: unshared → shared` (`Shop/Pump.swift:1`)",
                "- **effect:** `Heater` in `Shop`: `effects: none → throws` (`Shop/Heater.swift:1`)",
                "- **condition:** `Grinder` in `Shop`: `now a default` (`Shop/Grinder.swift:1`)",
                "- **binding:** `CoffeeMaker` in `Shop`: `now needs 'Grinder' (direct)` (`Shop/CoffeeMaker.swift:1`)",
            ])
    }

    @Test(arguments: [
        ("Box<A|B>", "`Box<A|B>`"), ("`", "`` ` ``"), ("a``b", "```a``b```"), ("two\nlines", "`two lines`"),
        ("<script>&amp;@everyone\\|", "`<script>&amp;@everyone\\|`"),
        (String(repeating: "x", count: 400), "`" + String(repeating: "x", count: 300) + "…`"),
    ])
    func names_areNeverTakenForMarkup(_ name: String, _ span: String) {
        let empty = BindingGraph.shop { _ in }
        let diff = GraphDiff(from: empty, to: .shop { $0.bind(name) })
        #expect(diff.markdown.hasSuffix("- **binding:** added \(span)\n"))
    }

    @Test(arguments: [(27, 30), (28, 30), (29, 30), (20_000, 30)])
    func markdown_hasThirtyLines_andCountsTheRest(_ count: Int, _ lines: Int) {
        func graph(_ sharing: SharingPolicy) -> BindingGraph {
            .shop { shop in
                for number in 0..<count { shop.bind("Part\(number)☕️", at: "Shop/Parts.swift:1", sharing: sharing) }
                if sharing == .shared { shop.bind("Pump") }
            }
        }
        let text = GraphDiff(from: graph(.unshared), to: graph(.shared)).markdown
        let found = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(found.count == lines)
        // One more than the changed ones is added.
        let shown = count + 1 <= 28 ? count : 27
        #expect(found.filter { $0.hasPrefix("- **lifetime:** `Part") }.count == shown)
        let rest = count - shown
        let last =
            rest == 0
            ? "- **binding:** added `Pump`"
            : "- … and \(rest) × lifetime, 1 × binding, which `swift package di diff` lists"
        #expect(found.last == last[...])
        #expect(text.utf8.count <= 65_536)
    }

    @Test func manyNames_areCutInTheirLine_andContributionsOfOneKeyNamedOnce() {
        let many = BindingGraph.shop { shop in for number in 0..<10 { shop.bind("Part\(number)") } }
        #expect(GraphDiff(from: .shop { _ in }, to: many).markdown.hasSuffix("`Part7` and 2 more\n"))
        let parts = BindingGraph.shop { shop in
            for number in 0..<3 { shop.bind("Set<Cup>", name: "Set<Cup>/\(number)") }
            shop.bind("Pump")
        }
        #expect(
            GraphDiff(from: .shop { _ in }, to: parts).markdown.hasSuffix(
                "\n- **binding:** added `Pump`, `Set<Cup>` (3)\n"))
    }
}
