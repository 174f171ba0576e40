// SPDX-License-Identifier: Apache-2.0
// Every step and function for the main actor, errors and suspension that clients may rely on, written as a client would. In a
// target of the main actor, what any isolation uses says that it belongs to none.
// Compiles as: Swift 6
// Compiles as: Swift 5
// Compiles as: Swift 6, main actor by default
// Compiles as: Swift 6, app target

import DI
import DIDiagnostics

/// Of the main actor, and therefore Sendable.
@MainActor
final class Display {
    var heater: Heater?

    init() {}

    init(_ display: Display, heater: Heater) {
        self.heater = heater
    }

    func inject(heater: Heater) {
        self.heater = heater
    }
}

/// Not Sendable, so that only the main actor may touch a shared one.
nonisolated final class Menu {
    let lines: [String]

    init(lines: [String]) {
        self.lines = lines
    }
}

nonisolated final class Heater: Sendable {
    init() throws {}

    private init(isCold: Bool) {}

    static func cold() -> Heater {
        Heater(isCold: true)
    }

    static func warmUp() async throws -> Heater {
        try Heater()
    }

    static func warmedUp(_ heater: Heater, name: String) async throws -> Heater {
        heater
    }

    func run() {}
}

nonisolated struct Milk: Hashable, Sendable {
    let name: String
}

extension Milk {
    nonisolated init(copy milk: Milk) {
        self = milk
    }
}

struct Special: Tag {
    typealias Element = Milk
}

@MainActor
final class Screen {
    let order: Int

    init(order: Assisted<Int>, display: Display) {
        self.order = order.get()
    }
}

struct ScreenFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = Screen
}

@MainActor
func makeMilk() -> Milk {
    Milk(name: "oat")
}

enum ToolModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Character.self).to(value: "c")
    }
}

enum DetailComponent: Component {
    typealias Root = Display
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Display>) -> BindingReceipt<Display> {
        bind.configured(with: { $0.onMainActor(Display.init) })
    }
}

enum SceneComponent: RootComponent {
    typealias Root = MainActorPropertyInjector<Display>

    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.cold)
    }

    static func configureRoot(
        binder bind: ReceiptBinder<MainActorPropertyInjector<Display>>
    ) -> BindingReceipt<MainActorPropertyInjector<Display>> {
        bind.propertyInjector(configuredWith: configureDisplay)
    }

    static func configureDisplay(
        binder bind: PropertyInjectionReceiptBinder<Display>
    ) -> BindingReceipt<MainActorPropertyInjector<Display>> {
        bind.onMainActor(Display.inject)
    }
}

enum AppModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.include(module: ToolModule.self)
        binder.install(dependency: DetailComponent.self)
        binder.install(dependency: SceneComponent.self, allowing: .unusedBinding)
        binder.bind(Display.self).sharedInScope().onMainActor(Display.init)
        binder.bind(Menu.self).allowing(.unusedBinding).sharedOnMainActor(.eager).onMainActor(Menu.init)
        binder.bind(Menu.self).qualified("weak").sharedOnMainActor(.weak).onMainActor(Menu.init)
        binder.bind(Menu.self).qualified("lazy").sharedOnMainActor().onMainActor { Menu(lines: $0) }
        binder.bind(String.self).intoCollection().onMainActor(provider: MainActorProvider { makeMilk().name })
        binder.bind(String.self).intoCollection().onMainActor { [makeMilk().name] }
        binder.bind(Milk.self).intoSet().onMainActor(makeMilk)
        binder.bind(Milk.self).intoDictionary(key: "oat").onMainActor(makeMilk)
        binder.bind(Milk.self).tagged(with: Special.self).qualified("oat").sharedInScope().onMainActor(makeMilk)
        binder.bind().tagged(with: Special.self).to(qualified: "oat")
        binder.bind(Int.self).to(value: 7)
        binder.bind(Double.self).onMainActor(provider: Provider(value: 1.5))
        binder.bindOptional(Float.self)
        binder.bindFactory(Screen.self).with(ScreenFactory.self).onMainActor(Screen.init)
        binder.bindFactory(Display.self).onMainActor { (_: Assisted<Void>) in Display() }
        binder.bindPropertyInjectionOf(Display.self).onMainActor(Display.inject)
        let receipt: BindingReceipt<UInt8> = binder.bind(UInt8.self).sharedInScope().throwingOnMainActor { 8 }
        _ = receipt
        binder.bind(UInt16.self).sharedInScope().asynchronousOnMainActor { 16 }
        binder.bind(UInt32.self).sharedInScope().throwing { (count: Int) throws in UInt32(count) }
        binder.bind(UInt64.self).sharedInScope().asynchronous { (count: Int) async in UInt64(count) }
        binder.bind(Display.self).qualified("closure").onMainActor { @MainActor in Display() }
    }
}

