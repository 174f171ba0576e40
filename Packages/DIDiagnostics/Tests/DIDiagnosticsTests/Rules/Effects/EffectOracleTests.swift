// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

/// The flow of effects and its rules against the slow and obvious way, in random graphs.
@Suite struct EffectOracleTests {
    private static let graphsPerTest: UInt64 = 250

    @Test(arguments: UInt64(0)..<8)
    func flow_isWhatTheOracleFinds(in batch: UInt64) throws {
        for seed in batch * Self.graphsPerTest..<(batch + 1) * Self.graphsPerTest {
            let model = RandomEffects.make(seed: seed)
            let oracle = EffectOracle(model: model)
            let main = oracle.main
            guard let flow = model.flow else {
                #expect(main.isEmpty && model.bindings.allSatisfy { !$0.effects.isFallible }, "seed \(seed)")
                continue
            }
            #expect(Set(flow.isMain.indices.filter { flow.isMain[$0] }) == main, "seed \(seed)")
            for component in model.components.indices {
                #expect(Set(flow.madeFirst[component]) == oracle.madeFirst(by: component), "seed \(seed)")
                #expect(Set(flow.firstLayer[component]) == oracle.firstLayer(of: component), "seed \(seed)")
                #expect(Set(flow.madeFirst[component]).count == flow.madeFirst[component].count, "seed \(seed)")
            }
            let unmet = Dictionary(uniqueKeysWithValues: flow.unmet.map { ($0.edge, $0.binding) })
            for edge in model.edges.indices {
                let unready = oracle.unready(edge, main)
                #expect(unready.isEmpty == (unmet[edge] == nil), "seed \(seed)")
                if let found = unmet[edge] { #expect(unready.contains(found), "seed \(seed)") }
            }
        }
    }

    @Test(arguments: UInt64(0)..<8)
    func verdicts_areThoseOfTheOracle(in batch: UInt64) {
        for seed in batch * Self.graphsPerTest..<(batch + 1) * Self.graphsPerTest {
            let model = RandomEffects.make(seed: seed)
            let errors = _Validator.findings(in: model)
            var expected = EffectOracle(model: model).verdicts
            var found: Set<String> = []
            let remarks = RemarkRules.remarks(on: model, beside: errors)
            for verdict in errors.flatMap(Self.verdicts) + remarks.flatMap(Self.verdicts) {
                // Of two bindings that a request is not ready for, one is told.
                let either = verdict.split(separator: " ").last.map { "either \($0)" } ?? ""
                if verdict.hasPrefix("throwing") || verdict.hasPrefix("effect"), expected.remove(either) != nil {
                    continue
                }
                #expect(found.insert(verdict).inserted, "seed \(seed)")
            }
            #expect(found == expected, "seed \(seed)")
        }
    }

    /// Each verdict is about something in the graph, and comes up often enough to mean something.
    @Test func everyVerdict_isReached() {
        var counts: [String: Int] = [:]
        for seed in 0..<4 * Self.graphsPerTest {
            for verdict in EffectOracle(model: RandomEffects.make(seed: seed)).verdicts {
                let words = verdict.split(separator: " ")
                counts[words[0] + (words[1].first?.isLetter == true ? " \(words[1])" : ""), default: 0] += 1
            }
        }
        #expect(
            Set(counts.filter { $0.value >= 3 }.keys) == [
                "MainActorRequired component", "MainActorRequired request", "MainActorRequired function", "throwing",
                "EffectRequired component", "effect", "IsolationCrossing", "UnsharedEffect", "StartUnreachable",
                "NeedlessConstruction",
            ])
    }

    /// Every finding has a path that begins at a binding with an effect, and fixes.
    @Test func everyFinding_isExplained() {
        for seed in 0..<UInt64(60) {
            let model = RandomEffects.make(seed: seed)
            let explainer = _Explainer(model)
            let errors = _Validator.findings(in: model)
            let diagnostics = errors.map(explainer.explain)
            expectShortWords(for: errors, in: model, like: diagnostics)
            for diagnostic in diagnostics {
                #expect(!diagnostic.trace.isEmpty, "seed \(seed)")
                #expect(!diagnostic.description.contains("''"), "seed \(seed)")
            }
        }
    }

    private static func verdicts(_ finding: _Finding) -> [String] {
        switch finding.kind {
        case .mainActorConstruction: ["MainActorRequired component \(finding.first)"]
        case .mainActorRequest: ["MainActorRequired request \(finding.first)"]
        case .mainActorFunction: ["MainActorRequired function \(finding.first)"]
        case .mainActorThrowingRequest: ["throwing \(finding.first)"]
        case .effectfulConstruction: ["EffectRequired component \(finding.first) for \(finding.list.sorted())"]
        case .effectfulRequest: finding.list.map { "effect \($0)" }
        case .unsharedEffect: ["UnsharedEffect \(finding.first)"]
        case .isolationCrossing: ["IsolationCrossing \(finding.first)"]
        case .startUnreachable: ["StartUnreachable \(finding.first)"]
        default: []
        }
    }

    private static func verdicts(_ remark: Remark) -> [String] {
        guard remark.id == .needlessConstruction else { return [] }
        return ["NeedlessConstruction \(remark.indices[0]) for \(remark.indices[1])"]
    }
}
