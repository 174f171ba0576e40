// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/RecursiveComponent`: an installation of a component within itself.
///
/// Each line is one finding, in all places of the installing component.
enum RecursiveComponentRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        var seen: Set<SourceLine> = []
        for (index, component) in model.components.enumerated() {
            for (position, recursion) in component.recursions.enumerated() {
                guard seen.insert(SourceLine(_Key(recursion.type), recursion.place)).inserted else { continue }
                findings.append(_Finding(.recursiveComponent, index, position))
            }
        }
    }
}
