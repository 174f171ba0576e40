// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Commits a mistake of origin: another component, a nested module, or an override.
    func commitOrigin<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .duplicateOfIncluded:
            binder.include(module: Trolley.self)
            binder.bind(Muffin.self).to(file: "Shop/Muffins.swift", line: 11) { Muffin() }
        case .duplicateOfOverride:
            binder.bind(Jug.self).to(file: "Shop/Jugs.swift", line: 11) { Jug() }
        case .cycleOfHidingRoot:
            binder.bind(Bread.self).to(file: "Shop/Breads.swift", line: 11) { Bread() }
            binder.install(dependency: Bakery.self, file: "Shop/Breads.swift", line: 12)
        case .cycleOfHidingBinding:
            binder.bind(Crumb.self).to(file: "Shop/Crumbs.swift", line: 11) { Crumb() }
            binder.install(dependency: Sieve.self, file: "Shop/Crumbs.swift", line: 12)
        case .overrideThatNeeds:
            binder.bind(Toaster.self).to(file: "Shop/Toasters.swift", line: 11) { Toaster() }
            binder.station("Shop/Toasters.swift", 12, needing: Toaster.self)
        default: break
        }
    }
}

struct Muffin {}
struct Jug {}
struct Bread {}
struct Crumb {}
struct Toaster {}
struct Coil {}
struct Ember {}

/// Includes a module that includes another, which binds.
private struct Trolley: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: Shelf.self)
        binder.bind(Muffin.self).to(file: "Shop/Trolley.swift", line: 8) { Muffin() }
    }
}

private struct Shelf: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: Box.self)
    }
}

private struct Box: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Muffin.self).to(file: "Shop/Box.swift", line: 8) { Muffin() }
    }
}

/// A component whose root is meant to be made of the one that its parent binds.
private struct Bakery: Component {
    typealias Root = Bread

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Bread>) -> BindingReceipt<Bread> {
        bind.to(file: "Shop/Bakery.swift", line: 20) { (bread: Bread) in bread }
    }
}

/// A component that means to change what its parent binds.
private struct Sieve: Serving {
    typealias Request = Never
    static var file: StaticString { "Shop/Sieve.swift" }

    static func configure(binder: UnscopedBinder) {
        binder.bind(Crumb.self).to(file: "Shop/Sieve.swift", line: 10) { (_: Flour) in Crumb() }
        binder.bind(Flour.self).to(file: "Shop/Sieve.swift", line: 11) { (_: Crumb) in Flour() }
    }
}

private struct Flour {}

/// An override that needs what nothing binds, over a module that it includes.
struct FakeToaster: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: FakeCoils.self)
        binder.bind(Toaster.self).to(file: "ShopTests/FakeToaster.swift", line: 10) { (_: Coil) in Toaster() }
    }
}

struct FakeCoils: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Coil.self).to(file: "ShopTests/FakeCoils.swift", line: 10) { (_: Ember) in Coil() }
    }
}

/// Replaces one jug by two.
struct FakeJugs: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Jug.self).to(file: "ShopTests/FakeJugs.swift", line: 10) { Jug() }
        binder.bind(Jug.self).to(file: "ShopTests/FakeJugs.swift", line: 11) { Jug() }
    }
}
