// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools

extension GraphDiffTests {
    static let cases: [Case] = bindingCases + componentCases + otherCases + effectCases

    private static let bindingCases: [Case] = [
        Case(
            "a binding that is added and needed",
            """
            1 binding added, 1 changed

            bindings
              + 'Spare' in Shop   value, shared, module 'HeatModule'   Shop/Heat.swift:9
              ~ 'Pump' in Shop   Shop/Water.swift:2
                  now needs 'Spare' (optional)
            """
        ) { shop in
            shop.bind("Spare", at: "Shop/Heat.swift:9", kind: "value", sharing: .shared, module: "HeatModule")
            shop.need("Shop:Pump", "Shop:Spare", kind: .optional)
        },
        Case(
            "a binding that is replaced by one of another key elsewhere",
            """
            1 binding added, 1 removed, 2 changed; 1 edge between modules gone

            edges between modules
              - module 'WaterModule' → 'HeatModule': 'Pump' needs 'Heater'

            bindings
              + 'Kettle' in Shop   factory   Shop/Kettles.swift:1
              - 'Heater' in Shop   factory, shared, module 'HeatModule'   Shop/Heat.swift:3
              ~ 'Menu' in Shop/Kiosk   Shop/Kiosk.swift:5
                  no longer needs 'Heater' (direct)
              ~ 'Pump' in Shop   Shop/Water.swift:2
                  now needs 'Kettle' (direct)
                  no longer needs 'Heater' (lazy)
            """,
            backwards: """
                1 binding added, 1 removed, 2 changed; 1 edge between modules new

                edges between modules
                  + module 'WaterModule' → 'HeatModule': 'Pump' needs 'Heater'

                bindings
                  + 'Heater' in Shop   factory, shared, module 'HeatModule'   Shop/Heat.swift:3
                  - 'Kettle' in Shop   factory   Shop/Kettles.swift:1
                  ~ 'Menu' in Shop/Kiosk   Shop/Kiosk.swift:5
                      now needs 'Heater' (direct)
                  ~ 'Pump' in Shop   Shop/Water.swift:2
                      now needs 'Heater' (lazy)
                      no longer needs 'Kettle' (direct)
                """
        ) { shop in
            shop.bindings.removeAll { $0.id == "Shop:Heater" }
            shop.edges.removeAll { $0.to == "Shop:Heater" }
            shop.bind("Kettle", at: "Shop/Kettles.swift:1")
            shop.need("Shop:Pump", "Shop:Kettle")
        },
        Case(
            "a binding of another sharing and kind",
            """
            1 binding changed

            bindings
              ~ 'Heater' in Shop   Shop/Heat.swift:3
                  kind: factory → value
                  sharing: shared → weak
            """
        ) { shop in
            shop.replaceBinding("Shop:Heater") { $0.with(kind: "value", sharing: .weak) }
        },
        Case(
            "a need that is met in another way",
            """
            1 binding changed

            bindings
              ~ 'Pump' in Shop   Shop/Water.swift:2
                  needs 'Heater': lazy → direct
            """
        ) { shop in
            shop.edges = shop.edges.map {
                $0.from == "Shop:Pump" ? BindingGraph.Edge(from: $0.from, to: $0.to, kind: .direct) : $0
            }
        },
        Case(
            "a binding that moves to another file and module",
            """
            1 binding moved; 1 edge between modules new, 1 gone

            edges between modules
              + Swift module 'Shop' → 'Heat': 'Pump' needs 'Heater'
              - module 'WaterModule' → 'HeatModule': 'Pump' needs 'Heater'

            bindings
              ~ 'Heater' in Shop   Heat/Heater.swift:3
                  moved from module 'HeatModule' to the component itself
                  moved from Shop/Heat.swift to Heat/Heater.swift
            """,
            backwards: """
                1 binding moved; 1 edge between modules new, 1 gone

                edges between modules
                  + module 'WaterModule' → 'HeatModule': 'Pump' needs 'Heater'
                  - Swift module 'Shop' → 'Heat': 'Pump' needs 'Heater'

                bindings
                  ~ 'Heater' in Shop   Shop/Heat.swift:3
                      moved from the component itself to module 'HeatModule'
                      moved from Heat/Heater.swift to Shop/Heat.swift
                """
        ) { shop in
            shop.replaceBinding("Shop:Heater") {
                $0.with(module: nil as String?, place: Place(fileID: "Heat/Heater.swift", line: 3))
            }
        },
        Case(
            "a binding that moves to a parent",
            """
            1 binding moved

            bindings
              ~ 'Menu' in Shop   Shop/Kiosk.swift:5
                  moved from component Shop/Kiosk to Shop
            """,
            backwards: """
                1 binding moved

                bindings
                  ~ 'Menu' in Shop/Kiosk   Shop/Kiosk.swift:5
                      moved from component Shop to Shop/Kiosk
                """
        ) { shop in
            shop.replaceBinding("Shop/Kiosk:Menu") { $0.with(id: "Shop:Menu", component: "Shop") }
        },
        Case(
            "a binding that is renamed in its line",
            """
            1 binding changed

            bindings
              ~ 'Pump' tagged 'Main' in Shop   Shop/Water.swift:2
                  renamed from 'Pump'
            """,
            backwards: """
                1 binding changed

                bindings
                  ~ 'Pump' in Shop   Shop/Water.swift:2
                      renamed from 'Pump' tagged 'Main'
                """
        ) { shop in
            shop.replaceBinding("Shop:Pump") { $0.with(id: "Shop:'Pump' tagged 'Main'", key: "'Pump' tagged 'Main'") }
        },
    ]

