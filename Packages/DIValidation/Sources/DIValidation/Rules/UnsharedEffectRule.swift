// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/UnsharedEffect`: something that throws or awaits and is needed directly, although no build keeps it.
///
/// A build makes what throws or awaits before everything else, and keeps it for those that need it. A component's root may
/// be unshared, because the build makes it last.
enum UnsharedEffectRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        // Most graphs share all of these, so that their edges need no look.
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
