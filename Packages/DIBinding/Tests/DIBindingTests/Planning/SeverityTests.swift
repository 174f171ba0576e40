// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIValidation
import Testing

/// Warnings and notes never throw, unless severities make them errors; both can be silenced.
@Suite struct SeverityTests {
    final class Clock: Sendable {}
    final class Sign: Sendable {}
    struct Price: Sendable {}
    struct Bill {}

    /// One of each.
    struct Shop: RootComponent {
        struct Root {
            let price: Price
            let bill: Bill
            let child: ComponentFactory<Child>
        }

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).to(value: 1)
            binder.include(module: Unneeded.self)
            binder.bind(Clock.self).sharedInScope(.eager).to { (_: Provider<Sign>) in Clock() }
            binder.bind(Sign.self).sharedInScope().to(factory: Sign.init)
            binder.bind(Price.self).sharedInScope(.weak).to(factory: Price.init)
            binder.bind(Bill.self).to { (_: Lazy<Bill>) in Bill() }
            binder.install(dependency: Child.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Root.init)
        }
    }

    struct Unneeded: Module {
        static func configure(binder: UnscopedBinder) { binder.bind(Double.self).to(value: 1) }
    }

    struct Child: Component {
        static func configure(binder: UnscopedBinder) { binder.bind(Price.self).to(factory: Price.init) }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to { (_: Price) in "child" }
        }
    }

    static let all: [Diagnostic.ID] = [
        .unusedBinding, .unusedModule, .retainCycle, .weakValue, .shadowedBinding, .deferredCycle,
    ]
    static let warnings: [Diagnostic.ID] = [.unusedBinding, .retainCycle, .weakValue, .unusedModule]

    private func ids(_ diagnostics: [Diagnostic]) -> Set<Diagnostic.ID> { Set(diagnostics.map(\.id)) }

    @Test func warningsAndNotes_leaveTheGraphValid() throws {
        let factory = try ComponentFactory.of(Shop.self)
        #expect(factory.diagnostics.count == 6)
        #expect(ids(factory.diagnostics) == Set(Self.all))
        #expect(ids(factory.diagnostics.filter { $0.severity == .warning }) == Set(Self.warnings))
        #expect(ids(factory.diagnostics.filter { $0.severity == .note }) == [.shadowedBinding, .deferredCycle])
        #expect(Shop.graph.diagnostics == factory.diagnostics)
        _ = factory.build()
    }

    @Test func diagnostics_areSorted_byPlaceIdAndSubject() throws {
        let places = try ComponentFactory.of(Shop.self).diagnostics.compactMap(\.place)
        #expect(places == places.sorted())
        #expect(places.count == 6)
    }

    @Test(arguments: all)
    func raisedToAnError_itThrowsAlone_andTheGraphStillHasTheOthers(_ id: Diagnostic.ID) throws {
        let error = try #require(throws: GraphError.self) { try Shop.validate(severities: [id: .error]) }
        #expect(error.diagnostics.map(\.id) == [id])
        let graph = Shop.graph(severities: [id: .error])
        #expect(graph.diagnostics.count == 6)
        #expect(graph.diagnostics.filter { $0.severity == .error } == error.diagnostics)
        #expect(error.description.hasPrefix("error: [\(id)]"))
        #expect(error.description.hasSuffix("\n\n1 error in the object graph"))
    }

    @Test(arguments: all)
    func silenced_itIsNotTold(_ id: Diagnostic.ID) throws {
        let factory = try ComponentFactory.of(Shop.self, severities: [id: nil])
        #expect(ids(factory.diagnostics) == Set(Self.all).subtracting([id]))
    }

    @Test func noteRaisedToAWarning_isOne() throws {
        let found = try ComponentFactory.of(Shop.self, severities: [.deferredCycle: .warning, .weakValue: .note])
            .diagnostics
        #expect(found.first { $0.id == .deferredCycle }?.severity == .warning)
        #expect(found.first { $0.id == .weakValue }?.severity == .note)
    }

    @Test func unknownId_isOfNoEffect() throws {
        let unknown = Diagnostic.ID(rawValue: "Shop/Unheard")
        #expect(try ComponentFactory.of(Shop.self, severities: [unknown: .error]).diagnostics.count == 6)
    }

    /// Allows everything where it is told, in each of the ways.
    struct Tolerant: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).allowing(.unusedBinding).to(value: 1)
            binder.include(module: Unneeded.self, allowing: .unusedModule)
            binder.bind(Clock.self).sharedInScope(.eager).allowing(.retainCycle, .deferredCycle)
                .to { (_: Provider<Sign>) in Clock() }
            binder.bind(Sign.self).sharedInScope().to(factory: Sign.init)
            binder.bind(Price.self).allowing(.weakValue).sharedInScope(.weak).to(factory: Price.init)
            binder.bind(Bill.self).allowing(.deferredCycle).configured { $0.to { (_: Lazy<Bill>) in Bill() } }
            binder.install(dependency: Child.self)
            binder.bindPropertyInjectionOf(Sign.self).allowing(.unusedBinding).to(injector: { (_: Sign) in })
            binder.bind(Int.self).intoSet().tagged(with: Numbers.self).qualified("one").allowing(.unusedBinding)
                .to(value: 1)
        }

        struct Numbers: DICore.Tag { typealias Element = Set<Int> }

        static func configureRoot(binder bind: ReceiptBinder<Shop.Root>) -> BindingReceipt<Shop.Root> {
            bind.allowing(.missingBinding).to(factory: Shop.Root.init)
        }
    }

    @Test func allowedForABinding_itIsNotTold() throws {
        #expect(try ids(ComponentFactory.of(Tolerant.self).diagnostics) == [.shadowedBinding])
        try Tolerant.validate(severities: [.unusedBinding: .error, .unusedModule: .error, .retainCycle: .error])
    }

    struct Broken: RootComponent, BareComponent {
        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.allowing(.missingBinding).to { (_: String) in 1 }
        }
    }

    @Test func errors_cannotBeAllowed() {
        #expect(throws: GraphError.self) { try Broken.validate() }
        #expect(Broken.graph.diagnostics.map(\.severity) == [.error])
    }

    /// Tells of each binding of a clock or a sign, at its place.
    struct Watch: GraphPlugin {
        static let id = Diagnostic.ID(rawValue: "Shop/Watch")
        let severity: Diagnostic.Severity

        func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
            #expect(graph.diagnostics.contains { $0.id == .shadowedBinding })
            for binding in graph.bindings where binding.key.hasSuffix("Clock") || binding.key.hasSuffix("Sign") {
                let step = Diagnostic.Step(name: binding.key, place: binding.place)
                report.add(Diagnostic(id: Self.id, severity: severity, subject: binding.key, trace: [step]))
            }
        }
    }

    struct Watched: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Clock.self).allowing(Watch.id).to(file: "Shop/Clock.swift", line: 1, factory: Clock.init)
            binder.bind(Sign.self).to(file: "Shop/Sign.swift", line: 1, factory: Sign.init)
            binder.bind(Price.self).to(factory: Price.init)
            binder.bind(Bill.self).to { (_: Clock, _: Sign) in Bill() }
            binder.install(dependency: Child.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop.Root>) -> BindingReceipt<Shop.Root> {
            bind.to(factory: Shop.Root.init)
        }
    }

    @Test func warningOfAPlugin_canBeAllowed_butItsErrorCannot() throws {
        let found = try ComponentFactory.of(Watched.self, plugins: [Watch(severity: .warning)]).diagnostics
        #expect(found.filter { $0.id == Watch.id }.map { "\($0.place, default: "")" } == ["Shop/Sign.swift:1"])
        let error = try #require(throws: GraphError.self) {
            try Watched.validate(plugins: [Watch(severity: .error)])
        }
        #expect(error.diagnostics.filter { $0.id == Watch.id }.count == 2)
    }
}