    private static let componentCases: [Case] = [
        Case(
            "a component that is added",
            """
            1 binding added; 1 component added

            components
              + Shop/Kiosk/Till   scope 'PerTill', seed 'Int' tagged 'Number'

            bindings
              + 'Drawer' in Shop/Kiosk/Till   factory   Shop/Till.swift:1
            """
        ) { shop in
            shop.component("Till", in: "Shop/Kiosk", scope: "PerTill", seed: "'Int' tagged 'Number'", root: "Drawer")
            shop.bind("Drawer", in: "Shop/Kiosk/Till", at: "Shop/Till.swift:1")
        },
        Case(
            "a component of another scope, seed and root",
            """
            1 binding changed; 2 components changed

            components
              ~ Shop
                  scope: PerShop → none
              ~ Shop/Kiosk
                  seed: Order → Basket
                  root: Menu → Basket

            bindings
              ~ 'Basket' in Shop/Kiosk
                  renamed from 'Order'
            """,
            backwards: """
                1 binding changed; 2 components changed

                components
                  ~ Shop
                      scope: none → PerShop
                  ~ Shop/Kiosk
                      seed: Basket → Order
                      root: Basket → Menu

                bindings
                  ~ 'Order' in Shop/Kiosk
                      renamed from 'Basket'
                """
        ) { shop in
            shop.replaceComponent(0, scope: nil as String?)
            shop.replaceComponent(1, seed: "Basket", root: "Shop/Kiosk:Order")
            shop.replaceBinding("Shop/Kiosk:Order") { $0.with(id: "Shop/Kiosk:Basket", key: "Basket") }
        },
        Case(
            "a component that is renamed",
            """
            1 component changed

            components
              ~ Shop/Stand
                  renamed from 'Kiosk'
            """,
            backwards: """
                1 component changed

                components
                  ~ Shop/Kiosk
                      renamed from 'Stand'
                """
        ) { shop in
            shop.renameComponent("Shop/Kiosk", to: "Shop/Stand", name: "Stand", parent: "Shop")
        },
        Case(
            "a root component that is renamed",
            """
            1 component changed

            components
              ~ Cafe
                  renamed from 'Shop'
            """,
            backwards: """
                1 component changed

                components
                  ~ Shop
                      renamed from 'Cafe'
                """
        ) { shop in
            shop.renameComponent("Shop", to: "Cafe", name: "Cafe", parent: nil)
        },
        Case(
            "a component that moves to another parent",
            """
            1 component added, 1 changed

            components
              + Shop/Terrace
              ~ Shop/Terrace/Kiosk
                  moved from Shop to Shop/Terrace
            """,
            backwards: """
                1 component removed, 1 changed

                components
                  - Shop/Terrace
                  ~ Shop/Kiosk
                      moved from Shop/Terrace to Shop
                """
        ) { shop in
            shop.component("Terrace", in: "Shop")
            shop.renameComponent("Shop/Kiosk", to: "Shop/Terrace/Kiosk", name: "Kiosk", parent: "Shop/Terrace")
        },
    ]

