// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Something is requested, and what was meant is bound under another key, name or component.
    func commitNearMiss<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .missingUntagged:
            binder.bind(Chef.self).tagged(with: Deputy.self).to(file: "Shop/Chefs.swift", line: 10) { Chef() }
            binder.station("Shop/Chefs.swift", 11, needing: Chef.self)
        case .missingQualified:
            binder.bind(Waiter.self).qualified("inside").to(file: "Shop/Waiters.swift", line: 10) { Waiter() }
            binder.bind(Waiter.self).tagged(with: Deputy.Waiting.self)
                .to(file: "Shop/Waiters.swift", line: 11) { Waiter() }
            binder.bind(Waiter.self).intoSet().to(file: "Shop/Waiters.swift", line: 12) { Waiter() }
            binder.station("Shop/Waiters.swift", 13, needing: Lazy<Waiter>.self)
        case .missingBoundOptional:
            binder.bind(Foam?.self).to(value: nil, file: "Shop/Foam.swift", line: 10)
            binder.station("Shop/Foam.swift", 11, needing: Foam.self)
        case .missingBoundWrapper:
            binder.bind(Provider<Crema>.self).to(file: "Shop/Crema.swift", line: 10) { Provider { Crema() } }
            binder.station("Shop/Crema.swift", 11, needing: [Crema].self)
        case .missingInCollection:
            binder.bind(Pastry.self).intoCollection().to(file: "Shop/Pastries.swift", line: 12) { Pastry() }
            binder.bind(Pastry.self).intoCollection().to(file: "Shop/Pastries.swift", line: 11) { Pastry() }
            binder.station("Shop/Pastries.swift", 13, needing: Pastry.self)
        case .missingOfOtherCollection:
            binder.bind(Spice.self).intoSet().to(file: "Shop/Spices.swift", line: 11) { Spice() }
            binder.bind(Spice.self).intoDictionary(key: "chai").to(file: "Shop/Spices.swift", line: 12) { Spice() }
            binder.station("Shop/Spices.swift", 13, needing: [Spice].self)
        case .missingDeepOutOfSight:
            binder.install(dependency: Kitchen.self, file: "Shop/Kitchens.swift", line: 10)
            binder.station("Shop/Kitchens.swift", 11, needing: Salt.self)
        default:
            commitMisspelling(in: binder)
        }
    }

    private func commitMisspelling<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .missingMisspelt:
            binder.bind(HttpClient.self).to(file: "Shop/Network.swift", line: 10) { HttpClient() }
            binder.station("Shop/Network.swift", 11, needing: HTTPCleint.self)
        case .missingMisspeltMany:
            binder.bind(LatteMacchiata.self).to(file: "Shop/Lattes.swift", line: 11) { LatteMacchiata() }
            binder.bind(LatteMachiato.self).to(file: "Shop/Lattes.swift", line: 12) { LatteMachiato() }
            binder.bind(LateMachiato.self).to(file: "Shop/Lattes.swift", line: 13) { LateMachiato() }
            binder.bind(LatteMacciatto.self).to(file: "Shop/Lattes.swift", line: 14) { LatteMacciatto() }
            binder.station("Shop/Lattes.swift", 15, needing: LatteMacchiato.self)
        case .missingMisspeltOutOfSight:
            binder.install(dependency: SpiceRack.self, file: "Shop/Peppers.swift", line: 10)
            binder.station("Shop/Peppers.swift", 11, needing: Repository<Pepper?>.self)
        case .missingOfOtherModule:
            binder.bind(Swift.Mirror.self).to(file: "Shop/Mirrors.swift", line: 10) { Swift.Mirror(reflecting: 1) }
            binder.station("Shop/Mirrors.swift", 11, needing: Mirror.self)
        case .missingPrivateNamesake:
            binder.bind(Whisk.self).to(file: "Shop/Whisks.swift", line: 10) { Whisk() }
            requestWhisk(of: binder)
        default: break
        }
    }
}

private struct Chef {}
private struct Waiter: Hashable {}
private struct Deputy: Tag {
    typealias Element = Chef

    struct Waiting: Tag { typealias Element = Waiter }
}
private struct Foam: Sendable {}
private struct Crema {}
private struct Pastry {}
private struct Spice: Hashable {}
private struct Salt {}

private struct HTTPCleint {}
private struct HttpClient {}
private struct LatteMacchiato {}
private struct LatteMacchiata {}
private struct LatteMachiato {}
private struct LateMachiato {}
private struct LatteMacciatto {}
private struct Repository<Of> {}
private struct Repositry<Of> {}
private struct Pepper {}
private struct Mirror {}
struct Whisk {}

/// Installs what binds what somebody above asks for.
private struct Kitchen: Component {
    typealias Root = Kettle

    static func configure(binder: Binder<Unscoped>) {
        binder.install(dependency: Pantry.self, file: "Shop/Kitchen.swift", line: 10)
    }

    static func configureRoot(binder bind: ReceiptBinder<Kettle>) -> BindingReceipt<Kettle> {
        bind.to(file: "Shop/Kitchen.swift", line: 20) { (_: ComponentFactory<Pantry>) in Kettle() }
    }
}

private struct Pantry: Serving {
    typealias Request = Salt
    static var file: StaticString { "Shop/Pantry.swift" }

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Salt.self).to(file: "Shop/Pantry.swift", line: 10) { Salt() }
    }
}

private struct SpiceRack: Serving {
    typealias Request = Never
    static var file: StaticString { "Shop/SpiceRack.swift" }

    static func configure(binder: Binder<Unscoped>) {
        binder.bind(Repositry<Pepper?>.self).to(file: "Shop/SpiceRack.swift", line: 10) { Repositry() }
    }
}
