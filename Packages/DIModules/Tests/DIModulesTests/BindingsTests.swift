// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

@Suite struct BindingsTests {
    private func keys(_ bindings: Bindings) -> [String] {
        bindings.graph.bindings.map(\.key)
    }

    @Test(arguments: [false, true])
    func statements_areTaken_asTheirConditionsAre(_ isOpen: Bool) {
        let bindings = Bindings {
            if isOpen { value(1) }
            if isOpen { factory(Heater.init) } else { factory(FileLog.init) }
            for size in 0..<2 { value(qualified: "\(size)", Cup(size: size)) }
            switch isOpen {
            case true: value("open")
            case false: value(0.5)
            }
            if #available(macOS 12, *) { factory(MemoryLog.init) }
        }
        let expected =
            isOpen
            ? ["Int", "Heater", "'Cup' qualified \"0\"", "'Cup' qualified \"1\"", "String", "MemoryLog"]
            : ["FileLog", "'Cup' qualified \"0\"", "'Cup' qualified \"1\"", "Double", "MemoryLog"]
        #expect(keys(bindings) == expected)
    }

    @Test func lists_areIncluded_inTheOrderOfTheText() {
        let inner = Bindings {
            value(1)
            value("one")
        }
        let outer = Bindings {
            factory(Heater.init)
            include(inner)
            inner
            Bindings([])
            factory(FileLog.init)
        }
        #expect(keys(outer) == ["Heater", "Int", "String", "FileLog"])
        #expect(keys(Bindings([outer, inner])) == ["Heater", "Int", "String", "FileLog"])
    }

    @Test func silencedIDs_areSilent() throws {
        enum Silent: RootComponent, Listed {
            typealias Root = Cup

            static var bindings: Bindings {
                value(Cup())
                value(allowing: [.unusedBinding], 1)
            }
        }
        #expect(try ComponentFactory.of(Silent.self).diagnostics.map(\.id) == [])
    }

    @Test func whatIsNoElement_staysAsItIs_inACollection() {
        let bindings = Bindings {
            intoCollection {
                value(1)
                value(tagged: BoilerTemperature.self, 93)
                when(.profile("demo")) { value(2) }
                include(module: KitchenModule.self)
                component(Counter.self)
            }
        }
        #expect(
            bindings.graph(GraphOptions(profiles: ["demo"])).bindings.map { "\($0.key): \($0.kind)" } == [
                "[Int]: contribution", "'Double' tagged 'BoilerTemperature': value", "[Int]: contribution",
                "Heater: factory", "ComponentFactory<Counter>: componentFactory",
                "[Int]: collection", "Int: seed", "Cup: factory",
            ])
    }

    @Test func groups_areTaken_whereTheirConditionHolds() {
        let line: UInt = #line + 2
        let bindings = Bindings {
            when(.profile("demo")) {
                value(1)
                when(.context(.test)) { value("test") }
            }
            when(!.profile("demo")) { value(0.5) }
        }
        let demo = bindings.graph(GraphOptions(profiles: ["demo"], context: .test))
        let live = bindings.graph(GraphOptions(context: .live))
        #expect(demo.bindings.map(\.key) == ["Int", "String"])
        #expect(live.bindings.map(\.key) == ["Double"])
        #expect(live.choices.map(\.isChosen) == [false, false, true])
        #expect(live.choices.map { $0.place.map { UInt($0.line) } } == [line, line + 2, line + 4])
    }

    @Test func bindings_countOnce_whereOneConditionOfTwoHolds() throws {
        let kitchen = Bindings { single(Heater.init) }
        let bindings = Bindings {
            when(.profile("demo")) { kitchen }
            when(!.profile("demo")) { kitchen }
            kitchen
        }
        try bindings.validate(GraphOptions(profiles: ["demo"]))
        #expect(bindings.graph.bindings.map(\.key) == ["Heater"])
    }
}

enum KitchenLogModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Log).self).to(factory: FileLog.init)
    }
}
