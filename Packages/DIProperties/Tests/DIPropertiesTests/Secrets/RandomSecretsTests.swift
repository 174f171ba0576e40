// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// Trees that nobody would think of, with secrets that nothing may say.
@Suite struct RandomSecretsTests {
    @Test(arguments: 0..<8) func secret_isInNothingThatLeaves(_ block: Int) throws {
        for seed in Sample.of(block * 4..<block * 4 + 4) {
            var generator = RandomTrees(seed: UInt64(seed))
            let tree = generator.makeSources()
            let patterns = generator.makePatterns()
            let secrets = tree.leaves.filter { leaf in patterns.contains { RandomTrees.covers($0, leaf.path) } }
            let properties = patterns.reduce(try Self.read(tree.sources)) { $0.marking(secret: $1) }
            let texts = WaysOut.texts(of: properties, paths: tree.leaves.map { $0.path.joined(separator: ".") })
            let told = RandomTrees.marks(in: texts)
            guard let leaf = secrets.first(where: { told.contains($0.text) }) else { continue }
            let text = texts.first { $0.contains(leaf.text) } ?? ""
            Issue.record("seed \(seed): \(leaf.path) by \(patterns) is in\n\(text.prefix(2_000))")
            return
        }
    }

    /// Reads sources, but for variables and options that would replace a list.
    private static func read(_ sources: [PropertySource]) throws -> Properties {
        sources.reduce(try Properties(sources: [])) { (try? $0.adding([$1])) ?? $0 }
    }

    @Test(.enabled(if: Sample.hasAll, "the stage `long` tries it")) func trees_haveSecretsInManyForms() throws {
        var found = (secrets: 0, told: 0)
        for seed in 0..<20 {
            var generator = RandomTrees(seed: UInt64(seed))
            let tree = generator.makeSources()
            let patterns = generator.makePatterns()
            let secrets = tree.leaves.filter { leaf in patterns.contains { RandomTrees.covers($0, leaf.path) } }
            let told = RandomTrees.marks(in: WaysOut.texts(of: try Self.read(tree.sources)))
            found.secrets += secrets.count
            found.told += secrets.count { told.contains($0.text) }
        }
        #expect(found.secrets > 60 && found.told > 40, "\(found)")
    }
}
