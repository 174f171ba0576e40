// SPDX-License-Identifier: Apache-2.0

import DICore

/// Names of types for people: short where that is unambiguous in a graph, else with the module.
struct TypeNames {
    private struct Entry {
        let spelling: _TypeSpelling
        var shown: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The names without modules that mean more than one type.
    private var ambiguous: Set<String> = []

    /// Collects the names of types. Complexity: linear in their lengths.
    init(of types: [Any.Type]) {
        var meanings: [String: _TypeSpelling.Name] = [:]
        var outermost: [String: String] = [:]
        var names: [(type: ObjectIdentifier, names: [_TypeSpelling.Name])] = []
        for type in types where entries[ObjectIdentifier(type)] == nil {
            let spelling = _TypeSpelling(of: type)
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
            // A package that is linked twice yields two types with the same names.
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
        let spelling = _TypeSpelling(of: type)
        let plain = spelling.withoutModules()
        let isAmbiguous = plain.names.contains { ambiguous.contains($0.short) }
        return isAmbiguous ? qualified(spelling) : spelling.text { _ in false }
    }

    /// The name with its modules; the standard library's only where needed to avoid ambiguity.
    func qualified(_ type: Any.Type) -> String {
        qualified(spelling(of: type))
    }

    private func qualified(_ spelling: _TypeSpelling) -> String {
        spelling.text { $0.module != "Swift" || ambiguous.contains($0.short) }
    }

    /// The name for ids, independent of the rest of the graph: with modules except the standard library's, without `any`.
    func identifying(_ type: Any.Type) -> String {
        spelling(of: type).textWithoutAny { $0.module != "Swift" }
    }

    /// All spellings of the name in graphs.
    func variants(of type: Any.Type) -> Set<String> {
        let spelling = spelling(of: type)
        let isQualified: [(_TypeSpelling.Name) -> Bool] = [{ _ in false }, { $0.module != "Swift" }, { _ in true }]
        return Set(isQualified.flatMap { [spelling.text($0), spelling.textWithoutAny($0)] })
    }

    /// The parts of the name, for comparisons.
    func plain(_ type: Any.Type) -> _TypeSpelling.Plain {
        spelling(of: type).withoutModules()
    }

    /// Whether a name without its module means more than one type.
    func isAmbiguous(_ name: _TypeSpelling.Name) -> Bool {
        ambiguous.contains(name.short)
    }

    private func spelling(of type: Any.Type) -> _TypeSpelling {
        entries[ObjectIdentifier(type)]?.spelling ?? _TypeSpelling(of: type)
    }
}
