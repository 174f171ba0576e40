// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

/// Random components with walls against a naive closure.
@Suite struct WallOracleTests {
    static let seeds: Range<Int> = 1..<2001
    static let chunks: [Range<Int>] = seeds.chunksToTry(of: 200)

    @Test(arguments: chunks)
    func verdictsAndEdges_areThoseOfTheOracle(ofWallsFrom seeds: Range<Int>) {
        for seed in seeds {
            let walls = WallGenerator.walls(seed: seed)
            let oracle = WallOracle(walls)
            let graph = walls.graph
            #expect(graph.verdicts == oracle.verdicts, "the walls of seed \(seed)")
            #expect(graph.lines == oracle.edges, "the walls of seed \(seed)")
        }
    }

    // Of all seeds, which only release builds try.
    #if !DEBUG
    @Test func walls_makeEachMistake_andSoundOnes() {
        var counts: [String: Int] = [:]
        for seed in Self.seeds {
            let verdicts = WallOracle(WallGenerator.walls(seed: seed)).verdicts
            if verdicts.isEmpty { counts["none", default: 0] += 1 }
            for id in Set(verdicts.map { $0.split(separator: " ")[0] }) { counts[String(id), default: 0] += 1 }
        }
        print("walls that make a mistake: \(counts.sorted { $0.key < $1.key })")
        let ids = ["PrivateBinding", "RequirementUnmet", "UndeclaredNeed", "MissingBinding", "DuplicateBinding"]
        for id in ids { #expect(counts["DI/\(id)", default: 0] >= 50, "DI/\(id)") }
        #expect(counts["none", default: 0] >= 50)
    }
    #endif

    /// A need of a key that only another module has, in walls that are sound without it.
    @Test func leaks_areFound_eachAtItsLine() {
        var leaks = 0
        for seed in Self.seeds where leaks < 20 {
            var walls = WallGenerator.walls(seed: seed)
            guard WallOracle(walls).verdicts.isEmpty, let number = walls.modules.indices.first(where: walls.isIncluded)
            else { continue }
            let isClosed = leaks % 2 == 0
            let key = WallGenerator.keys + 1
            let secret = WallCase.Item.bind(WallCase.Binding(key: key, line: 998))
            walls.items.append(isClosed ? secret : .include(walls.modules.count))
            walls.modules.append(isClosed ? [] : [.privately([secret])])
            if isClosed { walls.modules[number].append(.requireNothing) }
            guard !isClosed || WallOracle(walls).verdicts.isEmpty else { continue }
            let leak = WallCase.Binding(key: WallGenerator.keys, needs: [key], line: 999)
            walls.modules[number].append(.bind(leak))
            let errors = walls.graph.diagnostics.filter { $0.severity == .error }
            #expect(!errors.isEmpty && walls.graph.verdicts == WallOracle(walls).verdicts, "the leak of seed \(seed)")
            #expect(errors.allSatisfy { $0.trace.first?.place?.line == 999 }, "the leak of seed \(seed)")
            leaks += 1
        }
        #expect(leaks == 20)
    }
}

extension WallCase {
    /// The graph of the case.
    fileprivate var graph: BindingGraph { WallCase.$current.withValue(self) { WalledShop.graph() } }

    /// Whether the component includes a module for all to see.
    fileprivate func isIncluded(_ number: Int) -> Bool {
        items.contains { if case .include(number) = $0 { true } else { false } }
    }
}

extension BindingGraph {
    /// The ids of the errors with the numbers of their keys.
    fileprivate var verdicts: Set<String> {
        let names = Dictionary(uniqueKeysWithValues: (0..<100).map { (_typeName($0), $0) })
        return Set(
            diagnostics.filter { $0.severity == .error }.map { "\($0.id.rawValue) \(names[$0.subject] ?? -1)" })
    }

    private func _typeName(_ number: Int) -> String { "Key<D\(number / 10), D\(number % 10)>" }

    /// The edges between bindings with lines.
    fileprivate var lines: Set<WallOracle.Edge> {
        let byID = Dictionary(uniqueKeysWithValues: bindings.map { ($0.id, $0) })
        return Set(
            edges.compactMap { edge in
                guard let from = byID[edge.from]?.place?.line, let target = byID[edge.to],
                    let to = target.place?.line, byID[edge.from]?.kind == "factory"
                else { return nil }
                return WallOracle.Edge(from: from, to: to, owner: target.privateTo)
            })
    }
}
