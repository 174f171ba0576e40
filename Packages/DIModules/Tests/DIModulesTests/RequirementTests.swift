// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// `requires` and `requiresNothing`: modules that are checked alone.
@Suite struct RequirementTests {
    @Test func closedModule_isValidAlone_withWhatItRequires() throws {
        try Brewing.validate()
        try Sealed.validate()
        try ListedBrewing.validate()
    }

    @Test func closedModule_isValidWhereTheRequirementIsBound() throws {
        try Bindings {
            include(module: Brewing.self)
            single(as: (any Log).self, FileLog.init)
        }.validate()
    }

    @Test func requirementThatNothingBrings_isReportedAtTheInclusion() {
        let list = Bindings {
            include(module: Brewing.self, file: "Shop/Shop.swift", line: 3)
            single(file: "Shop/Shop.swift", line: 4, MemoryLog.init)
        }
        #expect(
            errors(of: list) == """
                error: [DI/RequirementUnmet] module 'RequirementTests.Brewing' requires 'any Log', which nothing brings where it is included
                  included in   Shop/Shop.swift:3
                  required      Shop/Brewing.swift:7
                note: 'MemoryLog' conforms to 'Log' and is bound at Shop/Shop.swift:4 in these bindings
                fix: bind 'any Log' in these bindings
                docs: swift package di explain RequirementUnmet
                """)
    }

    @Test func needThatIsNotRequired_isReportedWithTheLineToAdd() {
        #expect(
            errors(of: Leaky.graph()) == """
                error: [DI/UndeclaredNeed] module 'RequirementTests.Leaky' needs 'any Log', which it neither binds nor requires
                  needed by 'RequirementTests.Maker'   Shop/Leaky.swift:8
                fix: add binder.requires((any Log).self) to module 'RequirementTests.Leaky', or bind 'any Log' there
                docs: swift package di explain UndeclaredNeed
                """)
    }

    @Test func needThatIsNotRequired_isReportedInAGraphThatBindsIt() {
        let list = Bindings {
            include(module: Leaky.self)
            single(as: (any Log).self, FileLog.init)
        }
        #expect(list.graph.diagnostics.filter { $0.severity == .error }.map(\.id) == [.undeclaredNeed])
    }

    @Test func moduleThatIsIncluded_isAnsweredForByTheClosedModule() {
        #expect(throws: GraphError.self) { try Outer.validate() }
        #expect(Outer.graph().diagnostics.filter { $0.severity == .error }.map(\.id) == [.requirementUnmet])
    }

    @Test func requirementThatNothingNeeds_isAWarning() {
        #expect(Careful.graph().diagnostics.map(\.id) == [.requirementUnneeded])
    }

    @Test func openModule_isCheckedAlone_asIfItRequiredNothing() {
        #expect(Open.graph().diagnostics.filter { $0.severity == .error }.map(\.id) == [.undeclaredNeed])
    }

    @Test func override_isNotBoundByTheContractOfWhatItReplaces() throws {
        let list = Bindings { include(module: Sealed.self) }
        try list.validate(GraphOptions(overriding: [FakeHeater.self]))
    }

    private func errors(of list: Bindings) -> String { errors(of: list.graph) }

    private func errors(of graph: BindingGraph) -> String {
        graph.diagnostics.filter { $0.severity == .error }.map(\.description).joined(separator: "\n")
    }

    struct Maker: Sendable {
        let log: any Log
    }

    struct Brewing: Module {
        static func configure(binder: UnscopedBinder) {
            binder.requires((any Log).self, file: "Shop/Brewing.swift", line: 7)
            binder.bind(Maker.self).to(factory: Maker.init)
        }
    }

    enum ListedBrewing: Module, Listed {
        static var bindings: Bindings {
            requires((any Log).self)
            factory(Maker.init)
        }
    }

    struct Sealed: Module {
        static func configure(binder: UnscopedBinder) {
            binder.requiresNothing()
            binder.bind(Heater.self).to(factory: Heater.init)
        }
    }

    struct Leaky: Module {
        static func configure(binder: UnscopedBinder) {
            binder.requiresNothing()
            binder.bind(Maker.self).to(file: "Shop/Leaky.swift", line: 8, factory: Maker.init)
        }
    }

    struct Open: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Maker.self).to(factory: Maker.init)
        }
    }

    struct Outer: Module {
        static func configure(binder: UnscopedBinder) {
            binder.requiresNothing()
            binder.include(module: Brewing.self, file: "Shop/Outer.swift", line: 8)
        }
    }

    struct Careful: Module {
        static func configure(binder: UnscopedBinder) {
            binder.requires((any Log).self)
            binder.bind(Heater.self).to(factory: Heater.init)
        }
    }

    struct FakeHeater: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Heater.self).to { (log: any Log) in Heater() }
            binder.include(module: Logging.self)
        }
    }

    struct Logging: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind((any Log).self).to { FileLog() }
        }
    }
}
