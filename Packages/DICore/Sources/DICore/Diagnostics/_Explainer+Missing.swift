// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    func missingBinding(_ edges: [Int]) -> Diagnostic {
        var requesters: [Int] = []
        var seen: Set<Diagnostic.Step> = []
        for binding in sortedByDistance(edges.map { model.edges[$0].from })
        where seen.insert(step(.alsoNeededBy, binding)).inserted {
            requesters.append(binding)
        }
        let others = sortedByPlace(Array(requesters.dropFirst()))
        return missing(
            model.edges[edges[0]].key, in: commonAncestor(of: edges.map { model.bindings[model.edges[$0].from].component }),
            trace: way(upFrom: requesters[0]) + others.map { step(.alsoNeededBy, $0) },
            isOptional: edges.contains { model.edges[$0].kind == .optional })
    }

    func missingRoot(_ component: Int) -> Diagnostic {
        let found = model.components[component]
        return missing(
            _Key(found.root), in: component,
            trace: [
                Diagnostic.Step(
                    .neededBy, name: names.shown(found.type), place: found.place?.place, remark: "as its root")
            ])
    }

    func qualifierUnmatched(_ edge: Int) -> Diagnostic {
        let found = model.edges[edge]
        let owner = model.bindings[found.from].component
        let candidates = similar.sharingCore(with: found.key.type).filter { model.bindings[$0].key.type == found.key.type }
        let notes = candidates.filter { model.bindings[$0].key.qualifier != nil }.compactMap { note(on: $0, for: found.key, in: owner) }
        let bind = "bind \(quoted(found.key)) in \(quoted(model.components[owner].type)) or a module it includes"
        return Diagnostic(
            id: .qualifierUnmatched, severity: .error, subject: subject(found.key),
            message: "no binding for \(quoted(found.key)), which to(qualified:) asks for", trace: way(upFrom: found.from),
            notes: capped(notes), fixes: [notes.isEmpty ? bind : "correct the qualifier, or " + bind])
    }

    private func missing(
        _ key: _Key, in component: Int, trace: [Diagnostic.Step], isOptional: Bool = false
    ) -> Diagnostic {
        let near = similar.sharingCore(with: key.type)
        var notes = sortedByPlace(near).compactMap { note(on: $0, for: key, in: component) }
        for other in sortedByPlace(similar.sharingName(with: key.type)) {
            guard let place = model.bindings[other].place?.place else { continue }
            notes.append(
                "another type that is called \(quoted(model.bindings[other].key)) is bound at \(place): "
                    + "it is private to another file, or its package is linked twice")
        }
        if let shape = key.type as? any _Shape.Type {
            notes.append("a wrapper within a wrapper is a type of its own: ask for \(quoted(shape._form.value)) through one")
        }
        let owner = quoted(model.components[component].type)
        let ways = self.ways(from: near, to: key, in: component) + [binding(key) + " in \(owner) or a module it includes"]
        var fixes = [ways.joined(separator: ", or ")]
        if let absent = absence(of: key, isOptional: isOptional) { fixes.append(absent) }
        return Diagnostic(
            id: .missingBinding, severity: .error, subject: subject(key), message: "no binding for \(quoted(key))",
            trace: trace, notes: capped(notes), fixes: fixes)
    }

    /// What makes a binding of a key: `bind`, or the step that its kind of type has.
    private func binding(_ key: _Key) -> String {
        if let type = key.type as? any _BoundByStep.Type { return "call \(type._step(naming: names.shown))" }
        if let collection = collection(of: key) { return "contribute to \(quoted(key)) by \(collection._step)" }
        return "bind \(quoted(key))"
    }

    /// How to say that nothing is meant, where that would answer the request.
    private func absence(of key: _Key, isOptional: Bool) -> String? {
        let call = "call bindOptional(\(names.shown(key.type)).self) there"
        if collection(of: key) != nil { return "if it may be empty, \(call)" }
        return isOptional ? "if it may be absent, \(call)" : nil
    }

    /// How to get at what is similar instead.
    private func ways(from near: [Int], to key: _Key, in component: Int) -> [String] {
        var ways: [String] = []
        for index in near {
            let binding = model.bindings[index]
            let way: String
            if binding.key == key {
                guard binding.kind != .seed else { continue }
                way = "move the binding up to \(quoted(model.components[component].type))"
            } else if !sees(binding.component, from: component) {
                continue
            } else if binding.key.qualifier != nil {
                guard binding.key.type == key.type else { continue }
                way = "forward to the qualified binding with to(qualified:)"
            } else if binding.key.type is any Tag.Type {
                way = "request the tagged binding"
            } else {
                way = "request \(quoted(binding.key))"
            }
            if !ways.contains(way) { ways.append(way) }
        }
        return ways.count > 2 ? ["request what is bound"] : ways
    }

    /// One similar binding in a sentence; nil for another contribution to the same collection.
    private func note(on index: Int, for key: _Key, in component: Int) -> String? {
        let binding = model.bindings[index]
        let owner = quoted(model.components[binding.component].type)
        let hidden =
            sees(binding.component, from: component)
            ? "" : ", which is hidden from \(quoted(model.components[component].type))"
        guard let place = binding.place?.place else {
            return binding.kind == .seed ? "\(quoted(binding.key)) is the seed of \(owner)\(hidden)" : nil
        }
        guard binding.kind == .contribution else {
            return "\(quoted(binding.key)) is bound in \(owner)\(hidden) at \(place)"
        }
        let parts = similar.sharingCore(with: key.type).filter {
            let other = model.bindings[$0]
            return other.kind == .contribution && other.key == binding.key && other.component == binding.component
        }
        return parts.first == index ? "\(quoted(binding.key)) is contributed to in \(owner)\(hidden) at \(place)" : nil
    }

    private func capped(_ notes: [String]) -> [String] {
        var seen: Set<String> = []
        let notes = notes.filter { seen.insert($0).inserted }
        let rest = notes.count - DiagnosticRenderer.listLimit
        return rest > 0 ? notes.prefix(DiagnosticRenderer.listLimit) + ["and \(rest) more such bindings"] : notes
    }
}
