// SPDX-License-Identifier: Apache-2.0

/// Names of types for people: short where that is unambiguous in a graph, with the module where two would look alike.
struct TypeNames {
    private var spellings: [ObjectIdentifier: TypeSpelling] = [:]
    /// Names without modules that stand for more than one type.
    private var ambiguous: Set<String> = []

    /// Collects the names of all types that a graph can mention.
    init(of types: some Sequence<Any.Type>) {
        var meanings: [String: String] = [:]
        var outermost: [String: String] = [:]
        for type in types where spellings[ObjectIdentifier(type)] == nil {
            let spelling = TypeSpelling(of: type)
            spellings[ObjectIdentifier(type)] = spelling
            spelling.forEachName { name in
                if let other = meanings.updateValue(name.identity, forKey: name.short), other != name.identity {
                    ambiguous.insert(name.short)
                }
            }
            // One package linked twice gives two types that nothing in their names tells apart.
            let whole = spelling.text { _ in true }
            guard case .name(let name)? = spelling.parts.first else { continue }
            if let other = outermost.updateValue(name.short, forKey: whole) { ambiguous.insert(other) }
        }
    }

    /// The name to show.
    func shown(_ type: Any.Type) -> String {
        let spelling = spelling(of: type)
        var isAmbiguous = false
        spelling.forEachName { if ambiguous.contains($0.short) { isAmbiguous = true } }
        return isAmbiguous ? qualified(type) : spelling.text { _ in false }
    }

    /// The name with its modules; the standard library's only where that tells something.
    func qualified(_ type: Any.Type) -> String {
        spelling(of: type).text { $0.path[0].name != "Swift" || ambiguous.contains($0.short) }
    }

    /// The name with its modules but the standard library's: the same whatever else is in the graph.
    func identifying(_ type: Any.Type) -> String {
        spelling(of: type).text { $0.path[0].name != "Swift" }
    }

    /// All ways in which graphs write the name.
    func variants(of type: Any.Type) -> Set<String> {
        let spelling = spelling(of: type)
        return [
            spelling.text { _ in false }, spelling.text { $0.path[0].name != "Swift" }, spelling.text { _ in true },
        ]
    }

    private func spelling(of type: Any.Type) -> TypeSpelling {
        spellings[ObjectIdentifier(type)] ?? TypeSpelling(of: type)
    }
}
