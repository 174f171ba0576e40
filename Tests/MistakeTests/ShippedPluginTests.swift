// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools
import Testing

/// The plugins that come with the library, and the diff, on components as people write them.
@Suite struct ShippedPluginTests {
    struct Menu {}
    struct MenuView {}
    struct TillView {}
    struct Database {}
    struct Sales {}

    struct StorageModule: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Database.self).to(file: "CafeData/Storage.swift", line: 5, factory: Database.init)
            binder.bind(Sales.self).to(file: "CafeData/Storage.swift", line: 6, factory: { (_: Database) in Sales() })
        }
    }

    struct Till: Component {
        typealias Root = TillView

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<TillView>) -> BindingReceipt<TillView> {
            bind.to(file: "CafeUI/Till.swift", line: 9, factory: { (_: Lazy<Sales>) in TillView() })
        }
    }

    struct Cafe: RootComponent {
        typealias Root = MenuView

        static func configure(binder: UnscopedBinder) {
            binder.include(module: StorageModule.self)
            binder.bind(Menu.self).to(file: "CafeDomain/Menu.swift", line: 3, factory: { (_: Database) in Menu() })
            binder.install(dependency: Till.self, file: "Cafe/Cafe.swift", line: 2)
        }

        static func configureRoot(binder bind: ReceiptBinder<MenuView>) -> BindingReceipt<MenuView> {
            bind.to(
                file: "CafeUI/Menu.swift", line: 8, factory: { (_: Menu, _: ComponentFactory<Till>) in MenuView() })
        }
    }

    struct FakeStorage: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Sales.self).to(file: "CafeTests/Fakes.swift", line: 4, factory: Sales.init)
        }
    }

    private static let layering = LayeringPlugin(layers: [
        .layer("Screens", .swiftModule("CafeUI"), mayUse: ["Domain"], file: "CafeTests/Layers.swift", line: 1),
        .layer("Domain", .swiftModule("CafeDomain"), file: "CafeTests/Layers.swift", line: 2),
        .layer("Storage", .module("StorageModule"), file: "CafeTests/Layers.swift", line: 3),
    ])

    private static let menuText = """
        error: [Layering/ForbiddenDependency] 'ShippedPluginTests.Menu' in layer 'Domain' needs \
        'ShippedPluginTests.Database' in layer 'Storage'
          'ShippedPluginTests.Menu'             CafeDomain/Menu.swift:3    (by Swift module 'CafeDomain')
          needs 'ShippedPluginTests.Database'   CafeData/Storage.swift:5   (by module 'StorageModule')
        note: layer 'Domain' may not use other layers, as declared at CafeTests/Layers.swift:2
        fix: remove the dependency, or allow layer 'Domain' to use 'Storage'
        """

    private static let tillText = """
        error: [Layering/ForbiddenDependency] 'ShippedPluginTests.TillView' in layer 'Screens' needs \
        'ShippedPluginTests.Sales' in layer 'Storage'
          'ShippedPluginTests.TillView'      CafeUI/Till.swift:9        (by Swift module 'CafeUI')
          needs 'ShippedPluginTests.Sales'   CafeData/Storage.swift:6   (by module 'StorageModule')
        note: layer 'Screens' may only use 'Domain', as declared at CafeTests/Layers.swift:1
        fix: make 'ShippedPluginTests.TillView' depend on something in 'Domain' instead, or allow layer 'Screens' to use 'Storage'
        """

    /// A rule of its own beside the shipped one.
    struct FewNeeds: GraphPlugin {
        let limit: Int

        func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
            let index = BindingGraph.Index(graph)
            for binding in graph.bindings where index.needs(of: binding.id).count > limit {
                report.add("Cafe/FewNeeds", .error, on: binding, "\(binding.quotedKey) needs too much")
            }
        }
    }

    private static let needsText = """
        error: [Cafe/FewNeeds] 'ShippedPluginTests.MenuView' needs too much
          bound   CafeUI/Menu.swift:8
        """

    @Test func errorsOfPlugins_makeTheGraphInvalid_inTheOrderOfPlaces() {
        let plugins: [any GraphPlugin] = [Self.layering, FewNeeds(limit: 1)]
        for plugins in [plugins, plugins.reversed()] {
            let error = #expect(throws: GraphError.self) { try Cafe.validate(plugins: plugins) }
            #expect(
                error?.description == """
                    \(Self.menuText)

                    \(Self.needsText)

                    \(Self.tillText)

                    3 errors in the object graph
                    """)
        }
    }

    @Test func diff_showsWhatOverridingChanges() throws {
        let diff = GraphDiff(from: Cafe.graph, to: Cafe.graph(overriding: [FakeStorage.self]))
        #expect(
            diff.text == """
                1 binding changed; 1 edge between modules new, 1 gone

                edges between modules
                  + Swift module 'CafeUI' → 'CafeTests': 'ShippedPluginTests.TillView' needs 'ShippedPluginTests.Sales'
                  - Swift module 'CafeUI' → 'CafeData': 'ShippedPluginTests.TillView' needs 'ShippedPluginTests.Sales'

                bindings
                  ~ 'ShippedPluginTests.Sales' in ShippedPluginTests.Cafe   CafeTests/Fakes.swift:4
                      moved from module 'ShippedPluginTests.StorageModule' to module 'ShippedPluginTests.FakeStorage'
                      moved from CafeData/Storage.swift to CafeTests/Fakes.swift
                      no longer needs 'ShippedPluginTests.Database' (direct)
                """)
        let read = GraphDiff(
            from: try BindingGraph(json: Cafe.graph.json()),
            to: try BindingGraph(json: Cafe.graph(overriding: [FakeStorage.self]).json()))
        #expect(read == diff)
    }
}
