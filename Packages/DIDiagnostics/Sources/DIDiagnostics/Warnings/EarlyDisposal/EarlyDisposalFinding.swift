// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// An instance that a plain build disposes of while the root holds it.
enum EarlyDisposalFinding {
    static let kind: RemarkKind = RemarkKind(.earlyDisposal, explain: { $0.diagnostic(for: $1) })

    static func found(binding: Int, component: Int) -> Remark {
        Remark(kind, binding, component)
    }
}

extension Remark {
    fileprivate var binding: Int { first }
    fileprivate var component: Int { second }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let (binding, component) = (finding.binding, quotedType(of: finding.component))
        let need = nearestNeed[binding]
        let requester = need >= 0 ? [step(.neededBy, model.edges[need].from)] : []
        return diagnostic(
            finding.id, .warning, on: binding,
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
