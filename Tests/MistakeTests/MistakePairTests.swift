// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

@Suite struct MistakePairTests {
    /// Those that make a graph invalid: warnings tell of what others do, too.
    ///
    /// A start that nothing reaches is not reported of graphs with overrides, as some mistakes are.
    static let errors: [Mistake] = Mistake.allCases.filter {
        $0.warning == nil && $0 != .startUnreachable
    }
    /// Pairs of different mistakes, wherever each is made; one mistake in two places may be one diagnostic.
    static let firsts: [Mistake] = errors.dropLast()

    /// A level for the first mistake, and another one for the second. Debug builds, which take many times as long as release
    /// builds, try the first pair of levels only, and of the pairs of mistakes each fourth.
    private static let levels: [(Level, Level)] = {
        let all = Array(zip(Level.allCases, Level.allCases.dropFirst() + [.root]))
        #if DEBUG
        return Array(all.prefix(1))
        #else
        return all
        #endif
    }()
    #if DEBUG
    private static let step = 4
    #else
    private static let step = 1
    #endif

    @Test(arguments: firsts)
    func diagnosticsOfAPair_areTheSortedUnion_ofThoseOfEachAlone(with first: Mistake) {
        let index = Self.firsts.firstIndex(of: first) ?? 0
        let rest = Array(Self.errors[(index + 1)...])
        for (level, other) in Self.levels {
            for second in stride(from: index % Self.step, to: rest.count, by: Self.step).map({ rest[$0] }) {
                for elsewhere in [level, other] {
                    expectUnion(Commitment(mistake: first, level: level), Commitment(mistake: second, level: elsewhere))
                }
            }
        }
    }

    private func expectUnion(_ one: Commitment, _ two: Commitment) {
        let union = Self.alone(one) + Self.alone(two)
        let sorted = union.sorted { left, right in
            Self.order(left).lexicographicallyPrecedes(Self.order(right))
        }
        #expect(Scene.diagnostics(of: one, two) == sorted, "\(one.testDescription), \(two.testDescription)")
    }

    private static let everyoneAlone: [String: [Diagnostic]] = Dictionary(
        uniqueKeysWithValues: Commitment.all.filter { $0.mistake.warning == nil }.map {
            ($0.testDescription, Scene.diagnostics(of: $0))
        })

    private static func alone(_ commitment: Commitment) -> [Diagnostic] {
        everyoneAlone[commitment.testDescription] ?? []
    }

    /// Place, id, subject, text: what diagnostics are sorted by, told once more.
    private static func order(_ diagnostic: Diagnostic) -> [String] {
        let place = diagnostic.trace.compactMap(\.place).first
        let line = String(place?.line ?? 0)
        let padded = String(repeating: "0", count: 9 - line.count) + line
        return [place?.fileID ?? "", padded, diagnostic.id.rawValue, diagnostic.subject, diagnostic.description]
    }
}