nonisolated struct Root {
    let screens: MainActorFactory<ScreenFactory>
    let displays: MainActorFactory<EmptySeed<Display>>
    let fill: MainActorPropertyInjector<Display>
    let details: ComponentFactory<DetailComponent>
    let display: Display
    let heaters: [Heater]
    let milks: Set<Milk>
    let byName: [String: Milk]
    let special: MainActorTaggedProvider<Special>
    let float: Float?
}

enum AppComponent: RootComponent {
    typealias Root = Client.Root
    typealias Scope = Singleton
    typealias Construction = OnMainActor.Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: AppModule.self)
        binder.bind(Heater.self).sharedInScope().asynchronous(Heater.warmUp)
        binder.bind(Heater.self).intoCollection().sharedInScope(.eager).allowing(.unusedBinding)
            .throwing(Heater.init)
        binder.bind(Heater.self).intoCollection().to { (heater: Heater) in [heater] }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
    }
}

/// Hooks in the order of a life, and every form of a decorator, as functions and closures.
enum LifeModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().onStart { $0.run() }.onStop { $0.run() }.onDispose { $0.run() }
            .to(factory: Heater.cold)
        binder.bind(Heater.self).qualified("spare").sharedInScope().onDispose { $0.run() }.throwing(Heater.init)
        binder.bind(Heater.self).qualified("unit").sharedInScope()
            .onStart { $0.run() }.running { $0.run() }.onEnd { heater, _ in heater.run() }.onStop { $0.run() }
            .to { Heater.cold() }
        binder.bind(Menu.self).sharedOnMainActor().onStop { _ in }.onDispose { _ in }.onMainActor(Menu.init)
        binder.bind(Menu.self).qualified("thrown").sharedOnMainActor().throwingOnMainActor(Menu.init)
        binder.bind(Menu.self).qualified("run").sharedOnMainActor().running { _ in }
            .asynchronousOnMainActor(Menu.init)

        binder.decorate(Heater.self).to { (heater, _: Int, _: Provider<Heater>) in heater }
        binder.decorate(Heater.self).allowing(.retainCycle).throwing { $0 }
        binder.decorate(Heater.self).asynchronous(Heater.warmedUp)
        binder.decorate(Heater.self).asynchronous { try await Heater.warmedUp($0, name: $1) }
        binder.decorate(Milk.self).tagged(with: Special.self).qualified("oat").to(factory: Milk.init(copy:))
        binder.decorate(Milk.self).to { $0 }
        binder.decorate(Milk.self).tagged(with: Special.self).allowing(.retainCycle).throwingOnMainActor { $0 }
        binder.decorate(Int.self).qualified("mild").onMainActor { $0 }
        binder.decorate([String].self).to { $0.reversed() }
        binder.decorate(Display.self).onMainActor(Display.init)
        binder.decorate(Display.self).onMainActor { Display($0, heater: $1) }
        binder.decorate(Int.self).asynchronousOnMainActor { $0 }
    }
}

/// Bindings of no isolation in place of those of the main actor.
enum TestModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Menu.self).to { Menu(lines: []) }
        binder.bind(Milk.self).tagged(with: Special.self).qualified("oat").to { Milk(name: "in a test") }
    }
}

@MainActor
func useMainActor() async throws -> String {
    let root = try await ComponentFactory.of(AppComponent.self).build()
    let display = root.displays.build()
    root.fill.injectProperties(into: display)
    let isFilled = display.heater != nil
    return "\(root.screens.build(3).order) \(isFilled) \(root.heaters.count) \(root.special.get().name)"
}

/// Whether the bindings of a test keep to the main actor: one in place of what is not Sendable, and one of what is.
func keepToTheMainActor() -> [Bool] {
    AppComponent.graph(overriding: [TestModule.self]).bindings.filter(\.isOverride).map(\.isOnMainActor)
}

@MainActor
func makeMainActorValuesByHand() -> Int {
    let screens = MainActorFactory<ScreenFactory>(factory: { Screen(order: Assisted(value: $0), display: Display()) })
    let fill = MainActorPropertyInjector<Display>(injector: { $0.heater = nil })
    let details = ComponentFactory<DetailComponent>(build: { Display() })
    fill.injectProperties(into: details.build())
    return screens.build(5).order
}
