// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] {
    [LeakComponent.self, RefiningComponent.self, UnmetComponent.self, UndeclaredComponent.self, UnneededComponent.self]
}

struct Drip {
    let heater: Heater
}

struct Dripper {
    let beans: Beans
}

struct Brewery {
    let drip: Drip
    let pump: Pump
}

/// A component needs what its module keeps to itself.
enum LeakComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: WalledModule.self)
        binder.bind(Drip.self).to(factory: Drip.init)  // expect: DI/PrivateBinding
    }

    static func configureRoot(binder bind: ReceiptBinder<Brewery>) -> BindingReceipt<Brewery> {
        bind.to(factory: Brewery.init)
    }
}

enum WalledModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)
        binder.privately { binder.bind(Heater.self).to(factory: Heater.init) }
    }
}

/// A root component has no parent whose instance it could refine.
enum RefiningComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Beans.self).refining { (beans: Beans) in beans }  // expect: DI/RefinesNothing
    }

    static func configureRoot(binder bind: ReceiptBinder<[Beans]>) -> BindingReceipt<[Beans]> {
        bind.to { (beans: Beans) in [beans] }
    }
}

/// Nothing brings the beans that its module requires.
enum UnmetComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: RequiringModule.self)  // expect: DI/RequirementUnmet
    }

    static func configureRoot(binder bind: ReceiptBinder<[Dripper]>) -> BindingReceipt<[Dripper]> {
        bind.to { (dripper: Dripper) in [dripper] }
    }
}

enum RequiringModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requires(Beans.self)
        binder.bind(Dripper.self).to(factory: Dripper.init)
    }
}

/// The beans that its module needs are bound beside it, and the module doesn't say that it needs them.
enum UndeclaredComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: SilentModule.self)
        binder.bind(Beans.self).to(value: Beans("dark"))
    }

    static func configureRoot(binder bind: ReceiptBinder<[Dripper]>) -> BindingReceipt<[Dripper]> {
        bind.to { (dripper: Dripper) in [dripper] }
    }
}

enum SilentModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requiresNothing()
        binder.bind(Dripper.self).to(factory: Dripper.init)  // expect: DI/UndeclaredNeed
    }
}

/// Its module requires a pump that nothing in it needs.
enum UnneededComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: CautiousModule.self)
        binder.bind(Pump.self).to(factory: Pump.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Brewery>) -> BindingReceipt<Brewery> {
        bind.to(factory: Brewery.init)
    }
}

enum CautiousModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requires(Pump.self)  // expect: DI/RequirementUnneeded
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bind(Drip.self).to(factory: Drip.init)
    }
}
