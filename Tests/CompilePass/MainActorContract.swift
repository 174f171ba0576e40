// SPDX-License-Identifier: Apache-2.0
// Every step and function for the main actor, errors and suspension that clients may rely on, written as a client would.
// Compiles as: Swift 6
// Compiles as: Swift 5

import DI

/// Of the main actor, and therefore Sendable.
@MainActor
final class Display {
    var heater: Heater?

    init() {}

    func inject(heater: Heater) {
        self.heater = heater
    }
}

/// Not Sendable, so that only the main actor may touch a shared one.
final class Menu {
    let lines: [String]

    init(lines: [String]) {
        self.lines = lines
    }
}

final class Heater: Sendable {
    init() throws {}

    private init(isCold: Bool) {}

    static func cold() -> Heater {
        Heater(isCold: true)
    }

    static func warmUp() async throws -> Heater {
        try Heater()
    }
}

struct Milk: Hashable, Sendable {
    let name: String
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
        bind.onMainActor().configured(with: { $0.to(factory: Display.init) })
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
        bind.onMainActor().propertyInjector(configuredWith: configureDisplay)
    }

    static func configureDisplay(
        binder bind: MainActorPropertyInjectionReceiptBinder<Display>
    ) -> BindingReceipt<MainActorPropertyInjector<Display>> {
        bind.to(injector: Display.inject)
    }
}

enum AppModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        let binder: MainActorBinder<Singleton> = binder.onMainActor
        binder.include(module: ToolModule.self)
        binder.install(dependency: DetailComponent.self)
        binder.install(dependency: SceneComponent.self, allowing: .unusedBinding)
        binder.bind(Display.self).sharedInScope().to(factory: Display.init)
        binder.bind(Menu.self).allowing(.unusedBinding).sharedInScope(.eager).to(factory: Menu.init)
        binder.bind(Menu.self).qualified("weak").sharedInScope(.weak).to(factory: Menu.init)
        binder.bind(Menu.self).qualified("lazy").sharedInScope().to { Menu(lines: $0) }
        binder.bind(String.self).intoCollection().to(provider: MainActorProvider { makeMilk().name })
        binder.bind(String.self).intoCollection().to { [makeMilk().name] }
        binder.bind(Milk.self).intoSet().to(factory: makeMilk)
        binder.bind(Milk.self).intoDictionary(key: "oat").to(factory: makeMilk)
        binder.bind(Milk.self).tagged(with: Special.self).qualified("oat").sharedInScope().to(factory: makeMilk)
        binder.bind().tagged(with: Special.self).to(qualified: "oat")
        binder.bind(Int.self).to(value: 7)
        binder.bind(Double.self).to(provider: Provider(value: 1.5))
        binder.bindOptional(Float.self)
        binder.bindFactory(Screen.self).with(ScreenFactory.self).to(factory: Screen.init)
        binder.bindFactory(Display.self).to { (_: Assisted<Void>) in Display() }
        binder.bindPropertyInjectionOf(Display.self).to(injector: Display.inject)
        let receipt: BindingReceipt<UInt8> = binder.bind(UInt8.self).sharedInScope().throwing().to { 8 }
        _ = receipt
        binder.bind(UInt16.self).sharedInScope().asynchronous().to { 16 }
    }
}

struct Root {
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
        binder.bind(Heater.self).sharedInScope().asynchronous().to(factory: Heater.warmUp)
        binder.bind(Heater.self).intoCollection().sharedInScope(.eager).throwing().allowing(.unusedBinding)
            .to(factory: Heater.init)
        binder.bind(Heater.self).intoCollection().to { (heater: Heater) in [heater] }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.to(factory: Root.init)
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
