// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension LimitsPlugin {
    /// Counts bindings by their place in the source: those of a component that several parents install are one.
    struct Count {
        private struct Identity: Hashable {
            let key: String
            let kind: String
            let place: Place?
            /// The component of a binding without a place.
            let owner: String
        }

        let index: BindingGraph.Index
        /// For each exception whether it matched anything.
        private(set) var isUsed: [Bool]
        private var isExcepted: [Bool] = []
        /// For each binding the first one with the same place and key.
        private var original: [Int] = []

        init(_ index: BindingGraph.Index, _ exceptions: [BindingPattern]) {
            self.index = index
            isUsed = Array(repeating: false, count: exceptions.count)
            var firsts: [Identity: Int] = [:]
            for (position, binding) in index.graph.bindings.enumerated() {
                let owner = index.component(binding.component)?.name ?? binding.component
                let identity = Identity(
                    key: binding.key, kind: binding.kind, place: binding.place, owner: binding.place == nil ? owner : ""
                )
                original.append(firsts[identity] ?? position)
                if firsts[identity] == nil { firsts[identity] = position }
                var excepted = false
                if !exceptions.isEmpty {
                    let names = BindingNames(of: binding, index)
                    for (number, pattern) in exceptions.enumerated() where pattern.matches(names) {
                        isUsed[number] = true
                        excepted = true
                    }
                }
                isExcepted.append(excepted)
            }
        }

        /// The bindings that depend on a binding.
        func users(of position: Int) -> [Int] {
            distinct(index.uses(at: position).map { index.ends[$0].from })
        }

        /// The dependencies of a binding.
        func needs(of position: Int) -> [Int] {
            guard index.graph.bindings[position].kind != "collection" else { return [] }
            return distinct(index.needs(at: position).map { index.ends[$0].to })
        }

        private func distinct(_ positions: [Int]) -> [Int] {
            guard positions.count > 1 else { return positions }
            var seen: Set<Int> = []
            return positions.map { original[$0] }.filter { seen.insert($0).inserted }
        }

        /// The bindings with more than the limit, the worst first, each place once.
        func worst(beyond limit: Int, _ list: (Count, Int) -> [Int]) -> [(position: Int, list: [Int])] {
            var found: [Int: (position: Int, list: [Int])] = [:]
            for position in index.graph.bindings.indices where !isExcepted[position] {
                let list = list(self, position)
                guard list.count > limit, list.count > found[original[position]]?.list.count ?? -1 else { continue }
                found[original[position]] = (position, list)
            }
            return found._sorted { one, other in
                (-one.value.list.count, one.key) < (-other.value.list.count, other.key)
            }.map(\.value)
        }

        /// The bindings where constructions begin that are deeper than the limit, the deepest first, each place once.
        func deepest(_ chains: ConstructionChains, beyond limit: Int) -> [Int] {
            var found: [Int: Int] = [:]
            for start in chains.starts where !isExcepted[start] && chains.depth(of: start) > limit {
                let known = found[original[start]]
                if chains.depth(of: start) > known.map(chains.depth) ?? -1 { found[original[start]] = start }
            }
            return found._sorted { one, other in
                (-chains.depth(of: one.value), one.key) < (-chains.depth(of: other.value), other.key)
            }.map(\.value)
        }
    }
}
