// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    func commitClash<S: ScopeBase>(in binder: Binder<S>, at level: Level) {
        switch self {
        case .collectionClash:
            binder.bind(Syrup.self).intoCollection().to(file: "Shop/Syrups.swift", line: 11) { Syrup() }
            binder.bind([Syrup].self).to(value: [], file: "Shop/Syrups.swift", line: 12)
            binder.bind(Syrup.self).intoCollection().to(value: [Syrup()], file: "Shop/Syrups.swift", line: 13)
        case .setClash:
            binder.bind(Set<Syrup>.self).to(value: [], file: "Shop/SyrupSet.swift", line: 11)
            binder.bind(Syrup.self).intoSet().to(file: "Shop/SyrupSet.swift", line: 12) { Syrup() }
        case .dictionaryClash:
            binder.bind([Size: Syrup].self).to(value: [:], file: "Shop/SyrupSizes.swift", line: 12)
            binder.bind(Syrup.self).intoDictionary(key: Size.small).to(file: "Shop/SyrupSizes.swift", line: 11) {
                Syrup()
            }
        case .seedBound:
            switch level {
            case .root: binder.bind(Menu.self).to(value: Menu(), file: "Shop/Seeds.swift", line: 11)
            case .child: binder.bind(OrderNumber.self).to(value: OrderNumber(), file: "Shop/Seeds.swift", line: 12)
            case .grandchild: binder.bind(Cupping.self).to(value: Cupping(), file: "Shop/Seeds.swift", line: 13)
            }
        case .scopeMismatch:
            binder.include(Bindings { include(module: CellarModule.self, file: "Shop/Cellar.swift", line: 11) })
        case .seedAsRoot: binder.install(dependency: Voucher.self, file: "Shop/Vouchers.swift", line: 11)
        default: break
        }
    }

    func commitNesting<S: ScopeBase>(in binder: Binder<S>, at level: Level) {
        switch (self, level) {
        case (.scopeNesting, .root):
            binder.install(dependency: Window<PerShop>.self, file: "Shop/Windows.swift", line: 11)
        case (.scopeNesting, .child):
            binder.install(dependency: Window<PerOrder>.self, file: "Shop/Windows.swift", line: 12)
        case (.scopeNesting, .grandchild):
            binder.install(dependency: Window<PerTasting>.self, file: "Shop/Windows.swift", line: 13)
        case (.recursiveComponent, .root):
            binder.install(dependency: CoffeeShop.self, file: "Shop/Recursion.swift", line: 11)
        case (.recursiveComponent, .child):
            binder.install(dependency: OrderComponent.self, file: "Shop/Recursion.swift", line: 12)
        case (.recursiveComponent, .grandchild):
            binder.install(dependency: TastingComponent.self, file: "Shop/Recursion.swift", line: 13)
        case (.recursiveThroughOthers, .root):
            binder.install(dependency: Branch.self, file: "Shop/Branches.swift", line: 11)
        case (.recursiveThroughOthers, .child):
            binder.install(dependency: CoffeeShop.self, file: "Shop/Branches.swift", line: 12)
        case (.recursiveThroughOthers, .grandchild):
            binder.install(dependency: OrderComponent.self, file: "Shop/Branches.swift", line: 13)
        default: break
        }
    }
}

/// A module of a scope that no component of the shop has.
private enum CellarModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {}
}
