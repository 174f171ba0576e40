// SPDX-License-Identifier: Apache-2.0

import DI

struct Boiler {}
struct Heater {}
struct Pump {}
struct Thermostat {}
struct EspressoMachine {}
struct MilkFrother {}
struct Milk {}
struct Bean: Hashable {}
struct Roast: Hashable {}
struct Syrup: Hashable {}
struct Price {}
struct Receipt {}
struct Invoice {}
struct Printer {}
struct Cup {}
struct Saucer {}
struct Kettle {}
struct Water {}
struct Filter {}
struct Scale {}
struct Grinder {}
struct Tamper {}
struct Timer {}
struct Plate {}
struct Napkin: Hashable, Sendable {}
struct Sugar {}

final class Display {}
final class Sign {}

protocol Speaker {}

enum Size: Hashable, Sendable { case small, large }

struct BoilerTemperature: Tag { typealias Element = Double }
struct BoilerPressure: Tag { typealias Element = Double }
struct OldScale: Tag { typealias Element = Scale }

struct CupFactory: AssistedFactory {
    typealias Seed = Size
    typealias Element = Cup
}

/// A component whose root makes a request, unless it is `Never`.
protocol Serving: Component where Root == Plate {
    associatedtype Request
    static var file: StaticString { get }
}

extension Serving {
    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: file, line: 20) { (_: Request) in Plate() }
    }
}

extension Serving where Request == Never {
    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: file, line: 20) { Plate() }
    }
}

extension Serving where Scope == Unscoped {
    static func configure(binder: UnscopedBinder) {}
}

/// Binds what somebody outside asks for.
struct CateringComponent: Component {
    typealias Root = Kettle

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Water.self).to(file: "Shop/CateringComponent.swift", line: 10) { Water() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Kettle>) -> BindingReceipt<Kettle> {
        bind.to(file: "Shop/CateringComponent.swift", line: 20) { (_: Water) in Kettle() }
    }
}

/// Installed nowhere.
struct Buffet: Serving {
    typealias Request = Never
    static var file: StaticString { "Shop/Buffet.swift" }
}

/// A component and its seed, which overrides cannot replace.
struct Tray: Serving {
    typealias Seed = Napkin
    typealias Request = Never
    static var file: StaticString { "Shop/Tray.swift" }
}

/// A component whose scope is what the mistake wants.
struct Window<S: ScopeBase>: Component {
    typealias Root = Tamper
    typealias Scope = S

    static func configure(binder: Binder<S>) {}

    static func configureRoot(binder bind: ReceiptBinder<Tamper>) -> BindingReceipt<Tamper> {
        bind.to(file: "Shop/Window.swift", line: 20) { Tamper() }
    }
}

/// A component whose root is its seed.
struct Voucher: Component {
    typealias Seed = Size
    typealias Root = Size

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Size>) -> BindingReceipt<Size> {
        bind.to(value: .large, file: "Shop/Voucher.swift", line: 20)
    }
}

/// A component that installs the shop, in which it is installed itself.
struct Branch: Component {
    typealias Root = Timer

    static func configure(binder: Binder<Unscoped>) {
        binder.install(dependency: CoffeeShop.self, file: "Shop/Branch.swift", line: 10)
    }

    static func configureRoot(binder bind: ReceiptBinder<Timer>) -> BindingReceipt<Timer> {
        bind.to(file: "Shop/Branch.swift", line: 20) { Timer() }
    }
}
