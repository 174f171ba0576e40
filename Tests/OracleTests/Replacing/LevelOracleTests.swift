// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules
import Testing

/// Dictionaries over three levels, and types bound as such, as optionals and as functions, against the naive expectation.
@Suite struct LevelOracleTests {
    static let chunks: [Range<Int>] = (1..<1001).chunksToTry(of: 100)

    @Test(arguments: chunks)
    func elementsAndShapes_areThoseOfTheNearestBinding(from seeds: Range<Int>) throws {
        var replaced = 0
        for seed in seeds {
            let described = LevelCase(seed: seed)
            try LevelCase.$current.withValue(described) {
                let factory = try ComponentFactory.of(OuterLevel.self)
                replaced += check({ factory.build() }, described, seed, withOverlay: false)
                guard !described.overlaid.isEmpty else { return }
                let injector = Injector(factory)
                let overlay = try Injector(parent: injector) {
                    include { binder in
                        for key in described.overlaid {
                            binder.bind(String.self).intoDictionary(key: key).to(value: "x\(key)")
                        }
                    }
                }
                _ = check({ overlay.get(LevelRoot.self) }, described, seed, withOverlay: true)
            }
        }
        #expect(replaced > seeds.count, "\(replaced) replaced")
    }

    /// Builds each level, and returns the number of elements of ancestors that a level replaces.
    private func check(
        _ build: () -> LevelRoot, _ described: LevelCase, _ seed: Int, withOverlay: Bool
    ) -> Int {
        var replaced = 0
        _ = described.made.take()
        var root = build()
        for depth in 0..<3 {
            let expected = described.elements(at: depth, withOverlay: withOverlay)
            let made = described.made.take()
            #expect(root.elements == expected, "seed \(seed), level \(depth)")
            // Nothing makes what is replaced.
            #expect(Set(made).isSubset(of: expected.values), "seed \(seed), level \(depth): \(made)")
            if !withOverlay {
                #expect(described.unshared(at: depth).isSubset(of: made), "seed \(seed), level \(depth)")
            }
            #expect(
                root.optional == described.label(at: depth, "?", \.bindsOptional), "seed \(seed), level \(depth)")
            #expect(
                root.function == described.label(at: depth, "()", \.bindsFunction), "seed \(seed), level \(depth)")
            replaced += described.levels.prefix(depth + 1).map(\.entries.count).reduce(0, +) - expected.count
            if let open = root.open { root = open() }
        }
        return replaced
    }
}
