// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

/// Each mistake with effects beside the same component without it.
@Suite struct EffectTwinTests {
    static let mistakes: [Mistake] = Mistake.allCases.filter { $0.effects != nil }

    @Test(arguments: mistakes)
    func twin_isValid_andHasNoNote(of mistake: Mistake) throws {
        let pair = try #require(mistake.effects)
        #expect(Self.effectDiagnostics(of: pair.right) == [])
        #expect(Self.effectDiagnostics(of: pair.wrong).count == 1)
    }

    /// What the rules of effects say; the twins leave unused what only the mistake needs.
    private static func effectDiagnostics<C: RootComponent>(of component: C.Type) -> [Diagnostic] {
        let ids: Set<Diagnostic.ID> = [
            .mainActorRequired, .effectRequired, .unsharedEffect, .isolationCrossing, .startUnreachable,
        ]
        return C.graph.diagnostics.filter {
            $0.severity == .error || $0.id == .needlessConstruction || ids.contains($0.id)
        }
    }
}
