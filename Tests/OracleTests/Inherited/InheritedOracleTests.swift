// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

/// Chains of components that decorate the bindings of those above, against the naive expectation.
@Suite struct InheritedOracleTests {
    static let chunks: [Range<Int>] = (1..<2001).chunksToTry(of: 250)

    @Test(arguments: chunks)
    func layers_areThoseOfTheOracle(from seeds: Range<Int>) async throws {
        var (right, wrong, inherited) = (0, 0, 0)
        for seed in seeds {
            let described = InheritedCase.make(seed: seed)
            guard !described.hasUnsharedEffect else { continue }
            try await CurrentInherited.$described.withValue(described) {
                let options = GraphOptions(overriding: described.overrides.isEmpty ? [] : [InheritedOverride.self])
                let errors = Storey<D0>.graph(options).diagnostics.filter { $0.severity == .error }
                let expected = described.decoratorsOfNothing
                #expect(errors.allSatisfy { $0.id == .decoratesNothing }, "seed \(seed): \(errors)")
                #expect(errors.count == expected, "seed \(seed): \(errors) instead of \(expected)")
                guard expected == 0 else { return wrong += 1 }
                right += 1
                let factory = try ComponentFactory.of(Storey<D0>.self, options)
                inherited += try await check(try await factory.build(), described, seed)
            }
        }
        #expect(right > seeds.count / 2 && wrong > seeds.count / 40, "\(right) right, \(wrong) wrong")
        #expect(inherited > seeds.count, "\(inherited) inherited")
    }

    /// Builds each component twice, compares all layers, and returns the number of those that decorate others.
    private func check(_ root: Floor, _ described: InheritedCase, _ seed: Int) async throws -> Int {
        var inherited = 0
        var floors = [root]
        while let open = floors[floors.count - 1].open {
            let level = floors.count
            let (one, other) = (try await open(), try await open())
            for key in InheritedCase.Key.allCases where described.text(of: key, from: level) != nil {
                guard let first = one.layers[key], let second = other.layers[key] else { continue }
                let isOnce = described.keeper(of: key, from: level).map { $0 < level } ?? false
                #expect((first === second) == isOnce, "seed \(seed), \(key) at \(level)")
            }
            floors.append(one)
        }
        for (level, floor) in floors.enumerated() {
            for key in InheritedCase.Key.allCases {
                #expect(
                    floor.layers[key]?.text == described.text(of: key, from: level), "seed \(seed), \(key) at \(level)")
                inherited += floor.layers[key]?.inner.count ?? 0
            }
        }
        return inherited
    }
}
