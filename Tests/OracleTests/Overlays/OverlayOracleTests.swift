// SPDX-License-Identifier: Apache-2.0

import DI
import Testing

/// Random graphs with decorators and opaque factories, overlays of overlays, and random orders of asking: the declaration and
/// the owner of each instance are those that are computed naively.
@Suite struct OverlayOracleTests {
    static let chunks: [Range<Int>] = (1..<401).chunksToTry(of: 50)

    /// A case can be made again from its seed, which a failure names.
    @Test(arguments: chunks)
    func instances_areThoseOfTheOracle(ofCasesFrom seeds: Range<Int>) throws {
        for seed in seeds {
            let failures = try OverlayRun.failures(ofSeed: seed)
            #expect(failures == [], "the case of seed \(seed)")
        }
    }

    /// Lists that are loaded and unloaded: the first that binds a key counts, and what is unchanged stays.
    @Test(arguments: chunks)
    func instancesOfStacks_areThoseOfTheOracle(ofCasesFrom seeds: Range<Int>) throws {
        for seed in seeds {
            let failures = try OverlayRun.failuresOfStacks(ofSeed: seed)
            #expect(failures == [], "the stacks of seed \(seed)")
        }
    }

    @Test func cases_haveGenerations_andTakeOverAndMakeAnew() throws {
        var counts: OverlayRun.Counts = [:]
        let seeds = Self.chunks.flatMap(\.self)
        for seed in seeds { counts.merge(try OverlayRun.counts(ofSeed: seed)) { $0 + $1 } }
        let least: OverlayRun.Counts = [.takenOver: 5, .overTwoGenerations: 2, .madeAnew: 5]
        for origin in OverlayRun.Origin.allCases {
            #expect(counts[origin, default: 0] > least[origin, default: 1] * seeds.count, "\(counts)")
        }
    }
}
