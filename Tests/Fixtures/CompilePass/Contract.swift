// SPDX-License-Identifier: Apache-2.0
// Every name and shape that clients may rely on, written as a client would.
// Compiles as: Swift 6
// Compiles as: Swift 5

import DI
import DIDiagnostics

protocol Sensor: Sendable {}

struct Probe: Sensor {}

final class Heater: Sendable {
    init() {}
}

final class Display {
    var title: String = ""
    var heater: Heater?

    func inject(title: String, heater: Heater) {
        self.title = title
        self.heater = heater
    }
}

final class Screen {
    var title: String = ""
}

struct Degrees: Tag {
    typealias Element = Int
}

struct Notes: Tag {
    typealias Element = [String]
}

struct Ticket: Tag {
    typealias Element = Int
}

struct OrderScope: Scope {}

struct Cup {
    let size: Assisted<Int>
    let heater: Heater
}

struct CupFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Cup
}

struct OrderComponent: Component {
    typealias Seed = TaggedProvider<Ticket>
    typealias Root = Int
    typealias Scope = OrderScope

    static func configure(binder: Binder<OrderScope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { (ticket: TaggedProvider<Ticket>) in ticket.get() })
    }
}

struct StallComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        bind.to(qualified: "eager")
    }
}

/// Each parameter that a factory can have.
struct Parameters {
    let value: Heater
    let tagged: TaggedProvider<Degrees>
    let array: [String]
    let set: Set<String>
    let dictionary: [String: Int]
    let component: ComponentFactory<OrderComponent>
    let assisted: Factory<CupFactory>
    let injector: PropertyInjector<Display>
    let optional: Heater?
    let unwrapped: Heater!
    let optionalTag: TaggedProvider<Degrees>?
    let optionalArray: [String]?
    let provider: Provider<Heater>
    let providerOfTagged: Provider<TaggedProvider<Degrees>>
    let providerOfArray: Provider<[String]>
    let lazy: Lazy<Set<String>>
    let lazyInjector: Lazy<PropertyInjector<Display>>
    let weak: WeakProvider<Heater>
    let closure: () -> any Sensor
    let sendable: @Sendable () -> ComponentFactory<OrderComponent>
}

enum AppModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: ToolModule.self, when: !.profile("demo") || .context(.test))
        binder.install(dependency: OrderComponent.self)
        binder.install(dependency: StallComponent.self)

        binder.bind(Parameters.self).to(factory: Parameters.init)
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
        binder.bind(Heater.self).qualified("eager").sharedInScope(.eager).to(factory: Heater.init)
        binder.bind(Heater.self).qualified("weak").sharedInScope(.weak).to(factory: Heater.init)
        binder.bind((any Sensor).self).to(provider: Provider<any Sensor> { Probe() })
        binder.bind(Int.self).intoDictionary(key: "name").to(value: 1)
        binder.bind(String.self).intoSet().to(value: "mild")
        binder.bind(String.self).intoCollection().sharedInScope().to(value: "one")
        binder.bind(String.self).intoCollection().to(value: ["two", "three"])
        binder.bind(String.self).intoCollection().tagged(with: Notes.self).qualified("file").sharedInScope()
            .to(value: "all steps")
        binder.bind().tagged(with: Degrees.self).to(value: 93)
        binder.bind(String.self).qualified("file").to(value: "from a file")
        let receipt: BindingReceipt<String> = binder.bind(String.self).to(qualified: "file")
        _ = receipt
        binder.bind(Double.self).configured(with: { $0.to(value: 1.5) })
        binder.bindOptional(Float.self)
        binder.bindOptional([Float].self)
        binder.bindPropertyInjectionOf(Display.self).to(injector: Display.inject)
        binder.bindFactory(Cup.self).with(CupFactory.self).to(factory: Cup.init)
        // More parameters than there are overloads for; those of Parameters are, too.
        binder.bindFactory(Heater.self).to(factory: {
            (_: Double, _: Character, _: [String], _: any Sensor, _: Assisted<Void>) in Heater()
        })
    }
}

enum ToolModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Character.self).to(value: "c")
    }
}

struct AppComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: AppModule.self)
    }

    static func configureRoot(
        binder bind: ReceiptBinder<PropertyInjector<Screen>>
    ) -> BindingReceipt<PropertyInjector<Screen>> {
        bind.propertyInjector(configuredWith: configureScreen)
    }

    static func configureScreen(
        binder bind: PropertyInjectionReceiptBinder<Screen>
    ) -> BindingReceipt<PropertyInjector<Screen>> {
        bind.to(injector: { (screen: Screen, title: String, parameters: Parameters) in
            screen.title = "\(title), \(build(parameters))"
        })
    }
}

