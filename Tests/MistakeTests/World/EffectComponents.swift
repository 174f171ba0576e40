// SPDX-License-Identifier: Apache-2.0

import DI

// Components with effects: each is a mistake with one argument, and valid with another.

/// Makes a screen, over something that needs the main actor.
struct Foyer<C: ConstructionKind>: RootComponent {
    typealias Root = Plate
    typealias Construction = C

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Panel.self).onMainActor(file: "Shop/Foyer.swift", line: 11) { Panel() }
        binder.bind(Tableau.self).to(file: "Shop/Foyer.swift", line: 12) { (_: Panel) in Tableau() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Foyer.swift", line: 20) { (_: Tableau) in Plate() }
    }
}

/// Requests what needs the main actor, later.
struct Hatch<Request>: RootComponent {
    typealias Root = Plate

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Panel.self).onMainActor(file: "Shop/Hatch.swift", line: 11) { Panel() }
        binder.bind(Tableau.self).to(file: "Shop/Hatch.swift", line: 12) { (_: Panel) in Tableau() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Hatch.swift", line: 20) { (_: Request) in Plate() }
    }
}

/// Makes juice by a function that needs something.
struct JuiceBar<Need>: RootComponent {
    typealias Root = Plate
    typealias Scope = PerBar

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Panel.self).onMainActor(file: "Shop/JuiceBar.swift", line: 11) { Panel() }
        binder.bind(Wine.self).sharedInScope().asynchronous(file: "Shop/JuiceBar.swift", line: 12) { Wine() }
        binder.bindFactory(Juice.self).with(JuiceFactory.self).to(file: "Shop/JuiceBar.swift", line: 13) {
            (_: Need, _: Assisted<Size>) in Juice()
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/JuiceBar.swift", line: 20) { (_: Factory<JuiceFactory>) in Plate() }
    }
}

/// Needs a fire at once.
struct Oven<C: ConstructionKind>: RootComponent {
    typealias Root = Plate
    typealias Scope = PerBar
    typealias Construction = C

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Fire.self).sharedInScope().throwingOnMainActor(file: "Shop/Oven.swift", line: 11) { Fire() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Oven.swift", line: 20) { (_: Fire) in Plate() }
    }
}

/// Requests a fire, later.
struct Grill<Request>: RootComponent {
    typealias Root = Plate
    typealias Scope = PerBar

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Fire.self).sharedInScope().throwingOnMainActor(file: "Shop/Grill.swift", line: 11) {
            Fire()
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Grill.swift", line: 20) { (_: Request) in Plate() }
    }
}

/// Needs what throws, over what awaits.
struct Cellar<C: ConstructionKind>: RootComponent {
    typealias Root = Plate
    typealias Scope = PerBar
    typealias Construction = C

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Wine.self).sharedInScope().asynchronous(file: "Shop/Cellar.swift", line: 11) { Wine() }
        binder.bind(Cask.self).sharedInScope().throwing(file: "Shop/Cellar.swift", line: 12) { (_: Wine) in Cask()
        }
        binder.bind(Rack.self).to(file: "Shop/Cellar.swift", line: 13) { (_: Cask) in Rack() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Cellar.swift", line: 20) { (_: Rack) in Plate() }
    }
}

/// Needs what throws.
struct Larder<C: ConstructionKind>: RootComponent {
    typealias Root = Plate
    typealias Scope = PerBar
    typealias Construction = C

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Cask.self).sharedInScope(.eager).throwing(file: "Shop/Larder.swift", line: 11) { Cask() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Larder.swift", line: 20) { Plate() }
    }
}

/// Requests what awaits, later.
struct Storeroom<Request>: RootComponent {
    typealias Root = Plate
    typealias Scope = PerBar

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Wine.self).sharedInScope().asynchronous(file: "Shop/Storeroom.swift", line: 11) { Wine() }
        binder.bind(Rack.self).to(file: "Shop/Storeroom.swift", line: 12) { (_: Wine) in Rack() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Storeroom.swift", line: 20) { (_: Request) in Plate() }
    }
}

/// Needs what awaits and is not shared.
struct Market<Request>: RootComponent {
    typealias Root = Plate
    typealias Scope = PerBar
    typealias Construction = Asynchronous

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Wine.self).sharedInScope(.eager).asynchronous(file: "Shop/Market.swift", line: 10) { Wine() }
        binder.bind(Fish.self).asynchronous(file: "Shop/Market.swift", line: 11) { Fish() }
        binder.bind(Fish.self).intoCollection().sharedInScope()
            .asynchronous(file: "Shop/Market.swift", line: 12) { Fish() }
        guard Request.self == Set<Fish>.self else { return }
        binder.bind(Fish.self).intoSet().asynchronous(file: "Shop/Market.swift", line: 13) { Fish() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Market.swift", line: 20) { (_: Request) in Plate() }
    }
}

extension Fish: Hashable {
    static func == (one: Fish, other: Fish) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Awaits something elsewhere.
struct Smokehouse<Need>: RootComponent {
    typealias Root = Plate
    typealias Scope = PerBar
    typealias Construction = Asynchronous

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Panel.self).onMainActor(file: "Shop/Smokehouse.swift", line: 11) { Panel() }
        binder.bind(Sausage.self).sharedInScope().asynchronous(file: "Shop/Smokehouse.swift", line: 12) {
            (_: Need) async -> Sausage in Sausage()
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Smokehouse.swift", line: 20) { (_: Sausage) in Plate() }
    }
}

/// Starts a basin.
struct Laundry<Request>: RootComponent {
    typealias Root = Plate
    typealias Scope = PerBar

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Basin.self).sharedInScope().onStart { _ in }.to(file: "Shop/Laundry.swift", line: 11) { Basin() }
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Laundry.swift", line: 20) { (_: Request) in Plate() }
    }
}
