// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Returns the facts that decided a choice and the enclosing choices that left it out.
    func reason(forChoice index: Int) -> String {
        let choice = conditions.choices[index]
        var reasons: [String] = []
        if choice.outer < 0 || !choice.holds {
            reasons.append(choice.condition.reason(in: choice.circumstances))
        }
        if choice.outer >= 0 {
            let outer = conditions.choices[choice.outer].module.map { "module \(quoted($0))" }
            reasons.append("\(outer ?? "the group around it") was not chosen: \(reason(forChoice: choice.outer))")
        }
        let reason = reasons.joined(separator: "; ")
        return choice.isIncludedElsewhere ? reason + "; it is included elsewhere" : reason
    }

    /// Describes the bindings of a key that conditions left out, visible to a component or anywhere, and returns the changes that
    /// would include them.
    func unchosen(_ key: _Key, from component: Int?) -> (notes: [String], ways: [String]) {
        var seen: Set<Int> = []
        var found: [(note: String, way: String)] = []
        for binding in conditions.unchosen where binding.key == key {
            let choice = plainestChoice(besides: binding.choice)
            let owner = conditions.choices[choice].component
            guard sees(owner, from: component), !conditions.choices[choice].isIncludedElsewhere,
                seen.insert(choice).inserted
            else {
                continue
            }
            found.append((sentence(on: binding, leftOutBy: choice), remedy(forChoice: choice)))
        }
        return (
            capped(found.map(\.note), counting: "such modules"), _DiagnosticText.capped(found.map(\.way).uniqued())
        )
    }

    /// The outermost choice that left out the same module in the same component.
    private func plainestChoice(besides index: Int) -> Int {
        let choices = conditions.choices
        guard let module = choices[index].module, choices[index].outer >= 0 else { return index }
        let others = choices.indices.filter {
            choices[$0].module == module && choices[$0].component == choices[index].component && !choices[$0].isChosen
        }
        return others.first { choices[$0].outer < 0 } ?? index
    }

    private func sentence(on binding: KnownConditions.UnchosenBinding, leftOutBy index: Int) -> String {
        let choice = conditions.choices[index]
        let verb = collection(binding.key) == nil ? "bind" : "contribute to"
        let place = binding.place.map { " at \($0.place)" } ?? ""
        var (name, pronoun) = (binding.module.map { "module \(quoted($0))" } ?? "a group of bindings", "it")
        if let outer = choice.module, outer != binding.module {
            name += ", which \(quoted(outer)) includes,"
            pronoun = quoted(outer)
        }
        return
            "\(name) would \(verb) \(quoted(binding.key))\(place); \(pronoun) was not chosen at \(choice.place.place) "
            + "because \(reason(forChoice: index))"
    }

    /// The changes by which a choice and its enclosing choices would hold.
    private func remedy(forChoice index: Int) -> String {
        let around = sequence(first: index) { conditions.choices[$0].outer }.prefix { $0 >= 0 }
        let failing = around.map { conditions.choices[$0] }.filter { !$0.holds }
        return failing.map { $0.condition.remedy(in: $0.circumstances) }.joined(separator: " and ")
    }
}
