// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/EarlyDisposal`: an instance with `onDispose` that the root of its component holds, although nothing keeps the component.
///
/// A component that is only built ends when the last provider or factory of it goes. If its root has none, directly or
/// through others, that is before `build` returns. A component with `onStart`, `running`, `onEnd` or `onStop` is opened, or nothing would
/// call these; an injector keeps its component.
enum EarlyDisposalRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        guard !model.isForInjector, !model.isOverlay, model.bindings.contains(where: { $0.hooks.contains(.dispose) })
        else {
            return
        }
        let homes = _Homes(model)
        for component in model.components.indices where model.components[component].rootBinding >= 0 {
            let disposed = model.components[component].bindings.filter { isDisposedEarly($0, in: model) }
            guard !disposed.isEmpty, !isOpened(component, in: model) else { continue }
            let held = Held(by: component, in: model, homes)
            guard !held.keepsFrame else { continue }
            for binding in disposed where held.bindings.contains(binding) && !model.allows(.earlyDisposal, for: binding)
            {
                findings.append(Remark(.earlyDisposal, binding) { $0.earlyDisposal(binding, component) })
            }
        }
    }

    private static func isDisposedEarly(_ binding: Int, in model: _GraphModel) -> Bool {
        let row = model.bindings[binding]
        return row.hooks.contains(.dispose) && !row.isTakenOver && (row.sharing == .shared || row.sharing == .eager)
    }

    private static func isOpened(_ component: Int, in model: _GraphModel) -> Bool {
        model.components[component].bindings.contains {
            !model.bindings[$0].hooks.isDisjoint(with: [.start, .run, .end, .stop])
        }
    }

    /// The bindings whose instances a root holds, since it, or something that it holds, needs them directly.
    private struct Held {
        private(set) var bindings: Set<Int> = []
        /// Whether something of it keeps the component's frame.
        private(set) var keepsFrame: Bool = false

        init(by component: Int, in model: _GraphModel, _ homes: _Homes) {
            let level = homes.level(of: component)
            var open = [model.components[component].rootBinding]
            while let next = open.popLast() {
                guard bindings.insert(next).inserted else { continue }
                switch model.bindings[next].kind {
                case .assistedFactory, .propertyInjector, .componentFactory:
                    if homes.levels[next] >= level { keepsFrame = true }
                    continue
                default: break
                }
                // The requests of an opaque factory are unknown.
                if model.bindings[next].isOpaque { keepsFrame = true }
                for index in model.bindings[next].edges {
                    let edge = model.edges[index]
                    guard edge.to >= 0 else { continue }
                    if !edge.kind.isDeferred {
                        open.append(edge.to)
                    } else if edge.kind != .weak, homes.levels[edge.to] >= level {
                        keepsFrame = true
                    }
                }
            }
        }
    }
}

extension _Explainer {
    func earlyDisposal(_ binding: Int, _ component: Int) -> Diagnostic {
        let component = quotedType(of: component)
        let need = nearestNeed[binding]
        let requester = need >= 0 ? [step(.neededBy, model.edges[need].from)] : []
        return diagnostic(
            .earlyDisposal, .warning, on: binding,
            "\(called(binding)) has onDispose, which a plain build of \(component) calls before it returns",
            trace: [sourceStep(binding)] + requester,
            notes: [
                "the root of \(component) holds it, but no provider or factory, which would keep the component; if that is "
                    + "only run or opened, \(allowing(.earlyDisposal, binding))"
            ],
            fixes: [
                "run or open \(component), and give \(called(binding)) onStop instead of onDispose",
                "let the root of \(component) request a Provider of something that \(component) shares",
            ])
    }
}
