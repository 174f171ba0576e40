// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Names of types for texts: short where that is unambiguous in a graph, else with the module.
struct TypeNames {
    /// The spellings of the types, and the names to show.
    private var entries: [ObjectIdentifier: (spelling: _TypeSpelling, shown: String)] = [:]
    /// The names without modules that mean more than one type.
    private var ambiguous: Set<String> = []

    /// Collects the names of types. Complexity: linear in their lengths.
    init(of types: [Any.Type]) {
        // The identities of short names, and the short names of runtime names.
        var meanings: [String: String] = [:]
        var outermost: [String: String] = [:]
        for type in types where entries[ObjectIdentifier(type)] == nil {
            let spelling = _TypeSpelling(of: type)
            let found = spelling.withoutModules()
            entries[ObjectIdentifier(type)] = (spelling, spelling.text { _ in false })
            for name in found.names {
                let other = meanings.updateValue(name.identity, forKey: name.short)
                if let other, other != name.identity { ambiguous.insert(name.short) }
            }
            // A package that is linked twice yields two types with the same names.
            if let name = found.outermost, let other = outermost.updateValue(name.short, forKey: spelling.raw) {
                ambiguous.insert(other)
            }
        }
        guard !ambiguous.isEmpty else { return }
        entries = entries.mapValues { (spelling: $0.spelling, shown: shown($0.spelling)) }
    }

    func shown(_ type: Any.Type) -> String {
        entries[ObjectIdentifier(type)]?.shown ?? shown(_TypeSpelling(of: type))
    }

    private func shown(_ spelling: _TypeSpelling) -> String {
        let isAmbiguous = spelling.withoutModules().names.contains { ambiguous.contains($0.short) }
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
        spelling(of: type).text(withAny: false) { $0.module != "Swift" }
    }

    /// All spellings of the name in graphs.
    func variants(of type: Any.Type) -> Set<String> {
        let spelling = spelling(of: type)
        let isQualified: [(_TypeSpelling.Name) -> Bool] = [{ _ in false }, { $0.module != "Swift" }, { _ in true }]
        return Set(isQualified.flatMap { [spelling.text($0), spelling.text(withAny: false, $0)] })
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
