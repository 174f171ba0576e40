// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import Testing

@testable import DIGraphTools

extension GraphDiffTests {
    static let effectCases: [Case] = [
        Case(
            "effects and hooks that come",
            """
            1 binding changed

            bindings
              ~ 'Heater' in Shop   Shop/Heat.swift:3
                  effects: none → main actor, async
                  hooks: none → starts, stops
            """
        ) { shop in
            shop.replaceBinding("Shop:Heater") {
                $0.with(effects: [.onMainActor, .asynchronous], isOnMainActor: true, hooks: [.onStart, .onStop])
            }
        },
        Case(
            "a binding with effects that is added",
            """
            1 binding added

            bindings
              + 'Boiler' in Shop   factory, eager, throws, disposes, module 'HeatModule'   Shop/Heat.swift:9
            """
        ) { shop in
            shop.bind(
                "Boiler", at: "Shop/Heat.swift:9", sharing: .eager, module: "HeatModule", effects: [.throwing],
                hooks: [.onDispose])
        },
        Case(
            "a binding that comes to the main actor, and those that need it",
            """
            3 bindings changed

            bindings
              ~ 'CoffeeMaker' in Shop   now inherits the main actor   Shop/Shop.swift:1
              ~ 'Heater' in Shop   Shop/Heat.swift:3
                  sharing: shared → eager
                  now inherits the main actor
              ~ 'Pump' in Shop   Shop/Water.swift:2
                  effects: none → main actor
            """
        ) { shop in
            shop.replaceBinding("Shop:Pump") { $0.with(effects: [.onMainActor], isOnMainActor: true) }
            shop.replaceBinding("Shop:CoffeeMaker") { $0.with(isOnMainActor: true) }
            shop.replaceBinding("Shop:Heater") { $0.with(sharing: .eager, isOnMainActor: true) }
        },
        Case(
            "components that are built otherwise",
            """
            1 component added, 2 changed

            components
              + Shop/Stand   may throw when built on the main actor
              ~ Shop
                  construction: Synchronous → OnMainActor.Asynchronous
              ~ Shop/Kiosk
                  construction: Synchronous → Throwing
            """
        ) { shop in
            shop.replaceComponent(0, construction: .onMainActorAsynchronous)
            shop.replaceComponent(1, construction: .throwing)
            shop.component("Stand", in: "Shop", construction: .onMainActorThrowing)
        },
    ]

    /// An own effect replaces the inherited one, which then needs no words; the other way round it does.
    @Test func mainActor_thatWasInherited_andIsOwnNow_isAnEffect() {
        var inherited = Self.base
        inherited.replaceBinding("Shop:Pump") { $0.with(isOnMainActor: true) }
        var own = Self.base
        own.replaceBinding("Shop:Pump") { $0.with(effects: [.onMainActor], isOnMainActor: true) }
        let diff = GraphDiff(from: inherited.graph, to: own.graph)
        #expect(diff.changes.map(\.aspects) == [["effects", "mainActor"]])
        #expect(
            diff.text == """
                1 binding changed

                bindings
                  ~ 'Pump' in Shop   Shop/Water.swift:2
                      effects: none → main actor
                """)
        #expect(
            GraphDiff(from: own.graph, to: inherited.graph).text == """
                1 binding changed

                bindings
                  ~ 'Pump' in Shop   Shop/Water.swift:2
                      effects: main actor → none
                      now inherits the main actor
                """)
    }

    @Test func orderOfEffects_isNoChange() {
        var one = Self.base
        one.replaceBinding("Shop:Pump") { $0.with(effects: [.throwing, .onMainActor], hooks: [.onStop, .onStart]) }
        var other = Self.base
        other.replaceBinding("Shop:Pump") { $0.with(effects: [.onMainActor, .throwing], hooks: [.onStart, .onStop]) }
        #expect(GraphDiff(from: one.graph, to: other.graph).isEmpty)
    }

    @Test func markdown_hasTheEffects() {
        let (diff, _) = Self.diffs { shop in
            shop.replaceComponent(1, construction: .asynchronous)
            shop.replaceBinding("Shop:Heater") { $0.with(effects: [.asynchronous], hooks: [.onStop]) }
            shop.replaceBinding("Shop:Pump") { $0.with(isOnMainActor: true) }
        }
        #expect(
            diff.markdown.split(separator: "\n").dropFirst() == [
                "- **lifetime:** `Heater` in `Shop`: `effects: none → async`, `hooks: none → stops` (`Shop/Heat.swift:3`)",
                "- **effect:** `Shop/Kiosk`: `construction: Synchronous → Asynchronous`",
                "- **effect:** `Pump` in `Shop`: `now inherits the main actor` (`Shop/Water.swift:2`)",
            ])
    }
}
