// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIValidation
import Testing

/// A module that is planned alone, with stand-ins for what it is given.
@Suite struct ModuleCheckingTests {
    @Test func module_isValid_withWhatItIsGiven() throws {
        try Brewing.validate(given: Kettle.self, (any Log).self)
        try ListedBrewing.validate(given: Kettle.self, (any Log).self)
    }

    @Test func needs_thatAreNotGiven_areReportedTogether_withItsOtherMistakes() {
        #expect(
            errors { try Faulty.validate(given: Kettle.self) } == """
                error: [DI/DuplicateBinding] 'Maker' is bound twice in 'Faulty'
                  bound   Shop/Faulty.swift:7   (in module 'Faulty')
                  bound   Shop/Faulty.swift:8   (in module 'Faulty')
                fix: keep one of these bindings, or distinguish them by tags or qualifiers
                docs: swift package di explain DuplicateBinding
                error: [DI/MissingBinding] no binding for 'any Log'
                  needed by 'Maker'   Shop/Faulty.swift:7
                also needed by 'Maker' (Shop/Faulty.swift:8)
                fix: bind 'any Log' in 'Faulty' or a module it includes, or give it to the module by validate(given:)
                docs: swift package di explain MissingBinding
                """)
    }

    @Test func tag_itsProvider_andAQualifier_areGiven() throws {
        try Heating.validate(given: Degrees.self, qualified: ["spare": Kettle.self])
        try Heating.validate(given: TaggedProvider<Degrees>.self, qualified: ["spare": Kettle.self])
        #expect(
            Heating.graph(given: Int.self, Kettle.self).diagnostics.map(\.id) == [.missingBinding, .qualifierUnmatched])
    }

    @Test func standIn_isAValue_atTheLineOfTheCheck() {
        let graph = Brewing.graph(given: Kettle.self, (any Log).self, file: "ShopTests/Brewing.swift", line: 3)
        let kettle = graph.bindings.first { $0.key == "Kettle" }
        #expect(kettle?.kind == "value")
        #expect(kettle?.place == Place(fileID: "ShopTests/Brewing.swift", line: 3))
        #expect(graph.diagnostics == [])
    }

    @Test func binding_ofTheModuleItself_countsInPlaceOfWhatIsGiven() {
        let graph = Watering.graph(given: Kettle.self)
        #expect(graph.bindings.map(\.kind) == ["factory"])
        #expect(graph.diagnostics == [])
    }

    @Test func includedModules_andInstalledComponents_areCheckedWithIt() throws {
        try Bar.validate(given: (any Log).self)
        #expect(Bar.graph().unmetNeeds.map(\.key) == ["any Log", "any Log"])
    }

    @Test func decorator_mayWrapWhatIsGiven_andACollectionMayHaveIt() throws {
        try Wrapping.validate(given: Kettle.self)
        #expect(errors { try Wrapping.validate() }.hasPrefix("error: [DI/DecoratesNothing]"))
    }

    @Test func moduleOfASession_isCheckedInItsScope() throws {
        try Evening.validate(given: Kettle.self)
    }

    @Test func options_areThoseOfAGraph() throws {
        try Brewing.validate(GraphOptions(overriding: [QuietBrewing.self]), given: Kettle.self, (any Log).self)
        try Seasonal.validate(given: Kettle.self)
        #expect(Seasonal.graph(GraphOptions(profiles: ["winter"])).unmetNeeds.map(\.key) == ["any Log"])
    }

    /// What conforms to nothing and has no initialiser can be given all the same.
    @Test func check_makesNothing() throws {
        try Trapping.validate(given: Never.self)
    }

    private func errors(_ validate: () throws -> Void) -> String {
        do {
            try validate()
            return ""
        } catch let error as GraphError {
            return error.diagnostics.map(\.description).joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }
}

protocol Log: Sendable {}

private struct Kettle: Sendable {}

private struct Maker: Sendable {
    let kettle: Kettle
    let log: any Log
}

private enum Degrees: DICore.Tag {
    typealias Element = Int
}

private struct Brewing: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Maker.self).sharedInScope(.eager).to(factory: Maker.init)
    }
}

private enum ListedBrewing: Module, Listed {
    static var bindings: Bindings { factory(Maker.init) }
}

private struct Faulty: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Maker.self).to(file: "Shop/Faulty.swift", line: 7, factory: Maker.init)
        binder.bind(Maker.self).to(file: "Shop/Faulty.swift", line: 8, factory: Maker.init)
    }
}

private struct Heating: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Maker.self).to { (_: Kettle, _: TaggedProvider<Degrees>) -> Maker in preconditionFailure() }
        binder.bind(Kettle.self).to(qualified: "spare")
    }
}

private enum Watering: Module, Listed {
    static var bindings: Bindings { factory(Kettle.init) }
}

private struct Bar: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Brewing.self)
        binder.include(module: Watering.self)
        binder.install(dependency: Counter.self)
    }
}

private enum Counter: Component, Listed {
    typealias Root = [any Log]
    static var bindings: Bindings { factory { (log: any Log) in [log] } }
}

private struct Wrapping: Module {
    static func configure(binder: UnscopedBinder) {
        binder.decorate(Kettle.self).to { (kettle: Kettle) in kettle }
        binder.bind(Kettle.self).intoCollection().to { (kettle: Kettle) in kettle }
    }
}

private enum PerEvening: Scope {}

private struct Evening: Module {
    typealias Scope = PerEvening

    static func configure(binder: Binder<PerEvening>) {
        binder.bind([Kettle].self).sharedInScope().to { (kettle: Kettle) in [kettle] }
    }
}

private enum QuietBrewing: Module, Listed {
    static var bindings: Bindings {
        factory { (kettle: Kettle, log: any Log) in Maker(kettle: kettle, log: log) }
    }
}

private struct Seasonal: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: Brewing.self, when: .profile("winter"))
        binder.include(module: Watering.self)
    }
}

private struct Trapping: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Maker.self).sharedInScope(.eager).to { (_: Never) -> Maker in preconditionFailure() }
    }
}
