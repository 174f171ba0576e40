// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import Testing

/// Random overlays and stacks of objects that ask by themselves, asked in random orders and from tasks within a run: the answer
/// depends on the graphs and on who runs.
@Suite
struct AmbientOracleTests {
    private struct Question: Sendable {
        let key: Int
        let generation: Int
        let isInTask: Bool
    }

    private static func questions(_ ambientCase: AmbientCase, seed: Int) -> [Question] {
        var random = SplitMix(seed: seed)
        let all = ambientCase.generations.indices
        return all.flatMap { generation in
            (0..<AmbientCase.keyCount).map { key in
                Question(
                    key: key, generation: generation, isInTask: Bool.random(using: &random))
            }
        }.shuffled(using: &random)
    }

    private static func cup(_ question: Question, of injectors: [Injector]) async -> any AmbientCup {
        let injector = injectors[question.generation]
        let ask: @Sendable () -> any AmbientCup = { digits[question.key].ask(injector) }
        return question.isInTask ? await Task { ask() }.value : ask()
    }

    @Test(arguments: [false, true], [0..<60, 60..<120] as [Range<Int>])
    func answers_areThoseOfTheGraphs_whoeverAsksFirst(isStack: Bool, seeds: Range<Int>) async throws {
        for seed in seeds {
            let ambientCase = AmbientCase(seed: seed)
            for order in 0..<3 {
                let injectors = try ambientCase.injectors(ofStack: isStack)
                let runner = (seed + order) % injectors.count
                var shared: [[Int]: ObjectIdentifier] = [:]
                var cups: [any AmbientCup] = []
                for question in Self.questions(ambientCase, seed: seed * 3 + order) {
                    let (cup, text) = await injectors[runner].run {
                        let cup = await Self.cup(question, of: injectors)
                        return (cup, await cup.text)
                    }
                    cups.append(cup)
                    let expected = ambientCase.text(
                        of: question.key, in: question.generation, runner: runner, isStack: isStack)
                    #expect(text == expected, "seed \(seed), order \(order), \(question)")
                    guard let (declaration, owner) = ambientCase.find(question.key, in: question.generation),
                        declaration.isShared
                    else { continue }
                    let known = shared[[declaration.line, owner]] ?? ObjectIdentifier(cup)
                    #expect(known == ObjectIdentifier(cup), "seed \(seed), order \(order), \(question)")
                    shared[[declaration.line, owner]] = known
                }
            }
        }
    }
}
