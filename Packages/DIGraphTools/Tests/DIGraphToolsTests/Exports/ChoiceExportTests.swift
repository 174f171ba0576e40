// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation
import Testing

/// Conditions in every format in which a graph leaves a program.
@Suite struct ChoiceExportTests {
    private static let place = Place(fileID: "Shop/App.swift", line: 4)

    private static func choice(_ module: String?, isChosen: Bool, leftOut: [String] = []) -> BindingGraph.Choice {
        BindingGraph.Choice(
            component: "Shop", module: module, condition: #"profile("demo")"#, isChosen: isChosen,
            reason: #"profile "demo" is \#(isChosen ? "active" : "not active")"#, place: place, leftOut: leftOut)
    }

    private static func graph(
        _ choices: [BindingGraph.Choice], profiles: [String] = ["demo"], active: [String] = ["demo"]
    ) -> BindingGraph {
        BindingGraph(
            components: [
                BindingGraph.Component(
                    id: "Shop", name: "Shop", parent: nil, scope: nil, seed: nil, root: "Shop:Menu")
            ],
            bindings: [
                BindingGraph.Binding(
                    id: "Shop:Menu", component: "Shop", key: "Menu", kind: "factory", sharing: .unshared,
                    module: "DemoMenu", place: Place(fileID: "Shop/Menu.swift", line: 1))
            ],
            edges: [], diagnostics: [], choices: choices, profiles: profiles, activeProfiles: active, context: .live)
    }

    static let both = graph([
        choice("DemoMenu", isChosen: true), choice(nil, isChosen: false, leftOut: ["Heater", "Pump"]),
    ])

    @Test func json_hasChoices_andIsReadAgain() throws {
        let text = """
            {
              "schemaVersion": 1,
              "components": [
                {"id": "Shop", "name": "Shop", "parent": null, "scope": null, "seed": null, "root": "Shop:Menu"}
              ],
              "bindings": [
                {"id": "Shop:Menu", "component": "Shop", "key": "Menu", "kind": "factory", "sharing": "unshared", \
            "module": "DemoMenu", "place": "Shop/Menu.swift:1"}
              ],
              "edges": [],
              "diagnostics": [],
              "choices": [
                {"component": "Shop", "module": "DemoMenu", "condition": "profile(\\"demo\\")", \
            "reason": "profile \\"demo\\" is active", "place": "Shop/App.swift:4", "isChosen": true},
                {"component": "Shop", "module": null, "condition": "profile(\\"demo\\")", \
            "reason": "profile \\"demo\\" is not active", "place": "Shop/App.swift:4", "isChosen": false, \
            "leftOut": ["Heater", "Pump"]}
              ],
              "profiles": ["demo"],
              "activeProfiles": ["demo"],
              "context": "live"
            }

            """
        #expect(try Self.both.json() == text)
        let read = try BindingGraph(json: text)
        #expect(read.profiles == ["demo"])
        #expect(read.activeProfiles == ["demo"])
        #expect(read.context == .live)
    }

    @Test func tree_endsAComponent_withItsChoices() {
        #expect(
            Self.both.tree() == """
                Shop: 1 binding
                Menu

                choices:
                DemoMenu: chosen because profile "demo" is active
                a group of bindings: not chosen because profile "demo" is not active

                """)
        #expect(Self.both.tree(places: true).contains(#"because profile "demo" is active   Shop/App.swift:4"#))
    }

    @Test func explanation_namesTheChoice() {
        #expect(
            Self.both.explain("Menu") == """
                'Menu' is bound in 'Shop', module 'DemoMenu', chosen because profile "demo" is active   Shop/Menu.swift:1
                why:
                  'Menu'   Shop/Menu.swift:1   (root of 'Shop')
                """)
        #expect(
            Self.both.explain("Pump") == """
                nothing binds 'Pump'; a group would bind it, but was not chosen at Shop/App.swift:4: \
                profile "demo" is not active
                """)
    }

    @Test func focus_keepsTheChoicesOfItsComponents() {
        #expect(Self.both.focused(on: "Shop")?.choices == Self.both.choices)
    }

    @Test func diff_tellsAChoiceThatChanged() throws {
        let before = Self.graph([Self.choice("DemoMenu", isChosen: false), Self.choice("Gone", isChosen: true)])
        let after = Self.graph([
            Self.choice("DemoMenu", isChosen: true),
            BindingGraph.Choice(
                component: "Shop", module: "New", condition: "context(.live)", isChosen: true,
                reason: "the run context is .live", place: nil),
        ])
        let diff = GraphDiff(from: before, to: after)
        #expect(
            diff.text == """
                3 choices changed

                choices
                  ~ 'DemoMenu' in Shop   Shop/App.swift:4
                      now chosen, because profile "demo" is active
                  - 'Gone' in Shop   when profile("demo"), chosen because profile "demo" is active   Shop/App.swift:4
                  + 'New' in Shop   when context(.live), chosen because the run context is .live
                """)
        #expect(
            diff.markdown == """
                **Object graph:** 3 choices changed

                - **condition:** `'DemoMenu'` in `Shop`: `now chosen, because profile "demo" is active` (`Shop/App.swift:4`)
                - **condition:** gone, `'Gone'` in `Shop`: `when profile("demo"), chosen because profile "demo" is active` \
                (`Shop/App.swift:4`)
                - **condition:** new, `'New'` in `Shop`: `when context(.live), chosen because the run context is .live`

                """)
        #expect(GraphDiff(from: after, to: after).isEmpty)
    }

    @Test func changedCondition_isOneChange() {
        let other = BindingGraph.Choice(
            component: "Shop", module: "DemoMenu", condition: #"profile("show")"#, isChosen: false,
            reason: #"profile "show" is not active"#, place: Self.place)
        let diff = GraphDiff(from: Self.graph([Self.choice("DemoMenu", isChosen: true)]), to: Self.graph([other]))
        #expect(
            diff.text == """
                1 choice changed

                choices
                  ~ 'DemoMenu' in Shop   Shop/App.swift:4
                      condition: profile("demo") → profile("show")
                      no longer chosen, because profile "show" is not active
                """)
    }
}
