// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension BindingGraph {
    /// Returns the reason for each binding of a type: a shortest path from a root to the binding.
    ///
    /// The way starts at the root of the root component, or else at an eager binding or the root of another component. An
    /// unreachable binding is alone on its way, and `Way.remark` says so. The result is empty if nothing binds the type.
    ///
    /// ```swift
    /// for way in AppComponent.graph.why(Heater.self) { print(way) }
    /// ```
    ///
    /// Types are compared by name, so this also works on a graph that was read from a file. Complexity: linear in the
    /// graph and the ways.
    public func why<T>(_ type: T.Type) -> [Way] {
        ways(to: positions(of: type))
    }

    /// Returns the reason for each binding with a key or an id, written as in reports.
    ///
    /// If no key is equal, it matches bindings whose type or tag has the name: `Heater` finds `Kitchen.Heater` and
    /// `'Int' tagged 'Heater'`.
    public func why(_ key: String) -> [Way] {
        ways(to: positions(of: key))
    }

    /// Returns a shortest way from one type to another that it depends on, both included, or nil if there is none.
    ///
    /// Complexity: linear in the graph.
    public func path<From, To>(from: From.Type, to: To.Type) -> Way? {
        way(from: positions(of: from), to: positions(of: to))
    }

    /// Returns a shortest way between two keys or ids, written as in reports, or nil if there is none.
    ///
    /// Complexity: linear in the graph.
    public func path(from: String, to: String) -> Way? {
        way(from: positions(of: from), to: positions(of: to))
    }

    private func ways(to targets: [Int]) -> [Way] {
        guard !targets.isEmpty else { return [] }
        var search = WaySearch(self)
        search.searchFromRoots()
        return targets.map { search.way(to: $0) }
    }

    private func way(from starts: [Int], to targets: [Int]) -> Way? {
        guard !starts.isEmpty, !targets.isEmpty else { return nil }
        var search = WaySearch(self)
        search.search(from: starts)
        return targets.filter { search.isReached($0) }.map { search.way(to: $0) }.min {
            $0.edges.count < $1.edges.count
        }
    }

    /// Returns the positions of the bindings of a type or tag, matched by name, with or without modules.
    func positions<T>(of type: T.Type) -> [Int] {
        let names = TypeNames(of: [type])
        var wanted = names.variants(of: type)
        var fullNames = [names.identifying(type)]
        if let tag = type as? any Tag.Type {
            let element = _Key(_Key.type(taggedWith: tag)).element
            let elements = names.variants(of: element)
            wanted.formUnion(wanted.flatMap { tag in elements.map { "'\($0)' tagged '\(tag)'" } })
            fullNames.append("\(names.identifying(element)) tagged \(fullNames[0])")
        }
        return bindings.indices.filter {
            wanted.contains(bindings[$0].key) && bindings[$0].mayBe(fullNames)
        }
    }

    /// Returns the positions of the bindings with an id or a key, or else with a type or tag of that name.
    func positions(of key: String) -> [Int] {
        let bare = BindingGraph._withoutAny(key)
        let waysToMean: [(Binding) -> Bool] = [
            { $0.id == key }, { $0.key == key }, { BindingGraph._withoutAny($0.key) == bare }, { $0.isNamed(bare) },
        ]
        for isMeant in waysToMean {
            let found = bindings.indices.filter { isMeant(bindings[$0]) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns a text without the word `any`, which people and earlier versions omit.
    package static func _withoutAny(_ text: String) -> String {
        guard text.contains("any ") else { return text }
        return text.replacing(#/\bany /#.wordBoundaryKind(.simple), with: "")
    }
}

extension BindingGraph.Binding {
    /// Whether an id is compatible with one of these names, rather than with another type of the same short name.
    fileprivate func mayBe(_ fullNames: [String]) -> Bool {
        guard id.hasPrefix(component + ":") else { return true }
        let name = id.dropFirst(component.count + 1)
        return !name.contains(".") || name == key
            || fullNames.contains {
                name == $0 || name.hasPrefix($0 + "#") || name.hasPrefix($0 + "/")
                    || name.hasPrefix($0 + " private to ")
            }
    }

    /// Whether the type or the tag of the key has a name, with or without the part before its last dot.
    fileprivate func isNamed(_ name: String) -> Bool {
        let key = BindingGraph._withoutAny(key)
        guard key.hasPrefix("'") else { return key.hasSuffix("." + name) }
        let pieces = key.split(separator: "'", maxSplits: 4)
        let names = pieces.count > 2 && pieces[1] == " tagged " ? [pieces[0], pieces[2]] : pieces.prefix(1)
        return names.contains { $0 == name || $0.hasSuffix("." + name) }
    }
}
