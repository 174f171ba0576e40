// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Explains an error.
    func explain(_ finding: _Finding) -> Diagnostic {
        switch finding.kind {
        case .collectionClash: collectionClash(finding)
        case .decoratesNothing: decoratesNothing(finding)
        case .dependencyCycle: dependencyCycle(finding)
        case .duplicateBinding: duplicateBinding(finding)
        case .duplicateDictionaryKey: duplicateDictionaryKey(finding)
        case .effectfulConstruction: effectfulConstruction(finding)
        case .effectfulRequest: effectfulRequest(finding)
        case .isolationCrossing: isolationCrossing(finding)
        case .mainActorConstruction: mainActorConstruction(finding)
        case .mainActorFunction: mainActorFunction(finding)
        case .mainActorRequest: mainActorRequest(finding)
        case .mainActorThrowingRequest: mainActorThrowingRequest(finding)
        case .missingBinding: missingBinding(finding)
        case .missingRoot: missingRoot(finding)
        case .qualifierUnmatched: qualifierUnmatched(finding)
        case .overrideTargetsNothing: overrideTargetsNothing(finding)
        case .recursiveComponent: recursiveComponent(finding)
        case .scopeMismatch: scopeMismatch(finding)
        case .scopeNesting: scopeNesting(finding)
        case .seedClash: seedClash(finding)
        case .startUnreachable: startUnreachable(finding)
        case .tooManyComponents: tooManyComponents(finding)
        case .unsharedEffect: unsharedEffect(finding)
        }
    }
}
