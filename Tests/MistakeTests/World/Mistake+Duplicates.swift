// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    func commitDuplicate<S: ScopeBase>(in binder: Binder<S>, at level: Level) {
        switch self {
        case .duplicateBinding:
            binder.bind(Heater.self).to(file: "Shop/Kitchen.swift", line: 21) { Heater() }
            binder.bind(Heater.self).to(file: "Shop/Kitchen.swift", line: 14) { Heater() }
            binder.include(module: SpareHeaters.self)
        case .duplicateRoot:
            switch level {
            case .root: binder.bind(Shop.self).to(file: "Shop/Roots.swift", line: 11) { Shop(stations: []) }
            case .child: binder.bind(Order.self).to(file: "Shop/Roots.swift", line: 12) { Order(stations: []) }
            case .grandchild: binder.bind(Tasting.self).to(file: "Shop/Roots.swift", line: 13) { Tasting(stations: []) }
            }
        case .duplicateAssistedFactory:
            for line in UInt(11)...12 {
                binder.bindFactory(Saucer.self).to(file: "Shop/Saucers.swift", line: line) { (_: Assisted<Void>) in
                    Saucer()
                }
            }
        case .duplicatePropertyInjector:
            for line in UInt(11)...12 {
                binder.bindPropertyInjectionOf(Sign.self).to(file: "Shop/Signs.swift", line: line) { (_: Sign) in }
            }
        case .duplicateManyTimes:
            for line in UInt(11)...19 {
                binder.bind(Straw.self).to(file: "Shop/Straws.swift", line: line) { Straw() }
            }
        case .duplicateDictionaryKey:
            for line in UInt(11)...13 {
                binder.bind(Receipt.self).intoDictionary(key: line == 12 ? "tea" : "espresso")
                    .to(file: "Shop/Recipes.swift", line: line) { Receipt() }
            }
        case .duplicateEnumerationKey:
            for line in UInt(11)...12 {
                binder.bind(Cup.self).intoDictionary(key: Size.large)
                    .to(file: "Shop/Shelf.swift", line: line) { Cup() }
            }
        default: break
        }
    }
}

private struct Straw {}

private struct SpareHeaters: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(file: "Shop/SpareHeaters.swift", line: 8) { Heater() }
    }
}
