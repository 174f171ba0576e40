// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Explainer {
    /// Returns the facts that decided a choice, with those of the choices that it depends on.
    func reason(forChoice index: Int) -> String {
        let choice = model.conditions.choices[index]
        var reasons: [String] = []
        if choice.outer < 0 || !choice.holds {
            reasons.append(choice.condition._reason(in: model.conditions.circumstances))
        }
        if choice.outer >= 0 {
            reasons.append("\(guarded(by: choice.outer)) was not chosen: \(reason(forChoice: choice.outer))")
        }
        let reason = reasons.joined(separator: "; ")
        return choice.isIncludedElsewhere ? reason + "; it is included elsewhere" : reason
    }

    /// Names what a choice decides about.
    private func guarded(by index: Int) -> String {
        model.conditions.choices[index].module.map { "module \(quoted($0))" } ?? "the group around it"
    }
}
