// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Names of types for people: short where that is unambiguous in a graph, else with the module.
struct TypeNames {
    private struct Entry {
        let spelling: _TypeSpelling
        var shown: String
        /// The short names within it.
        let names: [String]
    }

    private var entries: [Entry] = []
    /// The position of each type's entry. Entries are no values of a dictionary, whose code is written for each type of value.
    private var positions: [ObjectIdentifier: Int] = [:]
    /// The names without modules that mean more than one type.
    private var ambiguous: Set<String> = []

    /// Collects the names of types. Complexity: linear in their lengths.
    init(of types: [Any.Type]) {
        // The identities of short names, and the short names of the runtime's.
        var meanings: [String: String] = [:]
        var outermost: [String: String] = [:]
        for type in types where positions[ObjectIdentifier(type)] == nil {
            let spelling = _TypeSpelling(of: type)
            let found = spelling.withoutModules()
            positions[ObjectIdentifier(type)] = entries.count
            let shown = spelling.text { _ in false }
            entries.append(Entry(spelling: spelling, shown: shown, names: found.names.map(\.short)))
            for name in found.names {
                let other = meanings[name.short]
                if other == nil { meanings[name.short] = name.identity }
                if let other, other != name.identity { ambiguous.insert(name.short) }
            }
            // A package that is linked twice yields two types with the same names.
            if let name = found.outermost, let other = outermost.updateValue(name.short, forKey: spelling.raw) {
                ambiguous.insert(other)
            }
        }
        guard !ambiguous.isEmpty else { return }
        for index in entries.indices where entries[index].names.contains(where: ambiguous.contains) {
            entries[index].shown = qualified(entries[index].spelling)
        }
    }

    /// The name to show.
    func shown(_ type: Any.Type) -> String {
        if let position = positions[ObjectIdentifier(type)] { return entries[position].shown }
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
        positions[ObjectIdentifier(type)].map { entries[$0].spelling } ?? _TypeSpelling(of: type)
    }
}