struct SilentPlugin: GraphPlugin {
    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {}
}

func use() throws -> String {
    let factory = try ComponentFactory.of(
        AppComponent.self, overriding: [ToolModule.self], plugins: [SilentPlugin()],
        severities: [.unusedBinding: .note, .shadowedBinding: nil])
    let screen = Screen()
    factory.build().injectProperties(into: screen)
    factory.build(()).injectProperties(into: screen)
    try AppComponent.validate()
    try AppComponent.validate(overriding: [], plugins: [], severities: [:])
    let graph: BindingGraph = AppComponent.graph
    let other = AppComponent.graph(overriding: [ToolModule.self])
    _ = graph.why(Heater.self)
    _ = graph.path(from: Display.self, to: Heater.self)
    _ = (graph.components.map(\.name), graph.bindings.map(\.key), graph.edges.map(\.kind))
    let diagnostics = (factory.diagnostics + graph.diagnostics + other.diagnostics).filter { $0.severity == .error }
    return ([screen.title] + diagnostics.map(\.description)).joined(separator: "\n")
}

/// Not all that the contract binds is needed.
func refuseWhatIsUnused() throws -> ComponentFactory<AppComponent> {
    try ComponentFactory.of(
        AppComponent.self, overriding: [ToolModule.self], plugins: [SilentPlugin()],
        severities: [.unusedBinding: .error, .shadowedBinding: nil])
}

func explain() -> [String] {
    do {
        try AppComponent.validate()
        return []
    } catch {
        // Typed: the error is a GraphError, and nothing else.
        return error.diagnostics.map { diagnostic in
            let id: Diagnostic.ID = diagnostic.id
            let severity: Diagnostic.Severity = diagnostic.severity
            let steps: [Diagnostic.Step] = diagnostic.trace
            let rest = diagnostic.notes + diagnostic.fixes
            let numbers = [steps.count, rest.count]
            return "\(id.rawValue) \(severity) \(diagnostic.subject) \(numbers) \(String(reflecting: error))"
        }
    }
}

/// Makes each wrapper by hand, as in a unit test.
func makeByHand() -> Parameters {
    let heater = Heater()
    let provider = Provider(value: heater)
    return Parameters(
        value: Provider(other: provider).get(), tagged: TaggedProvider(value: 93), array: [], set: [], dictionary: [:],
        component: ComponentFactory(build: { $0.get() }),
        assisted: Factory(factory: { Cup(size: Assisted(value: $0), heater: heater) }),
        injector: PropertyInjector(injector: { $0.title = "by hand" }), optional: nil, unwrapped: heater,
        optionalTag: TaggedProvider(getter: { 1 }), optionalArray: nil,
        provider: TaggedProvider<Degrees>(other: Provider { 7 }).asProvider().map(transform: { _ in heater }),
        providerOfTagged: Provider(getter: { TaggedProvider(value: 2) }), providerOfArray: Provider(value: []),
        lazy: Lazy(value: []), lazyInjector: Lazy(getter: { PropertyInjector(injector: { _ in }) }),
        weak: WeakProvider(value: heater), closure: { Probe() },
        sendable: { ComponentFactory(build: { $0.get() }) })
}

func build(_ parameters: Parameters) -> Int {
    let orders: some ComponentFactoryProtocol = parameters.component
    _ = orders
    return parameters.component.build(7) + parameters.component.build(TaggedProvider(value: 7))
        + parameters.assisted.build(3).size.get() + (parameters.weak.get() == nil ? 0 : 1)
}

func needSendable<Value: Sendable>(_ type: Value.Type) {}

func checkSendable() {
    needSendable(Provider<Display>.self)
    needSendable(TaggedProvider<Degrees>.self)
    needSendable(WeakProvider<Display>.self)
    needSendable(Lazy<Heater>.self)
    needSendable(Assisted<Int>.self)
    needSendable(Factory<CupFactory>.self)
    needSendable(PropertyInjector<Display>.self)
    needSendable(ComponentFactory<AppComponent>.self)
    needSendable(BindingGraph.self)
    needSendable(Diagnostic.self)
    needSendable(GraphError.self)
}
