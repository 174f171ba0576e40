// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIValidation
import Testing

@testable import DIGraphTools

@Suite struct LayeringPluginTests {
    /// Returns a screen, what it shows, and what keeps that.
    private static func shop(_ add: (inout GraphBuilder) -> Void = { _ in }) -> BindingGraph {
        .shop { shop in
            shop.bind("MenuView", at: "ShopUI/Menu.swift:4", module: "ScreensModule")
            shop.bind("Menu", at: "ShopDomain/Menu.swift:3")
            shop.bind("Database", at: "ShopData/Storage.swift:9", module: "StorageModule")
            shop.need("Shop:MenuView", "Shop:Menu")
            shop.need("Shop:Database", "Shop:Menu")
            add(&shop)
        }
    }

    private static let table: [LayeringPlugin.Layer] = [
        .layer("Screens", "*View", .swiftModule("ShopUI"), mayUse: ["Domain"], file: "ShopTests/Layers.swift", line: 5),
        .layer("Domain", .swiftModule("ShopDomain"), file: "ShopTests/Layers.swift", line: 6),
        .layer("Storage", .module("StorageModule"), mayUse: ["Domain"], file: "ShopTests/Layers.swift", line: 7),
    ]

    private static let swiftModules: [LayeringPlugin.Layer] = [
        .layer("Screens", .swiftModule("ShopUI"), mayUse: ["Domain"], file: "ShopTests/Layers.swift", line: 1),
        .layer("Domain", .swiftModule("ShopDomain")),
        .layer("Storage", .swiftModule("ShopData"), mayUse: ["Domain"]),
    ]

    private static func texts(
        _ graph: BindingGraph, _ layers: [LayeringPlugin.Layer], severity: Diagnostic.Severity = .error
    ) -> String {
        var report = Diagnostic.Report()
        LayeringPlugin(layers: layers, severity: severity).check(graph, report: &report)
        return report.diagnostics.map(\.description).joined(separator: "\n\n")
    }

    /// Returns the texts without what the patterns of the table are: for tests of what belongs where.
    private static func headlines(_ graph: BindingGraph, _ layers: [LayeringPlugin.Layer]) -> [String] {
        texts(graph, layers).split(separator: "\n").filter { $0.contains("ForbiddenDependency") }.map(String.init)
    }

