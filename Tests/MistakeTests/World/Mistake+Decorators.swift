// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Commits a mistake with decorators.
    func commitDecorator<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .decoratorOfNothing:
            binder.bind(Napperon.self).to(file: "Shop/Napperons.swift", line: 11) { Napperon() }
            binder.station("Shop/Napperons.swift", 12, needing: Napperon.self)
            binder.include(module: Embroidery.self)
        case .decoratorOfTagged:
            binder.bind(Ladle.self).tagged(with: SoupLadle.self).to(file: "Shop/Ladles.swift", line: 11) { Ladle() }
            binder.decorate(Ladle.self).to(file: "Shop/Ladles.swift", line: 12) { $0 }
        case .decoratorOfChild:
            binder.decorate(Honey.self).to(file: "Shop/Honey.swift", line: 11) { $0 }
            binder.install(dependency: Hive.self, file: "Shop/Honey.swift", line: 12)
        case .decoratorOfElement:
            binder.bind(Cork.self).intoCollection().to(file: "Shop/Corks.swift", line: 11) { Cork() }
            binder.decorate(Cork.self).to(file: "Shop/Corks.swift", line: 12) { $0 }
        case .decoratorOfSeed:
            binder.install(dependency: Basket.self, file: "Shop/Baskets.swift", line: 11)
        case .decoratorOfComponentFactory:
            binder.install(dependency: Tray.self, file: "Shop/Trays.swift", line: 11)
            binder.decorate(ComponentFactory<Tray>.self).to(file: "Shop/Trays.swift", line: 12) { $0 }
        default: commitDecorated(in: binder)
        }
    }

    /// Commits a mistake of a decorator that decorates something, or should.
    private func commitDecorated<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .decoratorThatNeeds:
            binder.bind(Teapot.self).to(file: "Shop/Teapots.swift", line: 11) { Teapot() }
            binder.decorate(Teapot.self).to(file: "Shop/Teapots.swift", line: 12) { (pot, _: Wool) in pot }
            binder.station("Shop/Teapots.swift", 13, needing: Teapot.self)
        case .decoratorOnCycle:
            binder.bind(Flask.self).to(file: "Shop/Flasks.swift", line: 11) { Flask() }
            binder.decorate(Flask.self).to(file: "Shop/Flasks.swift", line: 12) { (flask, _: Cozy) in flask }
            binder.bind(Cozy.self).to(file: "Shop/Flasks.swift", line: 13) { (_: Flask) in Cozy() }
            binder.station("Shop/Flasks.swift", 14, needing: Flask.self)
        case .decoratorThatThrows:
            binder.bind(Carafe.self).to(file: "Shop/Carafes.swift", line: 11) { Carafe() }
            binder.decorate(Carafe.self).throwing(file: "Shop/Carafes.swift", line: 12) { (jug) throws in jug }
            binder.station("Shop/Carafes.swift", 13, needing: Carafe.self)
        case .duplicateThatWraps:
            binder.bind(Doily.self).to(file: "Shop/Doilies.swift", line: 11) { Doily() }
            binder.bind(Doily.self).to(file: "Shop/Doilies.swift", line: 12) { (doily: Doily) in doily }
            binder.station("Shop/Doilies.swift", 13, needing: Doily.self)
        case .unusedDecorated:
            binder.bind(Urn.self).to(file: "Shop/Urns.swift", line: 11) { Urn() }
            binder.include(module: Warmers.self)
        default: break
        }
    }
}

private struct Napperon {}
private struct Napperons {}
private struct Ladle {}
private struct SoupLadle: Tag { typealias Element = Ladle }
private struct Honey {}
private struct Cork {}
private struct Teapot {}
private struct Cozy {}
private struct Flask {}
private struct Carafe {}
private struct Doily {}
private struct Urn {}
private struct Wool {}
private struct Candle {}
private struct Sleeve {}

/// Decorates a type that is spelt nearly like one that is bound.
private struct Embroidery: Module {
    static func configure(binder: UnscopedBinder) {
        binder.decorate(Napperons.self).to(file: "Shop/Embroidery.swift", line: 8) { $0 }
    }
}

/// A component that binds what its parent decorates.
private struct Hive: Serving {
    typealias Request = Honey
    static var file: StaticString { "Shop/Hive.swift" }

    static func configure(binder: UnscopedBinder) {
        binder.bind(Honey.self).to(file: "Shop/Hive.swift", line: 10) { Honey() }
    }
}

/// A component that decorates its seed.
private struct Basket: Serving {
    typealias Seed = Napkin
    typealias Request = Napkin
    static var file: StaticString { "Shop/Basket.swift" }

    static func configure(binder: UnscopedBinder) {
        binder.decorate(Napkin.self).to(file: "Shop/Basket.swift", line: 10) { $0 }
    }
}

/// Decorates what nothing needs, with something that only it needs.
private struct Warmers: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Candle.self).to(file: "Shop/Warmers.swift", line: 8) { Candle() }
        binder.decorate(Urn.self).to(file: "Shop/Warmers.swift", line: 9) { (urn, _: Candle) in urn }
    }
}

/// Decorates what no component binds.
struct FakeSleeve: Module {
    static func configure(binder: UnscopedBinder) {
        binder.decorate(Sleeve.self).to(file: "ShopTests/FakeSleeve.swift", line: 10) { $0 }
    }
}
