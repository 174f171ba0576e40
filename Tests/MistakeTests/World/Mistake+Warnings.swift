// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// The id under which a mistake is reported that leaves the graph valid; nil for errors.
    ///
    /// A scene shows the errors that it has, and of warnings and notes those of these ids.
    var warning: Diagnostic.ID? {
        switch self {
        case .unusedBinding, .unusedByUnused, .unusedContribution, .unusedContributions, .unusedComponent,
            .unusedDecorated:
            .unusedBinding
        case .unusedModule: .unusedModule
        case .retainCycle, .retainCycleOfFactory, .retainCycleThroughOthers: .retainCycle
        case .weakValue, .weakArray: .weakValue
        case .shadowedBinding, .shadowedBySeed, .shadowedCollection: .shadowedBinding
        case .deferredCycle, .deferredCycleThroughComponent: .deferredCycle
        case .needlessConstruction: .needlessConstruction
        default: nil
        }
    }

    func commitUnused<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .unusedBinding:
            binder.bind(Ladle.self).to(file: "Shop/Ladles.swift", line: 11) { Ladle() }
        case .unusedByUnused:
            binder.bind(Ladle.self).to(file: "Shop/Ladles.swift", line: 12) { Ladle() }
            binder.bind(Soup.self).to(file: "Shop/Soups.swift", line: 13) { (_: Ladle) in Soup() }
            binder.bind(Soup.self).tagged(with: SoupOfTheDay.self).to(file: "Shop/Soups.swift", line: 12) {
                (_: Provider<Ladle>) in Soup()
            }
            binder.bind(Soup.self).qualified("old").to(file: "Shop/Soups.swift", line: 11) { (_: Ladle?) in Soup() }
        case .unusedContribution:
            binder.bind(Ladle.self).intoSet().to(file: "Shop/LadleSet.swift", line: 11) { Ladle() }
        case .unusedContributions:
            for line in UInt(11)..<18 {
                binder.bind(Ladle.self).intoCollection().to(file: "Shop/LadleRack.swift", line: line) { Ladle() }
            }
            binder.bind(Soup.self).to(file: "Shop/Soups.swift", line: 13) { (_: [Ladle]) in Soup() }
        case .unusedComponent:
            binder.install(dependency: Buffet.self, file: "Shop/Buffets.swift", line: 11)
        case .unusedModule: binder.include(module: SoupModule.self)
        default: break
        }
    }

    /// Commits a mistake of a shared binding, which needs a scope; a component of any level has one.
    func commitShared<S: ScopeBase>(in binder: Binder<S>) {
        if let binder = binder as? Binder<PerShop> { share(in: binder) }
        if let binder = binder as? Binder<PerOrder> { share(in: binder) }
        if let binder = binder as? Binder<PerTasting> { share(in: binder) }
    }

    private func share<S: Scope>(in binder: Binder<S>) {
        switch self {
        case .retainCycle:
            binder.bind(Waiter.self).sharedInScope().to(file: "Shop/Waiters.swift", line: 11) { (_: Provider<Bill>) in
                Waiter()
            }
            binder.bind(Bill.self).to(file: "Shop/Waiters.swift", line: 12) { (_: Waiter) in Bill() }
            binder.station("Shop/Waiters.swift", 10, needing: Waiter.self)
        case .retainCycleOfFactory:
            binder.install(dependency: Buffet.self, file: "Shop/Buffets.swift", line: 12)
            binder.bind(Waiter.self).sharedInScope(.eager).to(file: "Shop/Waiters.swift", line: 13) {
                (_: ComponentFactory<Buffet>) in Waiter()
            }
        case .retainCycleThroughOthers:
            binder.bind(Waiter.self).intoCollection().sharedInScope().to(file: "Shop/Waiters.swift", line: 14) {
                (_: Bill) in Waiter()
            }
            binder.bind(Bill.self).to(file: "Shop/Waiters.swift", line: 15) { (_: Lazy<Tip>) in Bill() }
            binder.bind(Tip.self).to(file: "Shop/Waiters.swift", line: 16) { (_: TaggedProvider<Cash>) in Tip() }
            binder.bind(Till.self).tagged(with: Cash.self).sharedInScope()
                .to(file: "Shop/Waiters.swift", line: 17) { Till() }
            binder.station("Shop/Waiters.swift", 18, needing: [Waiter].self)
        case .weakValue:
            binder.bind(Tip.self).sharedInScope(.weak).to(file: "Shop/Tips.swift", line: 11) { Tip() }
            binder.station("Shop/Tips.swift", 10, needing: Tip.self)
        case .weakArray:
            binder.bind(Waiter.self).intoCollection().sharedInScope(.weak)
                .to(file: "Shop/Waiters.swift", line: 19) { [Waiter(), Waiter()] }
            binder.station("Shop/Waiters.swift", 20, needing: [Waiter].self)
        default: break
        }
    }

    func commitNote<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .shadowedBinding:
            binder.bind(Ladle.self).to(file: "Shop/Ladles.swift", line: 14) { Ladle() }
            binder.install(dependency: Canteen<Ladle>.self, file: "Shop/Canteens.swift", line: 11)
        case .shadowedBySeed:
            binder.bind(Tip.self).to(file: "Shop/Tips.swift", line: 12) { Tip() }
            binder.install(dependency: TipJar.self, file: "Shop/TipJars.swift", line: 12)
        case .shadowedCollection:
            binder.bind(Soup.self).intoCollection().to(file: "Shop/Soups.swift", line: 15) { Soup() }
            binder.install(dependency: Canteen<[Soup]>.self, file: "Shop/Canteens.swift", line: 12)
        case .deferredCycle:
            binder.bind(Order1.self).to(file: "Shop/Rounds.swift", line: 11) { (_: Order2) in Order1() }
            binder.bind(Order2.self).to(file: "Shop/Rounds.swift", line: 12) { (_: () -> Order3) in Order2() }
            binder.bind(Order3.self).to(file: "Shop/Rounds.swift", line: 13) { (_: Order1, _: WeakProvider<Order3>) in
                Order3()
            }
            binder.station("Shop/Rounds.swift", 10, needing: Order1.self)
        case .deferredCycleThroughComponent:
            binder.install(dependency: Screen.self, file: "Shop/Screens.swift", line: 12)
            binder.bind(Navigator.self).to(file: "Shop/Screens.swift", line: 11) { (_: ComponentFactory<Screen>) in
                Navigator()
            }
        default: break
        }
    }
}

