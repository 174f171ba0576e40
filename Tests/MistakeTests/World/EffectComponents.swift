// SPDX-License-Identifier: Apache-2.0

import DI

// Components with effects: each is a mistake with one argument, and valid with another.

protocol Bar: RootComponent, Serving {}

/// Requests what needs the main actor, at once or later.
struct Hatch<Request, C: ConstructionKind>: Bar {
    typealias Construction = C
    static var file: StaticString { "Shop/Hatch.swift" }

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Panel.self).onMainActor(file: "Shop/Hatch.swift", line: 11) { Panel() }
        binder.bind(Tableau.self).to(file: "Shop/Hatch.swift", line: 12) { (_: Panel) in Tableau() }
    }
}

/// Makes juice by a function that needs something.
struct JuiceBar<Need>: Bar {
    typealias Request = Factory<JuiceFactory>
    typealias Scope = PerBar
    static var file: StaticString { "Shop/JuiceBar.swift" }

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Panel.self).onMainActor(file: "Shop/JuiceBar.swift", line: 11) { Panel() }
        binder.bind(Wine.self).sharedInScope().asynchronous(file: "Shop/JuiceBar.swift", line: 12) { Wine() }
        binder.bindFactory(Juice.self).with(JuiceFactory.self).to(file: "Shop/JuiceBar.swift", line: 13) {
            (_: Need, _: Assisted<Size>) in Juice()
        }
    }
}

/// Requests a fire, at once or later.
struct Grill<Request, C: ConstructionKind>: Bar {
    typealias Scope = PerBar
    typealias Construction = C
    static var file: StaticString { "Shop/Grill.swift" }

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Fire.self).sharedInScope().throwingOnMainActor(file: "Shop/Grill.swift", line: 11) {
            Fire()
        }
    }
}

/// Needs what throws, over what awaits.
struct Cellar<C: ConstructionKind>: Bar {
    typealias Request = Rack
    typealias Scope = PerBar
    typealias Construction = C
    static var file: StaticString { "Shop/Cellar.swift" }

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Wine.self).sharedInScope().asynchronous(file: "Shop/Cellar.swift", line: 11) { Wine() }
        binder.bind(Cask.self).sharedInScope().throwing(file: "Shop/Cellar.swift", line: 12) { (_: Wine) in Cask()
        }
        binder.bind(Rack.self).to(file: "Shop/Cellar.swift", line: 13) { (_: Cask) in Rack() }
    }
}

/// Needs what throws.
struct Larder<C: ConstructionKind>: Bar {
    typealias Request = Never
    typealias Scope = PerBar
    typealias Construction = C
    static var file: StaticString { "Shop/Larder.swift" }

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Cask.self).sharedInScope(.eager).throwing(file: "Shop/Larder.swift", line: 11) { Cask() }
    }
}

/// Requests what awaits, later.
struct Storeroom<Request>: Bar {
    typealias Scope = PerBar
    static var file: StaticString { "Shop/Storeroom.swift" }

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Wine.self).sharedInScope().asynchronous(file: "Shop/Storeroom.swift", line: 11) { Wine() }
        binder.bind(Rack.self).to(file: "Shop/Storeroom.swift", line: 12) { (_: Wine) in Rack() }
    }
}

/// Needs what awaits and is not shared.
struct Market<Request>: Bar {
    typealias Scope = PerBar
    typealias Construction = Asynchronous
    static var file: StaticString { "Shop/Market.swift" }

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Wine.self).sharedInScope(.eager).asynchronous(file: "Shop/Market.swift", line: 10) { Wine() }
        binder.bind(Fish.self).asynchronous(file: "Shop/Market.swift", line: 11) { Fish() }
        binder.bind(Fish.self).intoCollection().sharedInScope()
            .asynchronous(file: "Shop/Market.swift", line: 12) { Fish() }
        guard Request.self == Set<Fish>.self else { return }
        binder.bind(Fish.self).intoSet().asynchronous(file: "Shop/Market.swift", line: 13) { Fish() }
    }
}

extension Fish: Hashable {
    static func == (one: Fish, other: Fish) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Awaits something elsewhere.
struct Smokehouse<Need>: Bar {
    typealias Request = Sausage
    typealias Scope = PerBar
    typealias Construction = Asynchronous
    static var file: StaticString { "Shop/Smokehouse.swift" }

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Panel.self).onMainActor(file: "Shop/Smokehouse.swift", line: 11) { Panel() }
        binder.bind(Sausage.self).sharedInScope().asynchronous(file: "Shop/Smokehouse.swift", line: 12) {
            (_: Need) async -> Sausage in Sausage()
        }
    }
}

/// Starts a basin.
struct Laundry<Request>: Bar {
    typealias Scope = PerBar
    static var file: StaticString { "Shop/Laundry.swift" }

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Basin.self).sharedInScope().onStart { _ in }.to(file: "Shop/Laundry.swift", line: 11) { Basin() }
    }
}
