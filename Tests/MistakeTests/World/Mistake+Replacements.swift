// SPDX-License-Identifier: Apache-2.0

import DI

extension Mistake {
    /// Commits a mistake about a single contribution.
    func commitReplacement<S: ScopeBase>(in binder: Binder<S>) {
        switch self {
        case .replacementOfNothing:
            binder.bind(Ladle.self).to(file: "Shop/Utensils.swift", line: 11) { Ladle() }
            binder.bind((any Utensil).self).intoCollection()
                .to(file: "Shop/Utensils.swift", line: 12) { (it: Ladle) in it }
            binder.bind((any Utensil).self).intoCollection().replacing(Skimmer.self)
                .to(file: "Shop/Utensils.swift", line: 13) { (it: Ladle) in it }
        default:
            binder.exclude(Soup.self, from: [any Bowl].self, file: "Shop/Bowls.swift", line: 11)
        }
    }
}

private protocol Utensil {}
private struct Ladle: Utensil {}
private struct Skimmer: Utensil {}
private protocol Bowl {}
private struct Soup: Bowl {}
