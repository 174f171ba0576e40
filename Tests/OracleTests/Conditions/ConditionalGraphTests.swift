// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Testing

/// Random graphs whose modules are included by conditions on properties and profiles: they have the mistakes of the same graph
/// in which a module is included, or not at all.
@Suite struct ConditionalGraphTests {
    static let chunks: [Range<Int>] = (1..<801).chunksToTry(of: 100)

    @Test(arguments: chunks)
    func graphWithConditions_isTheGraphOfThoseThatHold(from seeds: Range<Int>) throws {
        var (left, taken) = (0, 0)
        for seed in seeds {
            var random = SplitMix(seed: -seed)
            let facts = RandomCondition.Facts(&random)
            var described = GraphGenerator.graph(seed: seed)
            for module in described.modules.indices where random.chance(70) {
                described.conditions[module] = RandomCondition(&random)
            }
            let decided = described.decided(in: facts)
            left += described.conditions.count { !$0.value.holds(in: facts) }
            taken += described.conditions.count { $0.value.holds(in: facts) }
            let (expected, found) = (Oracle.verdicts(on: decided), try described.verdictsOfTheLibrary(in: facts))
            #expect(found == expected, "the graph of seed \(seed)")
        }
        #expect(left >= seeds.count / 10 && taken >= seeds.count / 10, "\(left) left out, \(taken) included")
    }
}

extension Description {
    /// The same graph, in which each inclusion with a condition is there or not.
    fileprivate func decided(in facts: RandomCondition.Facts) -> Description {
        var result = self
        func keep(_ items: [Item]) -> [Item] {
            items.filter { item in
                guard case .include(let module) = item, let condition = conditions[module] else { return true }
                return condition.holds(in: facts)
            }
        }
        for index in components.indices { result.components[index].items = keep(components[index].items) }
        result.modules = modules.map(keep)
        result.conditions = [:]
        return result
    }

    fileprivate func verdictsOfTheLibrary(in facts: RandomCondition.Facts) throws -> [Verdict] {
        try CurrentGraph.$description.withValue(self) {
            let options = try facts.options(overriding: overriding.map(moduleType))
            // A listed component has another name, by which the library sorts.
            return Self.verdicts(of: componentType(0).graph(options).diagnostics).sorted()
        }
    }
}
