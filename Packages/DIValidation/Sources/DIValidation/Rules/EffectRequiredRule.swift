// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/EffectRequired`: a binding that throws or awaits, where its makers cannot.
///
/// Its makers are a component whose build makes it first, and a request that leads to it although no build does. The
/// requests for one assisted factory or injector are one finding, because its function has to change.
enum EffectRequiredRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        guard let flow = model.flow else { return }
        for (component, first) in flow.madeFirst.enumerated() where !first.isEmpty {
            let construction = model.components[component].construction
            let sources = first.filter { !model.bindings[$0].effects.fallible.isSubset(of: construction) }
            guard !sources.isEmpty else { continue }
            findings.append(_Finding(.effectfulConstruction, component, list: sources))
        }
        // The positions of the requests by function and source, packed into one number.
        var functions: [Int: Int] = [:]
        var requests: [_Finding] = []
        for unmet in flow.unmet where !MainActorRequiredRule.isReady(unmet, in: model) {
            let target = model.edges[unmet.edge].to
            let function = target * model.bindings.count + unmet.binding
            let isFunction = model.bindings[target].kind.isCalledLater
            if isFunction, let known = functions[function] {
                requests[known].list.append(unmet.edge)
                continue
            }
            if isFunction { functions[function] = requests.count }
            requests.append(_Finding(.effectfulRequest, unmet.binding, list: [unmet.edge]))
        }
        findings += requests
    }
}
