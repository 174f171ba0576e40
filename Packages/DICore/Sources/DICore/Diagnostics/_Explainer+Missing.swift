// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    func missingBinding(_ edges: [Int]) -> Diagnostic {
        let edge = model.edges[edges[0]]
        var requesters: [Int] = []
        var seen: Set<Diagnostic.Step> = []
        for binding in sortedByPlace(edges.map { model.edges[$0].from })
        where seen.insert(step(.alsoNeededBy, binding)).inserted {
            requesters.append(binding)
        }
        let component = model.components[model.bindings[requesters[0]].component].type
        return missing(
            edge.key, in: component,
            trace: way(upFrom: requesters[0]) + requesters.dropFirst().map { step(.alsoNeededBy, $0) })
    }

    func missingRoot(_ component: Int) -> Diagnostic {
        let found = model.components[component]
        return missing(
            _Key(found.root), in: found.type,
            trace: [Diagnostic.Step(.neededBy, name: names.shown(found.type), place: found.place?.place)])
    }

    func qualifierUnmatched(_ edge: Int) -> Diagnostic {
        let found = model.edges[edge]
        let candidates = model.bindings.filter { $0.key.type == found.key.type && $0.key.qualifier != nil }
        let qualifiers = Set(candidates.compactMap(\.key.qualifier)).sorted().map { "\"\($0)\"" }
        return Diagnostic(
            id: .qualifierUnmatched, severity: .error, subject: subject(found.key),
            message: "nothing answers to \(quoted(found.key))", trace: way(upFrom: found.from),
            notes: qualifiers.isEmpty ? [] : ["qualifiers of that type are " + DiagnosticRenderer.list(qualifiers)],
            fixes: ["bind \(quoted(found.key))" + (qualifiers.isEmpty ? "" : ", or forward to one of these qualifiers")])
    }

    private func missing(_ key: _Key, in component: Any.Type, trace: [Diagnostic.Step]) -> Diagnostic {
        let similar = similarBindings(to: key)
        let bind = "bind \(quoted(key)) in \(quoted(component)) or a module it includes"
        return Diagnostic(
            id: .missingBinding, severity: .error, subject: subject(key), message: "no binding for \(quoted(key))",
            trace: trace, notes: similar, fixes: [similar.isEmpty ? bind : "request what is bound, or " + bind])
    }

    /// Bindings that could have been meant: the same type under another tag or qualifier, or a type of the same name.
    private func similarBindings(to key: _Key) -> [String] {
        let element = (key.type as? any Tag.Type)?._element ?? key.type
        var notes: [String] = []
        for index in sortedByPlace(Array(model.bindings.indices)) {
            let binding = model.bindings[index]
            let bound = (binding.key.type as? any Tag.Type)?._element ?? binding.key.type
            guard binding.kind != .contribution, binding.key != key, let place = binding.place?.place else { continue }
            if bound == element {
                let owner = model.components[binding.component].type
                notes.append("\(quoted(binding.key)) is bound in \(quoted(owner)) at \(place)")
            } else if names.qualified(bound) == names.qualified(element) {
                notes.append(
                    "another type of the name '\(names.qualified(bound))' is bound at \(place): "
                        + "it is private to another file, or its package is linked twice")
            }
        }
        var seen: Set<String> = []
        notes = notes.filter { seen.insert($0).inserted }
        let rest = notes.count - DiagnosticRenderer.listLimit
        return rest > 0 ? notes.prefix(DiagnosticRenderer.listLimit) + ["and \(rest) more such bindings"] : notes
    }
}
