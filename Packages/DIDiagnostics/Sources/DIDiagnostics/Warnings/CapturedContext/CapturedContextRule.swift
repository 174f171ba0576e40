// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/CapturedContext`: a shared instance that no build of its component makes, and that a component below needs.
///
/// It is made where it is first needed, with the task-local values that are there, such as the logger of a request. A factory that
/// awaits is called without any. Graphs with overrides are skipped, because overrides take requesters away. Complexity: linear in
/// bindings and edges.
enum CapturedContextRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        guard model.components.count > 1, !model.isOverridden else { return }
        var isMade = Array(repeating: false, count: model.bindings.count)
        for component in model.components.indices { BuildNeeds.markMade(in: component, of: model, &isMade) }
        var requesters = Array(repeating: -1, count: model.bindings.count)
        for edge in model.edges where isFromBelow(edge, in: model) {
            mark(edge.to, requestedBy: edge.from, in: model, isMade, &requesters)
        }
        for binding in model.bindings.indices
        where requesters[binding] >= 0 && isMadeInPlace(binding, in: model)
            && !model.allows(.capturedContext, for: binding)
        {
            let requester = requesters[binding]
            findings.append(Remark(.capturedContext, binding, requester) { $0.capturedContext(binding, requester) })
        }
    }

    /// Whether a need of a component's binding makes one of an ancestor. A weak provider makes nothing.
    private static func isFromBelow(_ edge: _GraphModel.Edge, in model: _GraphModel) -> Bool {
        guard edge.to >= 0, edge.kind != .weak else { return false }
        let (requester, needed) = (model.bindings[edge.from].component, model.bindings[edge.to].component)
        return model.components[needed].depth < model.components[requester].depth
    }

    /// Marks a binding, and what it needs up to shared ones, which make what they need themselves.
    private static func mark(
        _ target: Int, requestedBy requester: Int, in model: _GraphModel, _ isMade: [Bool], _ requesters: inout [Int]
    ) {
        var open = [target]
        while let next = open.popLast() {
            guard !isMade[next] || model.bindings[next].sharing == .unshared, requesters[next] < 0 else { continue }
            requesters[next] = requester
            guard model.bindings[next].sharing == .unshared, model.bindings[next].kind != .componentFactory else {
                continue
            }
            for index in model.bindings[next].edges where model.edges[index].to >= 0 && model.edges[index].kind != .weak
            {
                open.append(model.edges[index].to)
            }
        }
    }

    /// Whether a shared instance is made by a call in the task of the request for it.
    private static func isMadeInPlace(_ binding: Int, in model: _GraphModel) -> Bool {
        let row = model.bindings[binding]
        return row.sharing == .shared && !row.effects.contains(.asynchronous) && row.kind != .value
    }
}

extension _Explainer {
    func capturedContext(_ binding: Int, _ requester: Int) -> Diagnostic {
        let home = quotedType(of: model.bindings[binding].component)
        let below = quotedType(of: model.bindings[requester].component)
        return diagnostic(
            .capturedContext, .note, on: binding,
            "\(called(binding)) is shared by \(home), but made with the task-local values of the first \(below) that needs it",
            trace: [sourceStep(binding), step(.neededBy, requester)],
            notes: ["no build of \(home) makes it, and its factory doesn't await"],
            fixes: [
                "share it by sharedInScope(.eager)",
                "if its factory reads no logger, span or other task-local value, \(allowing(.capturedContext, binding))",
            ])
    }
}
