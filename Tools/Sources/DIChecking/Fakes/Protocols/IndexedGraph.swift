// SPDX-License-Identifier: Apache-2.0

/// A symbol graph whose protocols, and what they require, are found by name.
struct IndexedGraph {
    /// The protocols by their names without the module.
    let protocols: [String: SymbolGraph.Symbol]
    private let members: [String: [SymbolGraph.Symbol]]
    private let parents: [String: [String]]
    private let defaults: Set<String>

    init(_ graph: SymbolGraph) {
        let found = graph.symbols.filter { $0.kind.identifier == "swift.protocol" }
        protocols = Dictionary(found.map { ($0.pathComponents.joined(separator: "."), $0) }) { first, _ in first }
        let known = Set(found.map(\.identifier.precise))
        let names = Dictionary(found.map { ($0.identifier.precise, $0.pathComponents) }) { first, _ in first }
        let module = graph.module.name
        var members: [String: [SymbolGraph.Symbol]] = [:]
        var parents: [String: [String]] = [:]
        var owners: [String: String] = [:]
        var defaults: Set<String> = []
        for relation in graph.relationships {
            switch relation.kind {
            case "requirementOf", "optionalRequirementOf": owners[relation.source] = relation.target
            case "defaultImplementationOf": defaults.insert(relation.target)
            case "conformsTo" where known.contains(relation.source):
                let own = names[relation.target].map { module + "." + $0.joined(separator: ".") }
                if let name = own ?? relation.targetFallback { parents[relation.source, default: []].append(name) }
            default: break
            }
        }
        for symbol in graph.symbols {
            if let owner = owners[symbol.identifier.precise] { members[owner, default: []].append(symbol) }
        }
        // A protocol is in one file.
        for (owner, list) in members {
            members[owner] = list.enumerated().sorted { one, other in
                (one.element.line, one.element.character, one.offset)
                    < (other.element.line, other.element.character, other.offset)
            }.map(\.element)
        }
        (self.members, self.parents, self.defaults) = (members, parents, defaults)
    }

    /// The requirements of a protocol, in the order of the sources.
    func requirements(_ identifier: String) -> [SymbolGraph.Symbol] { members[identifier] ?? [] }

    /// The names, with modules, of the protocols that a protocol inherits from.
    func inherited(_ identifier: String) -> [String] { (parents[identifier] ?? []).sorted() }

    /// Whether an extension implements a requirement.
    func hasDefault(_ identifier: String) -> Bool { defaults.contains(identifier) }
}

extension SymbolGraph.Symbol {
    fileprivate var line: Int { location?.position.line ?? 0 }
    fileprivate var character: Int { location?.position.character ?? 0 }
}
