// SPDX-License-Identifier: Apache-2.0

/// Names of types for people: short where that is unambiguous in a graph, with the module where two would look alike.
struct TypeNames {
    private struct Entry {
        let spelling: TypeSpelling
        var shown: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Names without modules that stand for more than one type.
    private var ambiguous: Set<String> = []

    /// Collects the names of all types that a graph can mention. Complexity: linear in their lengths.
    init(of types: some Sequence<Any.Type>) {
        var meanings: [String: TypeSpelling.Name] = [:]
        var outermost: [String: String] = [:]
        var names: [(type: ObjectIdentifier, names: [TypeSpelling.Name])] = []
        for type in types where entries[ObjectIdentifier(type)] == nil {
            let spelling = TypeSpelling(of: type)
            let found = spelling.withoutModules()
            entries[ObjectIdentifier(type)] = Entry(spelling: spelling, shown: spelling.text { _ in false })
            names.append((ObjectIdentifier(type), found.names))
            for name in found.names {
                guard let other = meanings[name.short] else {
                    meanings[name.short] = name
                    continue
                }
                if other.identity != name.identity { ambiguous.insert(name.short) }
            }
            // One package linked twice gives two types that nothing in their names tells apart.
            if let name = found.outermost, let other = outermost.updateValue(name.short, forKey: spelling.raw) {
                ambiguous.insert(other)
            }
        }
        guard !ambiguous.isEmpty else { return }
        for (type, names) in names where names.contains(where: { ambiguous.contains($0.short) }) {
            guard let spelling = entries[type]?.spelling else { continue }
            let shown = qualified(spelling)
            entries[type]?.shown = shown
        }
    }

    /// The name to show.
    func shown(_ type: Any.Type) -> String {
        if let entry = entries[ObjectIdentifier(type)] { return entry.shown }
        let spelling = TypeSpelling(of: type)
        let plain = spelling.withoutModules()
        let isAmbiguous = plain.names.contains { ambiguous.contains($0.short) }
        return isAmbiguous ? qualified(spelling) : spelling.text { _ in false }
    }

    /// The name with its modules; the standard library's only where that tells something.
    func qualified(_ type: Any.Type) -> String {
        qualified(spelling(of: type))
    }

    private func qualified(_ spelling: TypeSpelling) -> String {
        spelling.text { $0.module != "Swift" || ambiguous.contains($0.short) }
    }

    /// The name for ids: with its modules but the standard library's, and without `any`, whatever else is in the graph.
    func identifying(_ type: Any.Type) -> String {
        spelling(of: type).textWithoutAny { $0.module != "Swift" }
    }

    /// All ways in which graphs write the name.
    func variants(of type: Any.Type) -> Set<String> {
        let spelling = spelling(of: type)
        let isQualified: [(TypeSpelling.Name) -> Bool] = [{ _ in false }, { $0.module != "Swift" }, { _ in true }]
        return Set(isQualified.flatMap { [spelling.text($0), spelling.textWithoutAny($0)] })
    }

    /// The name taken apart, for comparing it with others.
    func plain(_ type: Any.Type) -> TypeSpelling.Plain {
        spelling(of: type).withoutModules()
    }

    /// Whether a name without its module stands for more than one type.
    func isAmbiguous(_ name: TypeSpelling.Name) -> Bool {
        ambiguous.contains(name.short)
    }

    private func spelling(of type: Any.Type) -> TypeSpelling {
        entries[ObjectIdentifier(type)]?.spelling ?? TypeSpelling(of: type)
    }
}
