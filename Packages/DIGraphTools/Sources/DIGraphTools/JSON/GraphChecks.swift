// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// Checks that the parts of a graph from a file are consistent.
///
/// Each check stops at its first error in the order of the text. Complexity: linear.
struct GraphChecks: ~Copyable {
    private let graph: BindingGraph
    private var components: [String: Int] = [:]
    private var bindings: [String: Int] = [:]

    /// Throws the first error.
    static func check(_ graph: BindingGraph) throws(BindingGraph.FormatError) {
        var checks = GraphChecks(graph: graph)
        checks.components = try checks.positions(of: graph.components.map(\.id), in: "components")
        checks.bindings = try checks.positions(of: graph.bindings.map(\.id), in: "bindings")
        try checks.checkComponents()
        try checks.checkBindings()
        try checks.checkEdges()
        try checks.checkChoices()
    }

    private init(graph: BindingGraph) {
        self.graph = graph
    }

    private func positions(of ids: [String], in list: String) throws(BindingGraph.FormatError) -> [String: Int] {
        var positions: [String: Int] = [:]
        positions.reserveCapacity(ids.count)
        for (position, id) in ids.enumerated() {
            if let first = positions.updateValue(position, forKey: id) {
                throw mistake("\(list)[\(position)].id", "'\(id)' is also the id of \(list)[\(first)]")
            }
        }
        return positions
    }

    private func checkComponents() throws(BindingGraph.FormatError) {
        for (position, component) in graph.components.enumerated() {
            if let parent = component.parent, components[parent] == nil {
                throw mistake("components[\(position)].parent", "the graph has no component '\(parent)'")
            }
            if let root = component.root, bindings[root] == nil {
                throw mistake("components[\(position)].root", "the graph has no binding '\(root)'")
            }
        }
        if let found = Self.cycle(graph.components.count, { graph.components[$0].parent.flatMap { components[$0] } }) {
            throw mistake("components[\(found)].parent", "'\(graph.components[found].id)' is an ancestor of itself")
        }
    }

    /// Climbs from each position to one that was visited before; a climb that meets its own steps is a cycle.
    private static func cycle(_ count: Int, _ next: (Int) -> Int?) -> Int? {
        var climb: [Int] = Array(repeating: -1, count: count)
        for start in 0..<count {
            var current = start
            while climb[current] < 0 {
                climb[current] = start
                guard let above = next(current) else { break }
                if climb[above] == start { return above }
                current = above
            }
        }
        return nil
    }

    private func checkBindings() throws(BindingGraph.FormatError) {
        for (position, binding) in graph.bindings.enumerated() {
            if components[binding.component] == nil {
                throw mistake("bindings[\(position)].component", "the graph has no component '\(binding.component)'")
            }
            try checkList(binding.effects, at: "bindings[\(position)].effects")
            try checkList(binding.hooks, at: "bindings[\(position)].hooks")
            if let decorated = binding.decorates, bindings[decorated] == nil {
                throw mistake("bindings[\(position)].decorates", "the graph has no binding '\(decorated)'")
            }
        }
        if let found = Self.cycle(graph.bindings.count, { graph.bindings[$0].decorates.flatMap { bindings[$0] } }) {
            throw mistake("bindings[\(found)].decorates", "'\(graph.bindings[found].id)' decorates itself")
        }
    }

    private func checkList<Name: RawRepresentable & Hashable>(_ names: [Name], at path: String) throws(BindingGraph
        .FormatError)
    where Name.RawValue == String {
        for (position, name) in names.enumerated() where names[..<position].contains(name) {
            throw mistake("\(path)[\(position)]", "'\(name.rawValue)' occurs twice")
        }
    }

    private func checkEdges() throws(BindingGraph.FormatError) {
        for (position, edge) in graph.edges.enumerated() {
            for (end, id) in [("from", edge.from), ("to", edge.to)] where bindings[id] == nil {
                throw mistake("edges[\(position)].\(end)", "the graph has no binding '\(id)'")
            }
        }
    }

    private func checkChoices() throws(BindingGraph.FormatError) {
        for (position, choice) in graph.choices.enumerated() where components[choice.component] == nil {
            throw mistake("choices[\(position)].component", "the graph has no component '\(choice.component)'")
        }
        for (list, names) in [("profiles", graph.profiles), ("activeProfiles", graph.activeProfiles)] {
            var seen: Set<String> = []
            for (position, name) in names.enumerated() where !seen.insert(name).inserted {
                throw mistake("\(list)[\(position)]", "'\(name)' occurs twice")
            }
        }
    }

    private func mistake(_ path: String, _ message: String) -> BindingGraph.FormatError {
        BindingGraph.FormatError(.inconsistency(path: path, message))
    }
}
