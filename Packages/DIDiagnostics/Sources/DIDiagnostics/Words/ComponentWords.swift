// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Words for misplaced components and modules.
extension _Explainer {
    /// An installation of a component within itself: the recursion `second` of the component `first`.
    func recursiveComponent(_ finding: _Finding) -> Diagnostic {
        let component = finding.first
        let type = model.components[component].recursions[finding.second].type
        let top = model.lineage(of: component).first { model.components[$0].type == type } ?? 0
        let inner = model.components[component]
        let through = component == top ? "" : inner.parent == top ? " through \(quoted(inner.type))" : " through others"
        let parent = model.components[top].parent
        let way =
            parent < 0
            ? "" : ": \(quotedType(of: parent)) installs it, so its factory can be injected here already"
        var error = short(finding)
        error.message += through
        error.trace += installations(upFrom: component, to: top)
        error.fixes = ["remove this installation\(way)"]
        return error
    }

    /// A module in a list of a component that has another scope: `second` of its misplaced modules.
    func scopeMismatch(_ finding: _Finding) -> Diagnostic {
        let component = finding.first
        let found = model.components[component]
        let inclusion = found.misplacedModules[finding.second]
        let own = found.scope == Unscoped.self ? "" : "the scope \(quoted(found.scope)), or "
        let home = model.ancestors(of: component).first { model.components[$0].takes(modulesOf: inclusion.scope) }
        var error = short(finding)
        error.trace += installations(upFrom: component, to: 0)
        error.notes = ["its shared objects would be made once for each \(named(component))"]
        error.fixes = [
            (home.map { "include it in \(named($0)), or " } ?? "") + "give the module \(own)no scope"
        ]
        return error
    }

    /// A component with the scope of one of its ancestors, `second`; `list` has its other places.
    func scopeNesting(_ finding: _Finding) -> Diagnostic {
        let elsewhere = finding.list.map { index in
            let parent = quotedType(of: max(0, model.components[index].parent))
            return "the same applies where it is installed in \(parent)"
                + (model.components[index].place.map { " at \($0.place)" } ?? "")
        }
        var error = short(finding)
        error.trace = installations(upFrom: finding.first, to: finding.second)
        error.notes = capped(elsewhere, counting: "such places")
        return error
    }

    /// An installation beyond the limits of a graph.
    func tooManyComponents(_ finding: _Finding) -> Diagnostic {
        var error = short(finding)
        // Proof: the rule finds nothing without a refusal.
        guard let refusal = model.refusal else { return error }
        let below = "below \(quotedType(of: 0))"
        error.trace += installations(upFrom: refusal.parent, to: 0)
        error.notes = ["the components that were not placed were not checked"]
        switch refusal.limit {
        case .places:
            error.message = "components have more than \(grouped(_GraphModel.placeLimit)) places \(below)"
            error.notes = crowds() + error.notes
        case .depth:
            error.message = "components nest more than \(_GraphModel.depthLimit) deep \(below)"
            error.trace.reverse()
            error.fixes = [
                "end the chain of installations, which has no end where a generic component installs itself for "
                    + "another type"
            ]
        }
        return error
    }

    /// The three components with the most places, with their numbers.
    private func crowds() -> [String] {
        var counts: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
        for component in model.components {
            counts[ObjectIdentifier(component.type), default: (component.type, 0)].count += 1
        }
        let crowds = counts.values.map { (name: quoted($0.type), count: $0.count) }.filter { $0.count > 1 }
        let most = crowds._sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(3)
        return most.map { "\($0.name) has \(grouped($0.count)) places" }
    }

    /// Writes a number with commas, which the standard library does not provide.
    private func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            (digits.count - index) % 3 == 0 && index > 0 ? ",\(digits[index])" : "\(digits[index])"
        }.joined()
    }
}
