// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Something is requested, and what is bound is related to it: its optional, a subtype, a nested type of its name.
    func commitRelative<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .missingMeantAbsent:
            binder.bindOptional(Garnish.self, file: "Shop/Garnishes.swift", line: 10)
            binder.station("Shop/Garnishes.swift", 11, needing: Lazy<Garnish>.self)
        case .missingTaggedMeantAbsent:
            binder.bindOptional(House.self, file: "Shop/Blends.swift", line: 10)
            binder.station("Shop/Blends.swift", 11, needing: TaggedProvider<House>.self)
        case .missingForItsOptional:
            binder.bind(Whip?.self).to(file: "Shop/Whips.swift", line: 10) { (whip: Whip) in whip }
            binder.bind(WhipMachine.self).to(file: "Shop/Whips.swift", line: 11) { (_: Whip?) in WhipMachine() }
            binder.bind([Whip].self).to(file: "Shop/Whips.swift", line: 12) { (_: WhipMachine) in [] }
            binder.station("Shop/Whips.swift", 13, needing: [Whip].self)
        case .missingProtocol:
            binder.bind(SteamBrewer.self).to(file: "Shop/Brewers.swift", line: 11) { SteamBrewer() }
            binder.bind(ColdBrewer.self).qualified("cold").to(file: "Shop/Brewers.swift", line: 12) { ColdBrewer() }
            binder.station("Shop/Brewers.swift", 10, needing: Provider<any BrewingDevice>.self)
        case .missingSuperclass:
            binder.bind(BurrMill.self).to(file: "Shop/Mills.swift", line: 11) { BurrMill() }
            binder.station("Shop/Mills.swift", 10, needing: Mill.self)
        case .missingBesideNested:
            binder.bind(Loyalty.Guest.self).to(file: "Shop/Guests.swift", line: 11) { Loyalty.Guest() }
            binder.station("Shop/Guests.swift", 10, needing: Guest.self)
        case .qualifierOfUntagged:
            binder.bind(Lamp.self).qualified("bright").to(file: "Shop/Lamps.swift", line: 11) { Lamp() }
            binder.bind(Lamp.self).tagged(with: Counterside.self)
                .to(qualified: "bright", file: "Shop/Lamps.swift", line: 12)
        case .qualifierOfTagged:
            binder.bind(Shade.self).tagged(with: Windowside.self).qualified("dark")
                .to(file: "Shop/Shades.swift", line: 11) { Shade() }
            binder.bind(Shade.self).to(qualified: "dark", file: "Shop/Shades.swift", line: 12)
        default: break
        }
    }
}

private struct Garnish {}
private struct Blend {}
private struct House: Tag { typealias Element = Blend }
private struct Whip {}
private struct WhipMachine {}
private struct Lamp {}
private struct Counterside: Tag { typealias Element = Lamp }
private struct Shade {}
private struct Windowside: Tag { typealias Element = Shade }

protocol BrewingDevice {}
struct SteamBrewer: BrewingDevice {}
struct ColdBrewer: BrewingDevice {}
private class Mill {}
private final class BurrMill: Mill {}
private struct Guest {}
private enum Loyalty { struct Guest {} }
