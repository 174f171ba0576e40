// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/UnsharedEffect`: a binding that throws or awaits and is needed directly, although no build keeps it.
///
/// A build makes bindings that throw or await before all others, and keeps them for their requesters. A component's
/// root may be unshared, because the build makes it last.
enum UnsharedEffectRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        // Most graphs share all of these, so their edges need no check.
        guard model.flow != nil, model.bindings.indices.contains(where: { isUnshared($0, in: model) }) else { return }
        var order: [Int] = []
        var requests: [Int: [Int]] = [:]
        for edge in model.edges.indices {
            let target = model.directTarget(of: edge)
            guard target >= 0, isUnshared(target, in: model) else { continue }
            if requests[target] == nil { order.append(target) }
            requests[target, default: []].append(edge)
        }
        for target in order {
            findings.append(_Finding(.unsharedEffect, target, list: requests[target] ?? []))
        }
    }

    private static func isUnshared(_ binding: Int, in model: _GraphModel) -> Bool {
        model.bindings[binding].effects.isFallible && !model.isKept(binding)
    }
}
