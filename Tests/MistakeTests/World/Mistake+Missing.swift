// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    func commitMissing<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .missingBinding:
            binder.bind(EspressoMachine.self).to(file: "Shop/Espresso.swift", line: 11) { (_: Provider<Boiler>) in
                .init()
            }
            binder.station("Shop/Espresso.swift", 10, needing: EspressoMachine.self)
        case .missingTagged:
            binder.bind(Double.self).tagged(with: BoilerTemperature.self)
                .to(value: 93, file: "Shop/Boiler.swift", line: 11)
            binder.station("Shop/Boiler.swift", 12, needing: TaggedProvider<BoilerPressure>.self)
        case .missingCollection:
            binder.bind(Bean.self).to(file: "Shop/Beans.swift", line: 11) { Bean() }
            binder.station("Shop/Beans.swift", 12, needing: [Bean].self)
        case .missingDictionary:
            binder.station("Shop/Prices.swift", 11, needing: [Size: Price].self)
        case .missingOptional:
            binder.station("Shop/Milk.swift", 11, needing: Milk?.self)
        case .missingComponentFactory:
            binder.station("Shop/Buffets.swift", 11, needing: ComponentFactory<Buffet>.self)
        case .missingAssistedFactory:
            binder.bind(Cup.self).to(file: "Shop/Cups.swift", line: 10) { Cup() }
            binder.station("Shop/Cups.swift", 11, needing: Factory<CupFactory>.self)
        case .missingPropertyInjector:
            binder.station("Shop/Displays.swift", 11, needing: PropertyInjector<Display>.self)
        case .missingFunction:
            binder.station("Shop/Speakers.swift", 11, needing: ((any Speaker) -> [String: Int?]).self)
        case .missingAwaitingFunction:
            binder.station("Shop/Invoices.swift", 13, needing: (@Sendable () async -> Invoice).self)
        case .missingNestedWrapper:
            binder.bind(Invoice.self).to(file: "Shop/Invoices.swift", line: 10) { Invoice() }
            binder.station("Shop/Invoices.swift", 11, needing: Provider<Lazy<Invoice>>.self)
        case .missingNamesake:
            bindSpoon(of: binder)
            requestSpoon(of: binder)
        case .missingOutOfSight:
            binder.install(dependency: CateringComponent.self, file: "Shop/Water.swift", line: 10)
            binder.station("Shop/Water.swift", 11, needing: Water.self)
        case .missingForMany:
            bindBrewers(of: Void.self, in: binder, from: 11, count: 8)
            binder.station("Shop/Filters.swift", 10, needing: Brewer<Void>.self)
        case .missingManySimilar:
            let names = ["caster", "demerara", "icing", "muscovado", "pearl", "rock", "white"]
            for (line, name) in zip(UInt(11)..., names) {
                binder.bind(Sugar.self).qualified(name).to(file: "Shop/Sugar.swift", line: line) { Sugar() }
            }
            binder.station("Shop/Sugar.swift", 20, needing: (@Sendable () -> Sugar).self)
        default: break
        }
    }

    private func bindBrewers<S: ScopeBase, Inner>(
        of type: Inner.Type, in binder: Binder<S>, from line: UInt, count: Int
    ) {
        guard count > 0 else { return }
        binder.bind(Brewer<Inner>.self).to(file: "Shop/Filters.swift", line: line) { (_: Lazy<Filter>) in Brewer() }
        bindBrewers(of: [Inner].self, in: binder, from: line + 1, count: count - 1)
    }

    func commitUnmatched<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .qualifierUnmatched:
            binder.bind(Printer.self).to(qualified: "receipts", file: "Shop/Printers.swift", line: 11)
            binder.station("Shop/Printers.swift", 12, needing: Printer.self)
        case .qualifierUnprintable:
            binder.bind(Clock.self).to(qualified: "north\nwall \u{1B}[31m\u{202E}", file: "Shop/Clocks.swift", line: 11)
        case .qualifierMisspelt:
            binder.bind(Grinder.self).qualified("coarse").to(file: "Shop/Grinders.swift", line: 11) { Grinder() }
            binder.bind(Grinder.self).qualified("fine").to(file: "Shop/Grinders.swift", line: 12) { Grinder() }
            binder.bind(Grinder.self).to(qualified: "corase", file: "Shop/Grinders.swift", line: 13)
        case .overrideOfNothing:
            // What the override should have been of.
            binder.bind(Scale.self).tagged(with: OldScale.self).to(file: "Shop/Scales.swift", line: 10) { Scale() }
        case .overrideOfSeed, .overrideOfComponentFactory:
            binder.install(dependency: Tray.self, file: "Shop/Trays.swift", line: 11)
        case .replacementOfNothing:
            binder.bind(Spatula.self).to(file: "Shop/Utensils.swift", line: 11) { Spatula() }
            binder.bind((any Utensil).self).intoCollection()
                .to(file: "Shop/Utensils.swift", line: 12) { (it: Spatula) in it }
            binder.bind((any Utensil).self).intoCollection().replacing(Skimmer.self)
                .to(file: "Shop/Utensils.swift", line: 13) { (it: Spatula) in it }
        default: break
        }
    }
}

private struct Brewer<Of> {}
private struct Clock {}
private protocol Utensil {}
private struct Spatula: Utensil {}
private struct Skimmer: Utensil {}
