// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

// A coffee shop with mistakes, for checks in this process.

struct Heater: Sendable {}
struct Pump: Sendable {}
struct Milk: Sendable {}
struct Menu: Sendable {}
struct CoffeeMaker: Sendable {
    let heater: Heater
    let pump: Pump
}

/// A component whose root needs one thing.
protocol MenuBar: RootComponent where Root == Menu {
    associatedtype Need
}

extension MenuBar {
    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to { (_: Need) in Menu() }
    }
}

/// Misses 'Heater', which `HeaterModule` binds, and 'Pump', which nothing binds.
enum Brewery: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: BrewingModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to { (maker: BrewedMaker) in maker.maker }
    }
}

struct BrewedMaker: Sendable {
    let maker: CoffeeMaker
}

/// Shares the mistakes of `Brewery`.
enum Roastery: MenuBar {
    typealias Need = BrewedMaker

    static func configure(binder: UnscopedBinder) {
        binder.include(module: BrewingModule.self)
    }
}

enum BrewingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(BrewedMaker.self).to { (heater: Heater, pump: Pump) in
            BrewedMaker(maker: CoffeeMaker(heater: heater, pump: pump))
        }
    }
}

enum HeaterModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
    }
}

/// Only a component of its scope can include it.
enum SingleHeaterModule: Module {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
    }
}

/// Is valid, with a warning.
enum MilkBar: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Milk.self).to(factory: Milk.init)
        binder.include(module: CreamModule.self, when: .profile("rich"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: Menu.init)
    }
}

/// Is included only with a profile, and includes another one.
enum CreamModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: SugarModule.self)
    }
}

enum SugarModule: Module {
    static func configure(binder: UnscopedBinder) {}
}

/// Binds a key twice in each component that includes it.
enum TwiceModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Milk.self).to(factory: Milk.init)
        binder.bind(Milk.self).to { Milk() }
        binder.bind(Milk.self).intoDictionary(key: "oat").to { Milk() }
        binder.bind(Milk.self).intoDictionary(key: "oat").to { Milk() }
    }
}

protocol TwiceBar: RootComponent where Root == Menu, Scope == Unscoped {}

extension TwiceBar {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: TwiceModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to { (_: Milk, _: [String: Milk]) in Menu() }
    }
}

enum MorningBar: TwiceBar {}

enum EveningBar: TwiceBar {}

/// Binds what its module has bound.
enum NightBar: MenuBar {
    typealias Need = Pump

    static func configure(binder: UnscopedBinder) {
        binder.include(module: OnceModule.self)
        binder.bind(Pump.self).to { Pump() }
    }
}

/// Includes the same module, but its second binding is at another place.
enum LateBar: MenuBar {
    typealias Need = Pump

    static func configure(binder: UnscopedBinder) {
        binder.include(module: OnceModule.self)
        binder.bind(Pump.self).to { Pump() }
    }
}

enum OnceModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)
    }
}

/// Has a graph only with an argument.
enum Stall<Drink> {}
