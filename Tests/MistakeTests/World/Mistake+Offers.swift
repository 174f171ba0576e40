// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Offers what nothing binds.
    func commitOffer<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .offerOfNothing:
            binder.offer(Grinder.self, file: "Shop/Offers.swift", line: 11)
        case .offerOfTagged:
            binder.offer(tagged: BoilerPressure.self, file: "Shop/Offers.swift", line: 11)
        case .offerOfQualified:
            binder.bind(Sugar.self).qualified("icing").to(file: "Shop/Sugar.swift", line: 11) { Sugar() }
            binder.offer(Sugar.self, qualified: "icin", file: "Shop/Offers.swift", line: 11)
        case .offerThroughOthers:
            binder.bind(EspressoMachine.self).to(file: "Shop/Espresso.swift", line: 11) { (_: Provider<Boiler>) in
                .init()
            }
            binder.offer(EspressoMachine.self, file: "Shop/Offers.swift", line: 11)
        default:
            binder.station("Shop/Grinders.swift", 10, needing: Grinder.self)
            binder.offer(Grinder.self, file: "Shop/Offers.swift", line: 11)
            binder.offer(Provider<Grinder>.self, file: "Shop/Offers.swift", line: 12)
        }
    }

    /// Offers what throws, awaits or belongs to the main actor, to those who are not ready for it.
    func commitEffectOfOffer<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .mainActorOffer, .mainActorOfferOfTagged, .mainActorOfferOfProvider:
            binder.bind(Panel.self).onMainActor(file: "Shop/Panels.swift", line: 11) { Panel() }
            binder.bind(Tableau.self).to(file: "Shop/Panels.swift", line: 12) { (_: Panel) in Tableau() }
        case .mainActorOfferOfThrowing:
            binder.install(dependency: Barbecue.self, file: "Shop/Fires.swift", line: 10)
        default:
            binder.bind(Wine.self).asynchronous(file: "Shop/Wines.swift", line: 11) { Wine() }
        }
        switch self {
        case .mainActorOffer: binder.offer(Tableau.self, file: "Shop/Offers.swift", line: 11)
        case .mainActorOfferOfTagged:
            binder.bind(Panel.self).tagged(with: SparePanel.self)
                .onMainActor(file: "Shop/Panels.swift", line: 13) { Panel() }
            binder.offer(tagged: SparePanel.self, file: "Shop/Offers.swift", line: 11)
            binder.offerOnMainActor(Tableau.self)
        case .mainActorOfferOfProvider: binder.offer(Provider<Tableau>.self, file: "Shop/Offers.swift", line: 11)
        case .mainActorOfferOfThrowing: return
        case .effectOfOffer: binder.offer(Wine.self, file: "Shop/Offers.swift", line: 11)
        default: binder.offer(Provider<Wine>.self, file: "Shop/Offers.swift", line: 11)
        }
    }
}

/// Offers a fire that no build makes.
private struct Barbecue: Component {
    typealias Root = Plate
    typealias Scope = PerBar

    static func configure(binder: Binder<PerBar>) {
        binder.bind(Fire.self).sharedInScope().throwingOnMainActor(file: "Shop/Fires.swift", line: 11) {
            Fire()
        }
        binder.offer(ThrowingProvider<Fire>.self, file: "Shop/Offers.swift", line: 11)
    }

    static func configureRoot(binder bind: ReceiptBinder<Plate>) -> BindingReceipt<Plate> {
        bind.to(file: "Shop/Fires.swift", line: 20) { Plate() }
    }
}

private struct SparePanel: Tag { typealias Element = Panel }
