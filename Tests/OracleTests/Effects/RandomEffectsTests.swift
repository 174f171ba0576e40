// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

/// Random graphs with effects: their verdicts, and what their builds do.
@Suite struct RandomEffectsTests {
    static let seeds: Range<Int> = 1..<2001
    static let chunks: [Range<Int>] = seeds.chunksToTry(of: 200)

    @Test(arguments: chunks)
    func errors_areThoseOfTheOracle(ofGraphsFrom seeds: Range<Int>) {
        for seed in seeds {
            let graph = EffectGraph.random(seed: seed)
            let ids = CurrentEffects.$graph.withValue(graph) {
                stageType(0).graph.diagnostics.filter { $0.severity == .error }.map(\.id.rawValue)
            }
            #expect(Set(ids) == EffectOracle(graph).errors(), "the graph of seed \(seed): \(graph)")
        }
    }

    @Test(arguments: chunks) @MainActor
    func builds_makeFirstWhatTheOracleSays_eachOnce_whereItBelongs(ofGraphsFrom seeds: Range<Int>) async throws {
        for seed in seeds {
            let graph = EffectGraph.random(seed: seed)
            guard EffectOracle(graph).errors().isEmpty else { continue }
            let log = EffectLog()
            try await CurrentEffects.$graph.withValue(graph) {
                try await CurrentEffects.$log.withValue(log) { try await build(stageType(0)) }
            }
            let events = log.events.withLock { $0 }
            try await log.followRequests()
            let failures = EffectCheck(graph, EffectOracle(graph)).failures(
                building: events, following: log.events.withLock { $0 })
            #expect(failures.isEmpty, "the graph of seed \(seed): \(graph)\n\(events)")
        }
    }

    // Of all seeds, which only release builds try.
    #if !DEBUG
    @Test func graphs_makeEachMistake_andManyAreValid() {
        var counts: [String: Int] = [:]
        for seed in Self.seeds {
            let errors = EffectOracle(EffectGraph.random(seed: seed)).errors()
            for id in errors.isEmpty ? ["none"] : errors { counts[id, default: 0] += 1 }
        }
        let ids = ["DI/MainActorRequired", "DI/EffectRequired", "DI/UnsharedEffect", "DI/IsolationCrossing", "none"]
        for id in ids { #expect(counts[id, default: 0] >= 25, "\(counts)") }
    }
    #endif

    @MainActor
    private func build<C: StageType>(_ stage: C.Type) async throws {
        try await C.Construction.build(try ComponentFactory.of(C.self))
    }
}

/// The check of a log against the oracle.
private struct EffectCheck {
    private let graph: EffectGraph
    private let oracle: EffectOracle

    init(_ graph: EffectGraph, _ oracle: EffectOracle) {
        self.graph = graph
        self.oracle = oracle
    }

    /// What is wrong with the events of the root component's build, and with those until all requests were followed.
    func failures(building: [EffectLog.Event], following: [EffectLog.Event]) -> [String] {
        orderFailures(building) + firstFailures(building) + sharingFailures(following)
    }

    /// The root component's build makes first what the oracle says, and nothing else that throws or awaits.
    private func firstFailures(_ events: [EffectLog.Event]) -> [String] {
        let root = graph.root(of: 0)
        let made = Set(
            events.compactMap { event in
                if case .began(let number) = event, graph.bindings[number].effects.isFallible, number != root {
                    number
                } else {
                    nil
                }
            })
        let expected = oracle.madeFirst(by: 0)
        return made == expected ? [] : ["made \(made.sorted()) first, expected \(expected.sorted())"]
    }

    /// What throws or awaits begins after all such that it reaches has ended, and the root is last.
    private func orderFailures(_ events: [EffectLog.Event]) -> [String] {
        var ended: Set<Int> = []
        var failures: [String] = []
        for event in events {
            switch event {
            case .ended(let number): ended.insert(number)
            case .began(let number):
                let needs = oracle.reached(from: number).subtracting([number]).filter {
                    graph.bindings[$0].effects.isFallible
                }
                if !ended.isSuperset(of: needs) { failures.append("\(number) began before \(needs) had ended") }
            }
        }
        if events.last.map({ if case .ended(graph.root(of: 0)) = $0 { true } else { false } }) != true {
            failures.append("the root is not last")
        }
        return failures
    }

    /// One instance of what is shared, in each component that was built; each was built at most once.
    private func sharingFailures(_ events: [EffectLog.Event]) -> [String] {
        let began = events.compactMap { if case .began(let number) = $0 { number } else { nil } }
        return graph.bindings.indices.filter { number in
            graph.bindings[number].sharing != .none && began.count { $0 == number } > builds(of: number, began)
        }.map { "\($0) was made more than once" }
    }

    /// The number of times that a binding's component was built.
    private func builds(of number: Int, _ began: [Int]) -> Int {
        let root = graph.root(of: graph.bindings[number].component)
        return began.count { $0 == root }
    }
}
