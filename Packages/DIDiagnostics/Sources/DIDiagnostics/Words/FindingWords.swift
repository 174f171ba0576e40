// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The long words of a kind of error, and what a fix of it may need.
struct FindingWords: Sendable {
    /// Makes the diagnostic of a finding, with the vocabulary of an explainer.
    let explain: @Sendable (_ explainer: _Explainer, _ finding: _Finding) -> Diagnostic
    /// Counts the bindings as used that a fix of this error may need, so that they cause no further warnings.
    let use: @Sendable (_ finding: _Finding, _ usage: inout Usage) -> Void

    init(
        explain: @escaping @Sendable (_Explainer, _Finding) -> Diagnostic,
        use: @escaping @Sendable (_Finding, inout Usage) -> Void = { _, _ in }
    ) {
        self.explain = explain
        self.use = use
    }

    /// The words of a kind.
    static func of(_ kind: FindingKind) -> FindingWords {
        switch kind {
        case .collectionClash: .collectionClash
        case .decoratesNothing: .decoratesNothing
        case .dependencyCycle: .dependencyCycle
        case .duplicateBinding: .duplicateBinding
        case .duplicateDictionaryKey: .duplicateDictionaryKey
        case .effectfulConstruction: .effectfulConstruction
        case .effectfulRequest: .effectfulRequest
        case .isolationCrossing: .isolationCrossing
        case .mainActorConstruction: .mainActorConstruction
        case .mainActorFunction: .mainActorFunction
        case .mainActorRequest: .mainActorRequest
        case .mainActorThrowingRequest: .mainActorThrowingRequest
        case .missingBinding: .missingBinding
        case .missingRoot: .missingRoot
        case .qualifierUnmatched: .qualifierUnmatched
        case .overrideTargetsNothing: .overrideTargetsNothing
        case .recursiveComponent: .recursiveComponent
        case .scopeMismatch: .scopeMismatch
        case .scopeNesting: .scopeNesting
        case .seedClash: .seedClash
        case .startUnreachable: .startUnreachable
        case .tooManyComponents: .tooManyComponents
        case .unsharedEffect: .unsharedEffect
        }
    }
}

extension _Explainer {
    /// Explains an error.
    func explain(_ finding: _Finding) -> Diagnostic {
        FindingWords.of(finding.kind).explain(self, finding)
    }
}
