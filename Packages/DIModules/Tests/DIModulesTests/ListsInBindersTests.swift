// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

private let logs = Bindings { factory(as: (any Log).self, FileLog.init) }
private let kitchen = Bindings {
    single(Heater.init)
    include(logs)
}
private let two = Bindings { value(2) }

/// Lists that binders include.
@Suite struct ListsInBindersTests {
    @Test func list_isIncluded_inTheOrderOfTheText() {
        let graph = BinderComponent.graph { binder in
            binder.bind(Int.self).to(value: 1)
            binder.include(kitchen)
            binder.bind(Pump.self).to(factory: Pump.init)
        }
        #expect(graph.bindings.map(\.key) == ["Int", "Heater", "any Log", "Pump", "Void"])
    }

    @Test func list_countsOnce_overAllWays() {
        enum LogModule: Module {
            static func configure(binder: UnscopedBinder) { binder.include(logs) }
        }
        let graph = BinderComponent.graph { binder in
            binder.include(logs)
            binder.include(kitchen)
            binder.include(module: LogModule.self)
            binder.include(kitchen)
        }
        #expect(graph.bindings.map(\.key) == ["any Log", "Heater", "Void"])
    }

    @Test func mistakes_nameTheLinesOfTheList() {
        let line: UInt = #line + 1
        let pumps = Bindings { factory(Pump.init) }
        let missing = BinderComponent.graph { $0.include(pumps) }.diagnostics.first
        #expect(missing?.trace.compactMap { $0.place?.line }.map(UInt.init) == [line])
    }

    @Test func singles_areShared_inTheComponentThatIncludesTheModule() throws {
        let injector = try Injector(ComponentFactory.of(BinderShop.self))
        #expect(injector.get(Pump.self).heater === injector.get(Heater.self))
        let other = try Injector(ComponentFactory.of(BinderShop.self))
        #expect(other.get(Heater.self) !== injector.get(Heater.self))
    }

    @Test func allowances_ofAModule_holdForItsLists_inThatGraphOnly() {
        enum Unused: Module {
            static func configure(binder: UnscopedBinder) { binder.include(Bindings { value("unused") }) }
        }
        enum Listing: Module {
            static func configure(binder: UnscopedBinder) { binder.include(two) }
        }
        let silent = BinderComponent.graph {
            $0.include(module: Listing.self, allowing: .unusedBinding)
            $0.include(module: Unused.self, allowing: .unusedBinding)
            $0.include(two)
        }
        #expect(silent.diagnostics.map(\.id) == [])
        #expect(silent.bindings.map(\.key) == ["Int", "String", "Void"])
        let loud = BinderComponent.graph { $0.include(two) }
        #expect(loud.diagnostics.map(\.id) == [.unusedBinding])
    }

    @Test func listOfAnOverridingModule_replacesNothing_andIsAdded() {
        enum Fakes: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(Bindings { value(2) })
                binder.bind(Heater.self).to { Heater() }
            }
        }
        enum Further: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(kitchen)
                binder.bind(Heater.self).to { Heater() }
            }
        }
        let clash = BinderShop.graph(overriding: [Fakes.self])
        #expect(clash.diagnostics.filter { $0.severity == .error }.map(\.id) == [.duplicateBinding])
        let added = BinderShop.graph(overriding: [Further.self])
        #expect(added.diagnostics.filter { $0.severity == .error }.isEmpty)
        #expect(added.bindings.map(\.key).filter { $0 == "any Log" }.count == 1)
    }

    @Test func blockThatOverrides_replaces_butNotWhatItIncludes() throws {
        func options(_ list: Bindings) -> _PlanOptions {
            var options = _PlanOptions(GraphOptions(context: .test))
            options.overrides.append(.declarations(list._declarations))
            return options
        }
        let lines = options(Bindings { include { $0.bind(Int.self).to(value: 7) } })
        #expect(try lines.factory(of: BinderShop.self).build().size == 7)
        let included = options(Bindings { include { $0.include(Bindings { value(7) }) } })
        let error = #expect(throws: GraphError.self) { try included.review(of: BinderShop.self).validate() }
        #expect(error?.diagnostics.map(\.id) == [.duplicateBinding])
    }
}

/// A component whose module includes a list.
enum BinderShop: RootComponent {
    enum Kitchen: Module {
        static func configure(binder: UnscopedBinder) { binder.include(kitchen) }
    }

    struct Root {
        let pump: Pump
        let size: Int
    }

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Kitchen.self)
        binder.bind(Int.self).to(value: 1)
        binder.bind(Pump.self).to(factory: Pump.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}
