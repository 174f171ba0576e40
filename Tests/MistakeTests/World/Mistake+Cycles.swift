// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    func commitCycle<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .cycleOfOne:
            binder.bind(Thermostat.self).to(file: "Shop/Thermostat.swift", line: 11) { (_: Thermostat?) in Thermostat()
            }
        case .cycleOfThree:
            binder.bind(Step<Pump>.self).to(file: "Shop/Pumps.swift", line: 13) { (_: Step<Boiler>) in Step() }
            binder.bind(Step<Boiler>.self).to(file: "Shop/Pumps.swift", line: 12) { (_: Step<Heater>, _: Int?) in Step()
            }
            binder.bind(Step<Heater>.self).to(file: "Shop/Pumps.swift", line: 11) { (_: Step<Pump>) in Step() }
            binder.bindOptional(Int.self)
            binder.station("Shop/Pumps.swift", 10, needing: Step<Pump>.self)
        case .cycleOverCollection:
            binder.bind(Roast.self).intoSet().to(file: "Shop/Roasts.swift", line: 11) { (_: MilkFrother) in Roast() }
            binder.bind(MilkFrother.self).to(file: "Shop/Roasts.swift", line: 12) { (_: Set<Roast>) in MilkFrother() }
        case .cycleThatIsLong: bindRing(of: Ring<Void>.self, in: binder, from: 11, lengthLeft: 29)
        default: break
        }
    }

    /// Thirty types, each of which needs the next.
    private func bindRing<S: ScopeBase, Inner>(
        of type: Ring<Inner>.Type, in binder: Binder<S>, from line: UInt, lengthLeft: Int
    ) {
        guard lengthLeft > 0 else {
            binder.bind(type).to(file: "Shop/Ring.swift", line: line) { (_: Ring<Void>) in Ring<Inner>() }
            return
        }
        binder.bind(type).to(file: "Shop/Ring.swift", line: line) { (_: Ring<[Inner]>) in Ring<Inner>() }
        bindRing(of: Ring<[Inner]>.self, in: binder, from: line + 1, lengthLeft: lengthLeft - 1)
    }
}

private struct Step<Of> {}
private struct Ring<Inner> {}
