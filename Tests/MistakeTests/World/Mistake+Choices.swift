// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Forgets the profile in which the tasting serves what a station needs.
    func commitChoice<S: ScopeBase>(in binder: Binder<S>) {
        guard self == .missingUnchosen else { return }
        binder.include(module: PralineTasting.self, when: .profile("tasting"), file: "Shop/Tasting.swift", line: 10)
        binder.station("Shop/Tasting.swift", 11, needing: Praline.self)
        binder.station("Shop/Tasting.swift", 12, needing: [Praline].self)
    }
}

private struct Praline {}

private struct PralineTasting: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Praline.self).to(file: "Shop/Tasting.swift", line: 20) { Praline() }
        binder.include(
            module: Pralines.self, when: .context(.live) && !.profile("diet"), file: "Shop/Tasting.swift", line: 21)
    }
}

private struct Pralines: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Praline.self).intoCollection().to(file: "Shop/Tasting.swift", line: 30) { Praline() }
    }
}