    private static let otherCases: [Case] = [
        Case("lines that moved", "no change in the graph") { shop in
            shop.bindings = shop.bindings.map { binding in
                binding.with(place: binding.place.map { Place(fileID: $0.fileID, line: $0.line + 40) })
            }
        },
        // An id has no module, but a key shows one as soon as two types look alike.
        Case("a name that shows its module now", "no change in the graph") { shop in
            shop.replaceBinding("Shop:Heater") { $0.with(key: "Shop.Heater", module: "Shop.HeatModule") }
        },
        Case(
            "a part of a collection more",
            """
            1 binding added, 1 changed

            bindings
              + '[Bean]' in Shop   contribution   Beans/Decaf.swift:1
              ~ '[Bean]' in Shop
                  element added, bound at Beans/Decaf.swift:1
            """
        ) { shop in
            shop.bind("[Bean]", at: "Beans/Decaf.swift:1", name: "[Bean]/Decaf", kind: "contribution")
            shop.need("Shop:[Bean]", "Shop:[Bean]/Decaf", kind: .collection)
        },
        Case(
            "a child that binds what it used of its parent",
            """
            1 binding added, 1 changed

            bindings
              + 'Heater' in Shop/Kiosk   factory   Shop/Kiosk.swift:7
              ~ 'Menu' in Shop/Kiosk   Shop/Kiosk.swift:5
                  needs 'Heater' of Shop/Kiosk instead of Shop
            """,
            backwards: """
                1 binding removed, 1 changed

                bindings
                  - 'Heater' in Shop/Kiosk   factory   Shop/Kiosk.swift:7
                  ~ 'Menu' in Shop/Kiosk   Shop/Kiosk.swift:5
                      needs 'Heater' of Shop instead of Shop/Kiosk
                """
        ) { shop in
            shop.bind("Heater", in: "Shop/Kiosk", at: "Shop/Kiosk.swift:7")
            shop.edges = shop.edges.map {
                $0.to == "Shop:Heater" && $0.from == "Shop/Kiosk:Menu"
                    ? BindingGraph.Edge(from: $0.from, to: "Shop/Kiosk:Heater", kind: .direct) : $0
            }
        },
        Case(
            "an edge between Swift modules",
            """
            1 binding changed; 2 edges between modules new

            edges between modules
              + Swift module 'Shop' → 'Beans': 'Pump' needs '[Bean]'
              + module 'WaterModule' → 'BeanModule': 'Pump' needs '[Bean]'

            bindings
              ~ 'Pump' in Shop   Shop/Water.swift:2
                  now needs '[Bean]' (direct)
            """
        ) { shop in
            shop.need("Shop:Pump", "Shop:[Bean]/Bean")
        },
        Case(
            "diagnostics that come and go",
            """
            2 diagnostics new

            diagnostics
              + error: [DI/MissingBinding] no binding for 'Milk'   Shop/Menu.swift:3
              + note: [Shop/Naming] Pump
            """
        ) { shop in
            shop.diagnostics = [
                Diagnostic(
                    id: .missingBinding, severity: .error, subject: "Milk", message: "no binding for 'Milk'",
                    trace: [Diagnostic.Step(.neededBy, name: "Menu", place: Place(fileID: "Shop/Menu.swift", line: 3))]),
                Diagnostic(id: "Shop/Naming", severity: .note, subject: "Pump"),
            ]
        },
    ]
}
