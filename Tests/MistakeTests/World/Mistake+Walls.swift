// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Commits a mistake about the wall of a module.
    func commitWall<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .privateBinding:
            binder.include(module: ProvingModule.self)
            binder.station("Shop/Recipes.swift", 11, needing: Yeast.self)
        case .requirementUnmet:
            binder.include(module: SmokingModule.self, file: "Shop/Smoking.swift", line: 11)
        case .undeclaredNeed:
            binder.include(module: PotteryModule.self, file: "Shop/Pots.swift", line: 11)
            binder.bind(Clay.self).to(file: "Shop/Pots.swift", line: 12) { Clay() }
        default:
            binder.include(module: PicklingModule.self)
            binder.bind(Vinegar.self).to(file: "Shop/Vinegar.swift", line: 11) { Vinegar() }
        }
    }
}

private struct Yeast {}
private struct Sourdough {}
private struct Hickory {}
private struct Clay {}
private struct Vinegar {}

/// A module that keeps the yeast to itself.
private struct ProvingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.privately { binder.bind(Yeast.self).to(file: "Shop/ProvingModule.swift", line: 8) { Yeast() } }
        binder.bind(Sourdough.self).to(file: "Shop/ProvingModule.swift", line: 9) { (_: Yeast) in Sourdough() }
        binder.station("Shop/ProvingModule.swift", 10, needing: Sourdough.self)
    }
}

/// A module that says what others have to bring.
private struct SmokingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requires(Hickory.self, file: "Shop/SmokingModule.swift", line: 7)
        binder.station("Shop/SmokingModule.swift", 8, needing: Hickory.self)
    }
}

/// A module that says that it needs nothing, and does.
private struct PotteryModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requiresNothing(file: "Shop/PotteryModule.swift", line: 7)
        binder.station("Shop/PotteryModule.swift", 8, needing: Clay.self)
    }
}

/// A module that requires what was once needed.
private struct PicklingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requires(Vinegar.self, file: "Shop/PicklingModule.swift", line: 7)
    }
}
