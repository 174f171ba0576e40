// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// `bindDefault` of binders and lists: a binding that counts only where nothing else binds its key.
@Suite struct DefaultTests {
    @Test func binding_takesThePlaceOfADefault_inWhateverOrder() throws {
        let before = try Injector {
            factory(as: (any Log).self, FileLog.init)
            include(module: Brewing.self)
        }
        let behind = try Injector {
            include(module: Brewing.self)
            include(module: Files.self)
        }
        #expect(before.get((any Log).self) is FileLog)
        #expect(behind.get((any Log).self) is FileLog)
    }

    @Test func bindingOfAnIncludedModule_takesThePlaceOfTheDefaultOfItsIncluder() throws {
        let injector = try Injector {
            bindDefault { factory(as: (any Log).self, MemoryLog.init) }
            include(Bindings { factory(as: (any Log).self, FileLog.init) })
        }
        #expect(injector.get((any Log).self) is FileLog)
    }

    @Test func bindingOfAnAncestor_takesThePlaceOfADefault_andSoDoesItsDefault() throws {
        #expect(try log(under: Files.self) is FileLog)
        #expect(try log(under: OtherBrewing.self) is MemoryLog)
        #expect(try log(under: Nothing.self) is SilentLog)
    }

    @Test func defaultsOfTwoModules_areADuplicate_unlessTheKeyIsBound() throws {
        let both = Bindings {
            include(module: Brewing.self)
            include(module: OtherBrewing.self)
        }
        #expect(throws: GraphError.self) { try both.validate() }
        let text = both.graph.diagnostics.first { $0.severity == .error }?.fixes
        #expect(text == ["keep one of these defaults, or bind 'any Log' in these bindings, so that none counts"])
        try Bindings {
            include(both)
            include(module: Files.self)
        }.validate()
    }

    @Test func defaultContribution_counts_whereNothingElseContributes() throws {
        let defaults = Bindings { bindDefault { intoCollection { factory(as: (any Log).self, SilentLog.init) } } }
        #expect(try Injector { include(defaults) }.get([any Log].self).count == 1)
        let logs = try Injector {
            include(defaults)
            intoCollection {
                factory(as: (any Log).self, FileLog.init)
                factory(as: (any Log).self, MemoryLog.init)
            }
        }.get([any Log].self)
        #expect(logs.count == 2 && logs[0] is FileLog)
    }

    @Test func optionalRequest_receivesTheDefault() throws {
        let injector = try Injector {
            bindOptional((any Log).self)
            include(module: Brewing.self)
        }
        #expect(injector.get((any Log)?.self) is SilentLog)
    }

    @Test func override_replacesADefaultThatCounts() throws {
        let list = Bindings { include(module: Brewing.self) }
        #expect(try Injector(list, options: GraphOptions(overriding: [Files.self])).get((any Log).self) is FileLog)
        #expect(throws: GraphError.self) {
            try Bindings { factory(Heater.init) }.validate(GraphOptions(overriding: [Files.self]))
        }
    }

    @Test func defaultOfAnOverridingModule_replacesNothing() throws {
        let bound = Bindings { include(module: Files.self) }
        #expect(try Injector(bound, options: GraphOptions(overriding: [Brewing.self])).get((any Log).self) is FileLog)
        let unbound = Bindings { factory(Heater.init) }
        #expect(
            try Injector(unbound, options: GraphOptions(overriding: [Brewing.self])).get((any Log).self) is SilentLog)
    }

    @Test func overlay_replacesADefault_andItsOwnDefaultReplacesNothing() throws {
        let parent = try Injector { include(module: Brewing.self) }
        #expect(try Injector(parent: parent) { include(module: Files.self) }.get((any Log).self) is FileLog)
        #expect(try Injector(parent: parent) { include(module: OtherBrewing.self) }.get((any Log).self) is SilentLog)
        let bare = try Injector { factory(Heater.init) }
        #expect(try Injector(parent: bare) { include(module: Brewing.self) }.get((any Log).self) is SilentLog)
    }

    @Test func stack_takesTheFirstDefault_andTheBindingOfAnyModule() throws {
        let stack = ModuleStack()
        let silent = try stack.load(Bindings { bindDefault { factory(as: (any Log).self, SilentLog.init) } })
        let memory = try stack.load(Bindings { bindDefault { factory(as: (any Log).self, MemoryLog.init) } })
        #expect(stack.current.get((any Log).self) is SilentLog)
        let files = try stack.load(Bindings { factory(as: (any Log).self, FileLog.init) })
        #expect(stack.current.get((any Log).self) is FileLog)
        withExtendedLifetime((silent, memory, files)) {}
    }

    @Test func explanation_saysThatADefaultCounts() {
        let text = Bindings { include(module: Brewing.self) }.graph.explain((any Log).self)
        #expect(text.hasPrefix("'any Log' is bound in 'Bindings', module 'DefaultTests.Brewing', as a default"))
        #expect(!Bindings { include(module: Files.self) }.graph.explain((any Log).self).contains("default"))
    }

    /// The log of a child that has a default, below a component with a module.
    private func log<M: Module>(under module: M.Type) throws -> any Log where M.Scope == Unscoped {
        try ComponentFactory.of(House<M>.self).build().room.build().log
    }

    struct SilentLog: Log {}

    struct Brewing: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bindDefault((any Log).self).to { SilentLog() }
        }
    }

    enum OtherBrewing: Module, Listed {
        static var bindings: Bindings { bindDefault { factory(as: (any Log).self, MemoryLog.init) } }
    }

    enum Files: Module, Listed {
        static var bindings: Bindings { factory(as: (any Log).self, FileLog.init) }
    }

    enum Nothing: Module, Listed {
        static var bindings: Bindings {}
    }

    struct Sight {
        let log: any Log
    }

    enum Room: Component, Listed {
        typealias Root = Sight
        static var bindings: Bindings {
            include(module: Brewing.self)
            factory(Sight.init)
        }
    }

    struct Door {
        let room: ComponentFactory<Room>
    }

    enum House<M: Module>: RootComponent, Listed where M.Scope == Unscoped {
        typealias Root = Door
        static var bindings: Bindings {
            component(Room.self)
            include(module: M.self)
            factory(Door.init)
        }
    }
}
