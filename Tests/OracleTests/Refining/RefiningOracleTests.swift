// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

/// Chains of components that decorate the bindings of those above, against the naive expectation.
@Suite struct RefiningOracleTests {
    static let chunks: [Range<Int>] = (1..<2001).chunksToTry(of: 250)

    @Test(arguments: chunks)
    func layers_areThoseOfTheOracle(from seeds: Range<Int>) async throws {
        var (right, wrong, refined) = (0, 0, 0)
        for seed in seeds {
            let described = RefiningCase.make(seed: seed)
            guard !described.hasUnsharedEffect else { continue }
            try await CurrentRefining.$described.withValue(described) {
                let options = GraphOptions(overriding: described.overrides.isEmpty ? [] : [RefiningOverride.self])
                let errors = Storey<D0>.graph(options).diagnostics.filter { $0.severity == .error }
                let expected = described.decoratorsOfNothing
                #expect(errors.allSatisfy { $0.id == .decoratesNothing }, "seed \(seed): \(errors)")
                #expect(errors.count == expected, "seed \(seed): \(errors) instead of \(expected)")
                guard expected == 0 else { return wrong += 1 }
                right += 1
                let factory = try ComponentFactory.of(Storey<D0>.self, options)
                refined += try await check(try await factory.build(), described, seed)
            }
        }
        #expect(right > seeds.count / 2 && wrong > seeds.count / 40, "\(right) right, \(wrong) wrong")
        #expect(refined > seeds.count, "\(refined) refined")
    }

    /// Builds each component twice, compares all layers, and returns the number of those that refine others.
    private func check(_ root: Floor, _ described: RefiningCase, _ seed: Int) async throws -> Int {
        var refined = 0
        var floors = [root]
        while let open = floors[floors.count - 1].open {
            let level = floors.count
            let (one, other) = (try await open(), try await open())
            for key in RefiningCase.Key.allCases where described.text(of: key, from: level) != nil {
                guard let first = one.layers[key], let second = other.layers[key] else { continue }
                let isOnce = described.keeper(of: key, from: level).map { $0 < level } ?? false
                #expect((first === second) == isOnce, "seed \(seed), \(key) at \(level)")
            }
            floors.append(one)
        }
        for (level, floor) in floors.enumerated() {
            for key in RefiningCase.Key.allCases {
                #expect(
                    floor.layers[key]?.text == described.text(of: key, from: level), "seed \(seed), \(key) at \(level)")
                refined += floor.layers[key]?.inner.count ?? 0
            }
        }
        return refined
    }
}
