// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation
import Testing

/// Layers that are the walls of closed modules.
@Suite struct LayeringByWallsTests {
    /// Returns a counter that requires the kitchen's machine, whose pump is private, and what a test adds.
    private static func shop(_ add: (inout GraphBuilder) -> Void = { _ in }) -> BindingGraph {
        .shop { shop in
            shop.bind("Till", at: "Shop/Counter.swift:7", module: "CounterModule")
            shop.bind("Maker", at: "Shop/Kitchen.swift:8", module: "KitchenModule")
            shop.bind("Pump", at: "Shop/Kitchen.swift:9", module: "WaterModule")
            shop.bind("CoffeeMaker", at: "Shop/Shop.swift:4")
            shop.need("Shop:Till", "Shop:Maker")
            shop.need("Shop:Maker", "Shop:Pump")
            shop.wall(
                "CounterModule", at: "Shop/Shop.swift:2", requires: [("Maker", "Shop/Counter.swift:5", "Shop:Maker")],
                around: "Shop:Till")
            shop.wall("KitchenModule", at: "Shop/Shop.swift:3", around: "Shop:Maker", "Shop:Pump")
            shop.wall("WaterModule", at: "Shop/Kitchen.swift:6", around: "Shop:Pump")
            add(&shop)
        }
    }

    private static func texts(_ graph: BindingGraph, _ plugin: LayeringPlugin = LayeringPlugin()) -> [String] {
        var report = Diagnostic.Report()
        plugin.check(graph, report: &report)
        return report.diagnostics.map(\.description)
    }

    @Test func needThatAModuleRequires_isAllowed_withoutATable() {
        #expect(Self.texts(Self.shop()) == [])
    }

    /// An override isn't bound by the requirements of the module that it changes, but by the layers.
    @Test func needThatNoModuleRequires_isForbidden() {
        #expect(
            Self.texts(Self.shop { $0.need("Shop:Pump", "Shop:Till") }) == [
                """
                error: [Layering/ForbiddenDependency] 'Pump' in layer 'KitchenModule' needs 'Till' in layer 'CounterModule'
                  'Pump'         Shop/Kitchen.swift:9   (by wall 'KitchenModule')
                  needs 'Till'   Shop/Counter.swift:7   (by wall 'CounterModule')
                note: layer 'KitchenModule' may not use other layers, as declared at Shop/Shop.swift:3
                fix: remove the dependency, or allow layer 'KitchenModule' to use 'CounterModule'
                """
            ])
    }

    @Test func modulesThatRequireEachOther_areOneMistake() {
        let graph = Self.shop { shop in
            shop.walls = shop.walls.filter { $0.module != "KitchenModule" }
            shop.wall(
                "KitchenModule", at: "Shop/Shop.swift:3",
                requires: [("Price", "Shop/Kitchen.swift:4", nil), ("Till", "Shop/Kitchen.swift:5", "Shop:Till")],
                around: "Shop:Maker", "Shop:Pump")
        }
        #expect(
            Self.texts(graph) == [
                """
                error: [Layering/LayerCycle] the layers 'CounterModule' and 'KitchenModule' require each other
                  requires 'Maker'   Shop/Counter.swift:5   ('CounterModule', of 'KitchenModule')
                  requires 'Till'    Shop/Kitchen.swift:5   ('KitchenModule', of 'CounterModule')
                fix: move a binding that is required into a layer below them, or join the layers in one closed module
                """
            ])
    }

    @Test func wallInATable_needsNoWordOnWhatTheModuleRequires() {
        let rows: [LayeringPlugin.Layer] = [
            .layer("Counter", .wall("CounterModule")), .layer("Water", .wall("Water*")),
            .layer("Kitchen", "Maker", mayUse: ["Water"]),
        ]
        #expect(Self.texts(Self.shop(), LayeringPlugin(layers: rows)) == [])
        let strict = rows.dropLast() + [.layer("Kitchen", "Maker")]
        #expect(Self.texts(Self.shop(), LayeringPlugin(layers: Array(strict))).count == 1)
    }

    @Test func wallThatNothingHas_isAnUnusedPattern() {
        let plugin = LayeringPlugin(layers: [.layer("Cellar", .wall("CellarModule"), file: "Shop/Rules.swift", line: 1)]
        )
        #expect(
            Self.texts(Self.shop(), plugin) == [
                """
                warning: [Layering/UnusedPattern] wall 'CellarModule' matches nothing in layer 'Cellar'
                  declared   Shop/Rules.swift:1
                fix: correct or remove the pattern
                """
            ])
    }

    @Test func walls_areReadAsTheyAreWritten() throws {
        let graph = Self.shop { $0.wall("EmptyModule", requires: [("Price", "Shop/Empty.swift:4", nil)]) }
        #expect(try BindingGraph(json: graph.json()).walls == graph.walls)
    }

    @Test func wallAroundABindingThatIsNotThere_isAMistakeOfTheFile() throws {
        let graph = Self.shop { $0.wall("GhostModule", around: "Shop:Ghost") }
        let json = try graph.json()
        let error = #expect(throws: BindingGraph.FormatError.self) { try BindingGraph(json: json) }
        #expect(error?.location == "walls[3].bindings")
        #expect(error?.message == "the graph has no binding 'Shop:Ghost'")
    }
}
