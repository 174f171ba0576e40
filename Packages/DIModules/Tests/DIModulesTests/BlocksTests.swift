// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Synchronization
import Testing

/// Blocks of statements in lists.
@Suite struct BlocksTests {
    @Test func block_isRecorded_inTheOrderOfTheText() {
        let bindings = Bindings {
            value(1)
            include { binder in
                binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
                binder.include(module: KitchenLogModule.self)
                binder.include(Bindings { value("one") })
                binder.install(dependency: Counter.self)
            }
            factory(Pump.init)
        }
        #expect(
            bindings.graph.bindings.prefix(6).map(\.key)
                == ["Int", "Heater", "any Log", "String", "ComponentFactory<Counter>", "Pump"])
    }

    @Test func block_isCalledOnce_andCountsOnce_howeverManyGraphsHaveIt() throws {
        nonisolated(unsafe) var calls = 0
        let block = include { binder in
            calls += 1
            binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
            binder.include(module: KitchenLogModule.self)
            binder.install(dependency: Counter.self)
        }
        let twice = Bindings {
            block
            include(block)
            component(Counter.self)
        }
        try twice.validate()
        try twice.validate()
        #expect(calls == 1)
        #expect(twice.graph.bindings.prefix(3).map(\.key) == ["Heater", "any Log", "ComponentFactory<Counter>"])
    }

    @Test func lines_nameTheirPlaces() {
        let first: UInt = #line + 4
        let bindings = Bindings {
            factory(Heater.init)
            include { binder in
                binder.bind(Heater.self).to(factory: Heater.init)
                binder.bind(Heater.self).to { Heater() }
            }
        }
        let error = #expect(throws: GraphError.self) { try bindings.validate() }
        let lines = error?.diagnostics.flatMap(\.trace).compactMap { $0.place?.line }.map(UInt.init)
        #expect(lines == [first - 2, first, first + 1])
    }

    @Test func conditions_areDecidedForEachGraph() {
        let bindings = Bindings {
            include { binder in
                binder.include(module: KitchenModule.self, when: .profile("demo"))
                binder.include(module: KitchenLogModule.self, when: !.profile("demo"))
            }
        }
        #expect(bindings.graph(GraphOptions(profiles: ["demo"])).bindings.map(\.key) == ["Heater"])
        #expect(bindings.graph.bindings.map(\.key) == ["any Log"])
        #expect(bindings.graph.choices.map(\.isChosen) == [false, true])
    }

    @Test func condition_holdsForABlock() {
        let bindings = Bindings {
            when(.profile("demo")) { include { $0.bind(Heater.self).to(factory: Heater.init) } }
        }
        #expect(bindings.graph.bindings.isEmpty)
        #expect(bindings.graph(GraphOptions(profiles: ["demo"])).bindings.map(\.key) == ["Heater"])
    }

    @Test func block_ofACollection_contributes() throws {
        let bindings = Bindings {
            intoCollection {
                value(as: (any Log).self, FileLog())
                include { $0.bind((any Log).self).to { MemoryLog() } }
            }
        }
        #expect(try Injector(bindings).get([any Log].self).map { $0 is MemoryLog } == [false, true])
    }

    @Test func hooks_areCalled() async throws {
        try await ComponentFactory.of(HeatedShop.self).run { _ in HeatedShop.note("work") }
        #expect(HeatedShop.calls.withLock(\.self) == ["start", "work", "stop"])
    }

    @Test func binder_trapsAfterTheBlock() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var kept: Binder<Singleton>?
            _ = Bindings { include { kept = $0 } }
            kept?.bind(Heater.self).to(factory: Heater.init)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("the binder of a block of 'include' was used after its configure function had returned"))
    }
}

/// A component whose heater has hooks, in a list.
private enum HeatedShop: RootComponent, Listed {
    typealias Root = Pump
    static let calls: Mutex<[String]> = Mutex([])

    static func note(_ call: String) { calls.withLock { $0.append(call) } }

    static var bindings: Bindings {
        include { binder in
            binder.bind(Heater.self).sharedInScope()
                .onStart { _ in note("start") }.onStop { _ in note("stop") }
                .to(factory: Heater.init)
        }
        factory(Pump.init)
    }
}
