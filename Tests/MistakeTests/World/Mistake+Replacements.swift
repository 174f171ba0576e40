// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Commits a mistake about a single contribution.
    func commitReplacement<S: ScopeBase>(in binder: Binder<S>) {
        binder.bind(Spatula.self).to(file: "Shop/Utensils.swift", line: 11) { Spatula() }
        binder.bind((any Utensil).self).intoCollection()
            .to(file: "Shop/Utensils.swift", line: 12) { (it: Spatula) in it }
        binder.bind((any Utensil).self).intoCollection().replacing(Skimmer.self)
            .to(file: "Shop/Utensils.swift", line: 13) { (it: Spatula) in it }
    }
}

private protocol Utensil {}
private struct Spatula: Utensil {}
private struct Skimmer: Utensil {}
