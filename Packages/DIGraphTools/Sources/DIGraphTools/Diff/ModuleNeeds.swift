// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The dependencies between the modules of a graph.
struct ModuleNeeds {
    private struct Pair: Hashable {
        let level: GraphDiff.ModuleNeed.Level
        let from: String
        let to: String
    }

    /// For the name of a module its name in both graphs.
    private let names: [String: String]

    private var first: [Pair: GraphDiff.ModuleNeed] = [:]

    init(_ index: BindingGraph.Index, _ names: [String: String]) {
        self.names = names
        for ends in index.ends where ends.from >= 0 && ends.to >= 0 {
            let (needer, needed) = (index.graph.bindings[ends.from], index.graph.bindings[ends.to])
            add(.swiftModule, needer.swiftModule, needed.swiftModule, needer, needed)
            add(.module, needer.module, needed.module, needer, needed)
        }
    }

    private mutating func add(
        _ level: GraphDiff.ModuleNeed.Level, _ from: String?, _ to: String?, _ needer: BindingGraph.Binding,
        _ needed: BindingGraph.Binding
    ) {
        guard let from, let to, from != to else { return }
        let isType = level == .module
        let pair = Pair(
            level: level, from: isType ? names[from] ?? from : from, to: isType ? names[to] ?? to : to)
        guard first[pair] == nil else { return }
        first[pair] = GraphDiff.ModuleNeed(level: level, from: from, to: to, needer: needer.key, needed: needed.key)
    }

    /// Returns the dependencies that are not in another graph, sorted.
    func missing(in other: ModuleNeeds) -> [GraphDiff.ModuleNeed] {
        first.filter { other.first[$0.key] == nil }.values._sorted { one, other in
            (one.level == .swiftModule ? 0 : 1, one.from, one.to)
                < (other.level == .swiftModule ? 0 : 1, other.from, other.to)
        }
    }
}

extension GraphMatching {
    /// Returns for each module with two names the shorter one.
    ///
    /// A graph shows the Swift module of a type only if the name is ambiguous, so a module can have two names. The
    /// modules of bindings that are in both graphs show which names are the same.
    func moduleNames() -> [String: String] {
        var links: [String: String] = [:]
        for (position, other) in bindings.new.enumerated() where other >= 0 {
            guard let one = old.graph.bindings[position].module, let two = new.graph.bindings[other].module else {
                continue
            }
            guard one != two, Self.isSameName(one, two) else { continue }
            // The longer name ends with the shorter.
            links[one.utf8.count > two.utf8.count ? one : two] = one.utf8.count > two.utf8.count ? two : one
        }
        return links
    }

    /// Returns whether two names are equal, except for a Swift module that only one of them shows, and for `any`, which
    /// earlier versions did not write.
    static func isSameName(_ one: String?, _ other: String?) -> Bool {
        guard one != other else { return true }
        guard let one = one.map(BindingGraph._withoutAny), let other = other.map(BindingGraph._withoutAny) else {
            return false
        }
        guard one != other else { return true }
        return one.hasSuffix("." + other) || other.hasSuffix("." + one)
    }
}
