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
            model.edges[edges[0]].key,
            in: commonAncestor(of: edges.map { model.bindings[model.edges[$0].from].component }),
            for: Set(edges.map { model.edges[$0].from }),
            trace: way(upFrom: requesters[0]) + others.map { step(.alsoNeededBy, $0) },
            isOptional: edges.contains { model.edges[$0].kind == .optional })
    }

    func missingRoot(_ component: Int) -> Diagnostic {
        let found = model.components[component]
        let step = Diagnostic.Step(
            .neededBy, name: names.shown(found.type), place: found.place?.place, remark: "as its root")
        return missing(_Key(found.root), in: component, trace: [step])
    }

    func qualifierUnmatched(_ edge: Int) -> Diagnostic {
        let found = model.edges[edge]
        let owner = model.bindings[found.from].component
        let qualified = similar.sharingCore(with: found.key.type).filter(\.key.isQualified)
        let candidates =
            nearestQualifiersFirst(qualified.filter { $0.key.type == found.key.type }, to: found.key)
            + qualified.filter { $0.key.type != found.key.type && $0.key.qualifier == found.key.qualifier }
        let near = nearMisses(candidates, from: owner)
        let bind = "bind \(quoted(found.key)) in \(quoted(model.components[owner].type)) or a module it includes"
        return Diagnostic(
            id: .qualifierUnmatched, severity: .error, subject: subject(found.key),
            message: "nothing answers to \(quoted(found.key))", trace: way(upFrom: found.from),
            notes: notes(on: near, outOf: candidates.count, for: owner),
            fixes: [(ways(from: near, to: found.key, in: owner) + [bind]).joined(separator: ", or ")])
    }

    private func missing(
        _ key: _Key, in component: Int, for requesters: Set<Int> = [], trace: [Diagnostic.Step],
        isOptional: Bool = false
    ) -> Diagnostic {
        var (notes, ways) = nearMisses(of: key, in: component, for: requesters)
        var making = making(key) + " in \(quoted(model.components[component].type)) or a module it includes"
        if notes.isEmpty {
            let subtypes = nearSubtypes(of: key, from: component, for: requesters)
            notes = notesOnSubtypes(subtypes, of: key, for: component)
            making += converting(subtypes)
        }
        if notes.isEmpty {
            let spelled = nearSpellings(of: key, from: component, for: requesters)
            notes = notesOnSpelling(spelled, for: component)
            if spelled.count == 1, spelled[0].isInSight { ways = self.ways(from: spelled, to: key, in: component) }
        }
        if let absence = absence(of: key, from: component) {
            notes.insert(absence.note, at: 0)
            ways.insert(absence.way, at: 0)
        }
        ways.append(making)
        return Diagnostic(
            id: .missingBinding, severity: .error, subject: subject(key), message: "no binding for \(quoted(key))",
            trace: trace, notes: notes,
            fixes: [ways.joined(separator: ", or ")] + absence(of: key, isOptional: isOptional))
    }

    /// Bindings of the type or of a namesake, and ways to request them instead of binding the key.
    private func nearMisses(
        of key: _Key, in component: Int, for requesters: Set<Int>
    ) -> (notes: [String], ways: [String]) {
        let candidates = without(requesters, similar.related(to: key))
        let near = nearMisses(candidates, from: component)
        let namesakes = notesOnNamesakes(of: key, for: component)
        if let form = _Form(of: key.type), !form.isValue {
            let nesting = "wrappers do not nest: within another one, \(quoted(key)) is a type like any other"
            let limit = DiagnosticRenderer.listLimit - 1
            let rest = notes(on: near, outOf: candidates.count, for: component, atMost: limit)
            return ([nesting] + rest + namesakes, ["request \(quoted(_Key(form.value))) through one wrapper only"])
        }
        let notes = notes(on: near, outOf: candidates.count, for: component)
        return (notes + namesakes, ways(from: near, to: key, in: component))
    }

    /// What makes a binding of a key: `bind`, or the step that its kind of type has.
    private func making(_ key: _Key) -> String {
        if let type = key.type as? any _BoundByStep.Type { return "call \(type._step(naming: names.shown))" }
        if let collection = collection(key) { return "contribute to \(quoted(key)) by \(collection._step)" }
        return "bind \(quoted(key))"
    }

    /// Where the absence of a key is meant, so that whoever requests an optional of it gets nil.
    private func absence(of key: _Key, from component: Int) -> (note: String, way: String)? {
        for index in model.lineage(of: component) {
            guard let place = model.components[index].absences.first(where: { $0.key == key })?.place else { continue }
            let name = key.tag.map { "TaggedProvider<\(names.shown($0))>" } ?? names.shown(key.type)
            let optional = "'\(_expression(of: name))?'"
            let says = "as bindOptional at \(place.place) in \(quoted(model.components[index].type)) says"
            return ("\(quoted(key)) may be absent, \(says)", "request \(optional)")
        }
        return nil
    }

    /// How to say that nothing is meant, where that answers the request.
    private func absence(of key: _Key, isOptional: Bool) -> [String] {
        let call = "call bindOptional(\(_expression(of: names.shown(key.tag ?? key.type))).self)"
        if collection(key) != nil { return ["\(call) if it may be empty"] }
        return isOptional ? ["\(call) if it may be absent"] : []
    }
}
