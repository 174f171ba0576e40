// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/ScopeMismatch`: a list includes a module with a scope that is not the component's.
///
/// A binder's `include(module:)` doesn't compile then, but a list is written without a scope. Each line is one finding, however
/// many places the component has.
enum ScopeMismatchRule: Rule {
    static let ids: [Diagnostic.ID] = [.scopeMismatch]

    private struct Line: Hashable {
        let module: ObjectIdentifier
        let component: ObjectIdentifier
        let place: _SourcePlace
    }

    static func check(_ model: _GraphModel, into findings: inout [any Finding]) {
        guard model.components.contains(where: { !$0.misplacedModules.isEmpty }) else { return }
        var seen: Set<Line> = []
        for (index, component) in model.components.enumerated() {
            for inclusion in component.misplacedModules {
                let line = Line(
                    module: ObjectIdentifier(inclusion.module), component: ObjectIdentifier(component.type),
                    place: inclusion.place)
                guard seen.insert(line).inserted else { continue }
                findings.append(ScopeMismatchFinding(component: index, inclusion: inclusion))
            }
        }
    }
}
