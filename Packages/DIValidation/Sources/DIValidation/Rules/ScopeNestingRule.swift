// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/ScopeNesting`: a component with the scope of an ancestor, so the owner of shared instances is ambiguous.
///
/// A component with several parents below the same ancestor is one finding.
enum ScopeNestingRule {
    private struct Nesting: Hashable {
        let component: ObjectIdentifier
        let ancestor: ObjectIdentifier
    }

    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        var order: [Nesting] = []
        var found: [Nesting: (ancestor: Int, components: [Int])] = [:]
        // By index, since a copy of a component counts many references.
        for index in model.components.indices where model.components[index].scope != Unscoped.self {
            guard let ancestor = nearestAncestor(of: index, in: model) else { continue }
            let (type, above) = (model.components[index].type, model.components[ancestor].type)
            let nesting = Nesting(component: ObjectIdentifier(type), ancestor: ObjectIdentifier(above))
            if found[nesting] == nil { order.append(nesting) }
            found[nesting, default: (ancestor, [])].components.append(index)
        }
        for case let (ancestor, components)? in order.map({ found[$0] }) {
            findings.append(
                _Finding(.scopeNesting, components[0], ancestor, list: Array(components.dropFirst()))
            )
        }
    }

    /// The nearest ancestor with the scope of a component.
    private static func nearestAncestor(of component: Int, in model: _GraphModel) -> Int? {
        model.ancestors(of: component).first { model.components[$0].scope == model.components[component].scope }
    }
}
