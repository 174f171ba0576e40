// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

@Suite struct RandomGraphTests {
    static let seeds: Range<Int> = 1..<1001
    static let chunks: [Range<Int>] = seeds.chunksToTry(of: 100)

    /// The verdicts of the oracle, by seed.
    private static let verdicts: [Int: [Verdict]] = Dictionary(
        uniqueKeysWithValues: chunks.joined().map { ($0, Oracle.verdicts(on: GraphGenerator.graph(seed: $0))) })

    /// A graph can be made again from its seed, which a failure names.
    @Test(arguments: chunks)
    func diagnostics_areThoseOfTheOracle(ofGraphsFrom seeds: Range<Int>) {
        print("random graphs from the seeds \(seeds)")
        for seed in seeds {
            let graph = GraphGenerator.graph(seed: seed)
            #expect(graph.verdictsOfTheLibrary() == Self.verdicts[seed], "the graph of seed \(seed)")
        }
    }

    /// A debug build compares the type of each node that is linked with the type that is asked for.
    @Test(arguments: chunks)
    func graphsWithoutMistakes_areBuilt(from seeds: Range<Int>) throws {
        for seed in seeds where Self.verdicts[seed]?.isEmpty == true {
            try GraphGenerator.graph(seed: seed).build()
        }
    }

    // Of all seeds, which only release builds try.
    #if !DEBUG
    @Test func graphs_makeEachMistakeAtLeastFiftyTimes_andAreOfAllSizes() {
        var counts: [String: Int] = [:]
        var sizes: [Int] = []
        var levels: Set<Int> = []
        for seed in Self.seeds {
            let graph = GraphGenerator.graph(seed: seed)
            for id in Set((Self.verdicts[seed] ?? []).map(\.id)) { counts[id, default: 0] += 1 }
            sizes.append(graph.bindingCount)
            levels.insert(graph.levelCount)
        }
        let ids = [
            "MissingBinding", "DuplicateBinding", "DependencyCycle", "ScopeNesting", "SeedClash", "CollectionClash",
            "DuplicateDictionaryKey", "RecursiveComponent", "QualifierUnmatched", "OverrideTargetsNothing",
        ]
        let summary = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        print("graphs of \(Self.seeds.count) that make a mistake: \(summary)")
        for id in ids { #expect(counts["DI/\(id)", default: 0] >= 50, "DI/\(id)") }
        #expect(Self.verdicts.values.count(where: \.isEmpty) >= 50)
        #expect(Set(counts.keys) == Set(ids.map { "DI/\($0)" }))
        #expect(sizes.allSatisfy { (5...60).contains($0) }, "\(sizes.min() ?? 0) to \(sizes.max() ?? 0)")
        #expect((sizes.min() ?? 0) <= 8 && (sizes.max() ?? 0) >= 50, "\(sizes.min() ?? 0) to \(sizes.max() ?? 0)")
        #expect(levels == [1, 2, 3])
    }
    #endif
}

extension Description {
    /// Returns the errors of the library, which name a listed component otherwise; warnings have oracles where their rules are
    /// tested.
    func verdictsOfTheLibrary() -> [Verdict] {
        CurrentGraph.$description.withValue(self) {
            Self.verdicts(of: componentType(0).graph(overriding: overriding.map(moduleType)).diagnostics)
        }
    }

    static func verdicts(of diagnostics: [Diagnostic]) -> [Verdict] {
        diagnostics.filter { $0.severity == .error }.map { diagnostic in
            let place = diagnostic.trace.compactMap(\.place).first
            return Verdict(
                file: place?.fileID ?? "", line: place?.line ?? 0, id: diagnostic.id.rawValue,
                subject: diagnostic.subject.replacing("ListedPart<", with: "Part<"))
        }
    }

    /// Builds the root component.
    func build() throws {
        try CurrentGraph.$description.withValue(self) {
            func build<C: RootComponent>(_ component: C.Type) throws {
                let factory = try ComponentFactory.of(C.self, overriding: overriding.map(moduleType))
                let plain: any ComponentFactoryProtocol = try #require(factory as? any ComponentFactoryProtocol)
                try use(plain)
            }
            func use<F: ComponentFactoryProtocol>(_ factory: F) throws {
                let seed = (F.ComponentElement.Seed.self as? any MadeSeed.Type)?.make() ?? ()
                _ = factory.build(try #require(seed as? F.ComponentElement.Seed))
            }
            try build(componentType(0))
        }
    }

    var bindingCount: Int {
        let items = components.flatMap(\.items) + modules.flatMap(\.self)
        return components.count + items.count { if case .entry = $0 { true } else { false } }
    }

    var levelCount: Int { 1 + (components.map(\.level).max() ?? 0) }
}

/// A seed that can be made of nothing.
private protocol MadeSeed {
    static func make() -> Any
}

extension Key: MadeSeed {
    static func make() -> Any { Self() }
}

extension TaggedProvider: MadeSeed where T.Element: KeyType {
    static func make() -> Any { Self(value: T.Element()) }
}
