// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Commits a mistake about the wall of a module.
    func commitWall<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .privateBinding:
            binder.include(module: ProvingModule.self)
            binder.station("Shop/Recipes.swift", 11, needing: Yeast.self)
        case .privateOfIncludedTwice:
            binder.include(module: CheeseModule.self)
            binder.include(module: CurdModule.self)
        case .requirementUnmetWithin:
            binder.include(module: PitModule.self)
            binder.include(module: GrillModule.self)
        case .undeclaredNeedWithin:
            binder.include(module: ParcelModule.self, file: "Shop/Parcels.swift", line: 11)
            binder.bind(Twine.self).to(file: "Shop/Parcels.swift", line: 12) { Twine() }
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
private struct Rennet {}
private struct Charcoal {}
private struct Twine {}

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

/// A module that keeps the rennet to itself and to what it includes.
private struct CheeseModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.privately { binder.bind(Rennet.self).to(file: "Shop/CheeseModule.swift", line: 8) { Rennet() } }
        binder.include(module: CurdModule.self)
    }
}

private struct CurdModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.station("Shop/CurdModule.swift", 8, needing: Rennet.self)
    }
}

/// A module that keeps the charcoal that another one requires.
private struct PitModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.privately { binder.bind(Charcoal.self).to(file: "Shop/PitModule.swift", line: 8) { Charcoal() } }
    }
}

/// A closed module that doesn't pass on what the one that it includes requires.
private struct GrillModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requiresNothing(file: "Shop/GrillModule.swift", line: 7)
        binder.include(module: RoastModule.self, file: "Shop/GrillModule.swift", line: 8)
    }
}

private struct RoastModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requires(Charcoal.self, file: "Shop/RoastModule.swift", line: 7)
        binder.station("Shop/RoastModule.swift", 8, needing: Charcoal.self)
    }
}

/// A closed module that includes one with a requirement, which nothing needs either.
private struct ParcelModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requiresNothing(file: "Shop/ParcelModule.swift", line: 7)
        binder.include(module: KnotModule.self, file: "Shop/ParcelModule.swift", line: 8)
    }
}

private struct KnotModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.requires(Twine.self, file: "Shop/KnotModule.swift", line: 7)
    }
}