    @Test func severity_isThatOfThePlugin() {
        let graph = Self.shop { $0.need("Shop:Menu", "Shop:Database") }
        #expect(
            Self.texts(graph, Self.table, severity: .warning).split(separator: "\n").filter { $0.contains("[") } == [
                "warning: [Layering/ForbiddenDependency] 'Menu' in layer 'Domain' needs 'Database' in layer 'Storage'"
            ])
    }

    @Test func manyNeedsOfOneLayer_areOneDiagnostic_thatShowsFive() {
        let graph = Self.shop { shop in
            for number in 1...7 {
                shop.bind("Table\(number)", at: "ShopData/Tables.swift:\(number)", module: "StorageModule")
                shop.need("Shop:Menu", "Shop:Table\(number)", "Shop:Table\(number)")
            }
            shop.need("Shop:Menu", "Shop:MenuView")
        }
        #expect(
            Self.texts(graph, Self.table) == """
                error: [Layering/ForbiddenDependency] 'Menu' in layer 'Domain' needs 'MenuView' in layer 'Screens'
                  'Menu'             ShopDomain/Menu.swift:3   (by Swift module 'ShopDomain')
                  needs 'MenuView'   ShopUI/Menu.swift:4       (by type '*View')
                note: layer 'Domain' may not use other layers, as declared at ShopTests/Layers.swift:6
                fix: remove the dependency, or allow layer 'Domain' to use 'Screens'

                error: [Layering/ForbiddenDependency] 'Menu' in layer 'Domain' needs 7 bindings in layer 'Storage'
                  'Menu'           ShopDomain/Menu.swift:3   (by Swift module 'ShopDomain')
                  needs 'Table1'   ShopData/Tables.swift:1   (by module 'StorageModule')
                  needs 'Table2'   ShopData/Tables.swift:2   (by module 'StorageModule')
                  needs 'Table3'   ShopData/Tables.swift:3   (by module 'StorageModule')
                  needs 'Table4'   ShopData/Tables.swift:4   (by module 'StorageModule')
                  needs 'Table5'   ShopData/Tables.swift:5   (by module 'StorageModule')
                  … and 2 more
                note: layer 'Domain' may not use other layers, as declared at ShopTests/Layers.swift:6
                fix: remove the dependency, or allow layer 'Domain' to use 'Storage'
                """)
    }

    @Test func onlyEachNeedByItself_isLookedAt_andNotWhatIsInNoLayer() {
        let graph = Self.shop { shop in
            shop.bind("Cache", at: "ShopKit/Cache.swift:2")
            shop.need("Shop:MenuView", "Shop:Cache")
            shop.need("Shop:Cache", "Shop:Database")
        }
        #expect(Self.texts(graph, Self.table) == "")
    }

    @Test func firstLayerThatChoosesABinding_hasIt() {
        let graph = Self.shop { $0.need("Shop:MenuView", "Shop:Database") }
        let rows: [LayeringPlugin.Layer] = [
            .layer("Views", "*View"), .layer("Rest", .component("Shop")),
        ]
        #expect(
            Self.headlines(graph, rows) == [
                "error: [Layering/ForbiddenDependency] 'MenuView' in layer 'Views' needs 2 bindings in layer 'Rest'"
            ])
        #expect(Self.headlines(graph, rows.reversed()) == [])
    }

    /// Dependency inversion: the domain declares a type that the storage binds.
    @Test func swiftModule_isWhereTheNeederIsWritten_andWhereTheNeededTypeIsDeclared() {
        let graph = BindingGraph.shop { shop in
            shop.bind("MenuView", at: "ShopUI/Menu.swift:4", name: "ShopUI.MenuView")
            shop.bind("MenuSource", at: "ShopData/Storage.swift:8", name: "ShopDomain.MenuSource")
            shop.bind("Database", at: "ShopData/Storage.swift:9", name: "ShopData.Database")
            shop.bind("[Dish]", name: "[ShopDomain.Dish]", kind: "collection")
            shop.bind("'Int' tagged 'Limit'", at: "ShopApp/App.swift:2", name: "Int tagged ShopDomain.Limit")
            shop.bind(
                "ComponentFactory<Till>", at: "ShopApp/App.swift:3", name: "DIBinding.ComponentFactory<ShopUI.Till>")
            shop.bind("Int", at: "ShopData/Storage.swift:10")
            shop.need("Shop:ShopUI.MenuView", "Shop:ShopDomain.MenuSource", "Shop:[ShopDomain.Dish]")
            shop.need("Shop:ShopUI.MenuView", "Shop:Int tagged ShopDomain.Limit")
            shop.need("Shop:ShopUI.MenuView", "Shop:DIBinding.ComponentFactory<ShopUI.Till>", kind: .componentFactory)
            shop.need("Shop:ShopUI.MenuView", "Shop:Int", "Shop:ShopData.Database")
            shop.need("Shop:ShopDomain.MenuSource", "Shop:ShopData.Database")
        }
        #expect(
            Self.texts(graph, Self.swiftModules) == """
                error: [Layering/ForbiddenDependency] 'MenuView' in layer 'Screens' needs 2 bindings in layer 'Storage'
                  'MenuView'         ShopUI/Menu.swift:4         (by Swift module 'ShopUI')
                  needs 'Int'        ShopData/Storage.swift:10   (by Swift module 'ShopData')
                  needs 'Database'   ShopData/Storage.swift:9    (by its type's Swift module 'ShopData')
                note: layer 'Screens' may only use 'Domain', as declared at ShopTests/Layers.swift:1
                fix: make 'MenuView' depend on something in 'Domain' instead, or allow layer 'Screens' to use 'Storage'
                """)
    }

    @Test func rowsOfOneName_areOneLayer() {
        let graph = Self.shop { $0.need("Shop:Menu", "Shop:Database", "Shop:MenuView") }
        let rows = ["Menu", "Database"].map { LayeringPlugin.Layer.layer("Inner", .type($0)) }
        #expect(
            Self.headlines(graph, rows + [.layer("Screens", "*View", mayUse: ["Inner"])]) == [
                "error: [Layering/ForbiddenDependency] 'Menu' in layer 'Inner' needs 'MenuView' in layer 'Screens'"
            ])
    }

    @Test func star_isEveryLayer() {
        let graph = Self.shop { $0.need("Shop:Menu", "Shop:Database", "Shop:MenuView") }
        let rows = Self.table.map { row in
            LayeringPlugin.Layer(name: row.name, patterns: row.patterns, mayUse: ["*"], place: row.place)
        }
        #expect(Self.texts(graph, rows) == "")
    }

    /// The requester of a collection does not know its contributors; that is the purpose of collections.
    @Test func partsOfACollection_mayBeInAnyLayer_butTheCollectionIsNeededLikeAnything() {
        let graph = Self.shop { shop in
            shop.bind("[Station]", name: "[ShopDomain.Station]", kind: "collection")
            shop.bind(
                "[Station]", at: "ShopData/Storage.swift:12", name: "[ShopDomain.Station]/ShopData.StorageModule",
                kind: "contribution", module: "StorageModule")
            shop.need(
                "Shop:[ShopDomain.Station]", "Shop:[ShopDomain.Station]/ShopData.StorageModule", kind: .collection)
            shop.need("Shop:MenuView", "Shop:[ShopDomain.Station]")
        }
        #expect(Self.headlines(graph, Self.table) == [])
        let lists = [LayeringPlugin.Layer.layer("Lists", "[Station]")] + Self.table
        #expect(
            Self.headlines(graph, lists) == [
                "error: [Layering/ForbiddenDependency] 'MenuView' in layer 'Screens' needs '[Station]' in layer 'Lists'"
            ])
    }

    /// A component is installed where the program is put together; who builds it needs what it makes.
    @Test func factoryOfAComponent_isWhereTheRootOfTheComponentIs() {
        let graph = Self.shop { shop in
            shop.component("Checkout", in: "Shop", root: "CheckoutView")
            shop.bind("CheckoutView", in: "Shop/Checkout", at: "ShopUI/Checkout.swift:3")
            shop.bind("ComponentFactory<Checkout>", at: "ShopData/Storage.swift:1", kind: "componentFactory")
            shop.need("Shop:ComponentFactory<Checkout>", "Shop/Checkout:CheckoutView", kind: .provider)
            shop.need("Shop:MenuView", "Shop:ComponentFactory<Checkout>", kind: .componentFactory)
        }
        #expect(Self.headlines(graph, Self.swiftModules) == [])
    }

    @Test func componentInTwoPlaces_givesEqualDiagnostics_whichTheGraphShowsOnce() {
        var builder = GraphBuilder()
        builder.component("Shop")
        for parent in ["Morning", "Evening"] {
            let kiosk = builder.component("Kiosk", in: builder.component(parent, in: "Shop"))
            let view = builder.bind("KioskView", in: kiosk, at: "ShopUI/Kiosk.swift:2")
            builder.need(view, builder.bind("Database", in: kiosk, at: "ShopData/Storage.swift:9"))
        }
        var report = Diagnostic.Report()
        let rows: [LayeringPlugin.Layer] = [.layer("Screens", "*View"), .layer("Storage", "Database")]
        LayeringPlugin(layers: rows).check(builder.graph, report: &report)
        #expect(report.diagnostics.count == 2)
        #expect(GraphError(diagnostics: report.diagnostics).diagnostics.count == 1)
    }

    @Test func mistakesInTheTable_areDiagnostics() {
        let rows: [LayeringPlugin.Layer] = [
            .layer("Screens", "*View", mayUse: ["Domian", "*"], file: "ShopTests/Layers.swift", line: 1),
            .layer("Menus", "Menu", file: "ShopTests/Layers.swift", line: 2),
            .layer("Storage", .swiftModule("ShopDatas"), "Men?", "Database", file: "ShopTests/Layers.swift", line: 3),
        ]
        #expect(
            Self.texts(Self.shop(), rows) == """
                error: [Layering/UnknownLayer] layer 'Screens' may use 'Domian', which is not a layer
                  declared   ShopTests/Layers.swift:1
                note: the layers are 'Screens', 'Menus' and 'Storage'
                fix: correct the name, or add a layer 'Domian'

                warning: [Layering/UnusedPattern] Swift module 'ShopDatas' matches nothing in layer 'Storage'
                  declared   ShopTests/Layers.swift:3
                fix: correct or remove the pattern

                warning: [Layering/UnusedPattern] type 'Men?' matches nothing in layer 'Storage'
                  declared   ShopTests/Layers.swift:3
                note: layer 'Menus' comes first, and matches the same bindings
                fix: correct or remove the pattern, or move layer 'Storage' up

                error: [Layering/ForbiddenDependency] 'Database' in layer 'Storage' needs 'Menu' in layer 'Menus'
                  'Database'     ShopData/Storage.swift:9   (by type 'Database')
                  needs 'Menu'   ShopDomain/Menu.swift:3    (by type 'Menu')
                note: layer 'Storage' may not use other layers, as declared at ShopTests/Layers.swift:3
                fix: remove the dependency, or allow layer 'Storage' to use 'Menus'
                """)
    }

    @Test func needsThatTheTableAllows_edgesToNowhere_andEmptyTablesAndGraphs_areNoMistakes() {
        #expect(Self.texts(Self.shop(), Self.table) == "")
        #expect(Self.texts(Self.shop { $0.need("Shop:MenuView", "Shop:Nothing") }, Self.table) == "")
        #expect(Self.texts(Self.shop(), []) == "")
        let empty = BindingGraph(components: [], bindings: [], edges: [], diagnostics: [])
        #expect(Self.texts(empty, [.layer("Screens")]) == "")
    }
}