private struct Ladle: Hashable {}
private struct Soup {}
private struct Bill {}
private struct Tip: Hashable, Sendable {}
private struct Navigator {}
private struct Order1 {}
private struct Order2 {}
private struct Order3 {}
private final class Waiter: Sendable {}
private final class Till: Sendable {}

private struct SoupOfTheDay: Tag { typealias Element = Soup }
private struct Cash: Tag { typealias Element = Till }

private struct SoupModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Ladle.self).to(file: "Shop/SoupModule.swift", line: 11) { Ladle() }
        binder.bind(Soup.self).to(file: "Shop/SoupModule.swift", line: 12) { (_: Ladle) in Soup() }
        binder.bind(Soup.self).intoDictionary(key: 1).to(file: "Shop/SoupModule.swift", line: 13) { (it: Soup) in it }
        binder.install(dependency: Buffet.self, file: "Shop/SoupModule.swift", line: 14)
    }
}

/// Binds something that is bound above.
private struct Canteen<Thing>: Serving {
    typealias Request = Thing
    static var file: StaticString { "Shop/Canteen.swift" }

    static func configure(binder: UnscopedBinder) {
        // Never made.
        binder.bind(Thing.self).to(file: "Shop/Canteen.swift", line: 11) { () -> Thing in preconditionFailure() }
    }
}

private struct TipJar: Serving {
    typealias Seed = Tip
    typealias Request = Tip
    static var file: StaticString { "Shop/TipJar.swift" }
}

/// A screen that opens screens.
private struct Screen: Component {
    typealias Root = Sign

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Sign>) -> BindingReceipt<Sign> {
        bind.to(file: "Shop/Screen.swift", line: 20) { (_: Navigator) in Sign() }
    }
}
