// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// Words for missing bindings.
extension _Explainer {
    /// Requests for one key that nothing binds.
    func missingBinding(_ finding: _Finding) -> Diagnostic {
        let edges = finding.list
        var seen: Set<Diagnostic.Step> = []
        let requesters = sortedByDistance(edges.map { model.edges[$0].from }).filter {
            seen.insert(step(.alsoNeededBy, $0)).inserted
        }
        let others = model.sortedByPlace(Array(requesters.dropFirst()))
        let (key, home) = home(ofRequests: edges)
        return missing(
            key, in: home, for: Set(edges.map { model.edges[$0].from }),
            trace: way(upFrom: requesters[0]) + others.map { step(.alsoNeededBy, $0) },
            isOptional: edges.contains { model.edges[$0].kind == .optional })
    }

    /// A component whose root nothing binds.
    func missingRoot(_ finding: _Finding) -> Diagnostic {
        let found = model.components[finding.first]
        return missing(_Key(found.root ?? found.type), in: finding.first, trace: short(finding).trace)
    }

    /// A forwarding binding with an unmatched qualifier.
    func qualifierUnmatched(_ finding: _Finding) -> Diagnostic {
        let (key, from) = (model.key(ofEdge: finding.first), model.edges[finding.first].from)
        let owner = model.bindings[from].component
        let qualified = similar.sharingCore(with: key.type).filter(\.key.isQualified)
        let candidates =
            nearestQualifiersFirst(qualified.filter { $0.key.type == key.type }, to: key)
            + qualified.filter { $0.key.type != key.type && $0.key.qualifier == key.qualifier }
        let near = nearMisses(candidates, from: owner)
        let unchosen = unchosen(key, from: owner)
        let bind = "bind \(quoted(key)) in \(home(owner))"
        var error = short(finding)
        error.trace = way(upFrom: from)
        error.notes = unchosen.notes + notes(on: near, outOf: candidates.count, for: owner)
        error.fixes = [(unchosen.ways + ways(from: near, to: key, in: owner) + [bind]).joined(separator: ", or ")]
        return error
    }

    /// Sorts candidates whose qualifiers are spelt nearly like the requested one to the front.
    private func nearestQualifiersFirst(
        _ candidates: [SimilarBindings.Candidate], to key: _Key
    ) -> [SimilarBindings.Candidate] {
        guard let wanted = key.qualifier else { return candidates }
        let names = NearNames(candidates.map { $0.key.qualifier ?? "" })
        let nearest = names.matches(of: wanted).map(\.index)
        let rest = candidates.indices.filter { !nearest.contains($0) }
        return (nearest + rest).map { candidates[$0] }
    }

    /// Returns the missing key of a finding, and the component in which a binding of it would serve all requests; nil for
    /// findings of other rules.
    func missingKey(of finding: _Finding) -> (key: _Key, home: Int)? {
        guard finding.id == .missingBinding else { return nil }
        // A missing root has no requests.
        if finding.list.isEmpty { return model.components[finding.first].root.map { (_Key($0), finding.first) } }
        return home(ofRequests: finding.list)
    }

    /// The key of some requests, and the component in which a binding of it would serve them all.
    func home(ofRequests edges: [Int]) -> (key: _Key, home: Int) {
        let owners = edges.map { model.bindings[model.edges[$0].from].component }
        return (model.key(ofEdge: edges[0]), model.commonAncestor(of: owners))
    }

    /// Explains a key that nothing binds.
    func missing(
        _ key: _Key, in component: Int, for requesters: Set<Int> = [], trace: [Diagnostic.Step],
        isOptional: Bool = false
    ) -> Diagnostic {
        var (notes, ways) = nearMisses(of: key, in: component, for: requesters)
        var making = making(key, in: component) + " in \(home(component))"
        let unchosen = unchosen(key, from: component)
        if notes.isEmpty, unchosen.notes.isEmpty {
            let subtypes = nearSubtypes(of: key, from: component, for: requesters)
            notes = notesOnSubtypes(subtypes, of: key, for: component)
            making += converting(subtypes)
        }
        if notes.isEmpty, unchosen.notes.isEmpty {
            let spelled = nearSpellings(of: key, from: component, for: requesters)
            notes = notesOnSpelling(spelled, for: component)
            if spelled.count == 1, spelled[0].isInSight { ways = self.ways(from: spelled, to: key, in: component) }
        }
        if let absence = absence(of: key, from: component) {
            notes.insert(absence.note, at: 0)
            ways.insert(absence.way, at: 0)
        }
        let isStack = isStack(component) == true
        if isStack { making += ", or load one that does" }
        notes = unchosen.notes + notes
        if notes.isEmpty { notes = noteOnDefaults(of: key, for: requesters) }
        ways = unchosen.ways + ways + [making]
        if model.components[0].type is any Module.Type { ways.append("give it to the module by validate(given:)") }
        return Diagnostic(
            id: .missingBinding, severity: .error, subject: subject(key),
            message: isStack ? "no loaded module binds \(quoted(key))" : "no binding for \(quoted(key))",
            trace: trace, notes: notes,
            fixes: [ways.joined(separator: ", or ")] + absence(of: key, isOptional: isOptional))
    }

    /// Describes bindings of the type or of a namesake, and the ways to request them instead.
    private func nearMisses(
        of key: _Key, in component: Int, for requesters: Set<Int>
    ) -> (notes: [String], ways: [String]) {
        let candidates = without(requesters, similar.related(to: key))
        let near = nearMisses(candidates, from: component)
        let namesakes = notesOnNamesakes(of: key, for: component)
        if let form = _Form.find(key.type), !form.isValue {
            let nesting = "wrappers do not nest: within another one, \(quoted(key)) is a type like any other"
            let limit = _DiagnosticText.listLimit - 1
            let rest = notes(on: near, outOf: candidates.count, for: component, atMost: limit)
            return ([nesting] + rest + namesakes, ["request \(quoted(_Key(form.value))) through one wrapper only"])
        }
        let notes = notes(on: near, outOf: candidates.count, for: component)
        let function = notesOnFunction(key)
        return (function.notes + notes + namesakes, function.ways + ways(from: near, to: key, in: component))
    }

    /// Describes how to leave out a parameter with a default value, where the missing type is a plain value that often has one.
    ///
    /// A reference to an initialiser requests all its parameters, and the runtime doesn't record which of them have defaults.
    private func noteOnDefaults(of key: _Key, for requesters: Set<Int>) -> [String] {
        let factories = requesters.filter { model.bindings[$0].kind == .factory }
        // A value of Swift's own libraries, such as a number, a text or a URL.
        guard key.qualifier == nil, key.tag == nil, collection(key) == nil, !(key.type is AnyClass),
            ["Swift.", "Foundation"].contains(where: { String(reflecting: key.type).hasPrefix($0) }),
            let factory = factories.first
        else { return [] }
        let name = names.shown(model.bindings[factory].key.type)
        // The type of a factory can be a protocol, which has no initialiser.
        guard factories.count == 1, name.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }) else {
            return ["if an initialiser that needs it has a default value for it, bind a closure that leaves it out"]
        }
        return ["if '\(name).init' has a default value for it, bind a closure that leaves it out: { \(name)(…) }"]
    }

    /// Describes the functions that can be requested, for another function without parameters.
    private func notesOnFunction(_ key: _Key) -> (notes: [String], ways: [String]) {
        guard key.qualifier == nil, _TypeMetadata(key.type).isFunctionWithoutParameters else { return ([], []) }
        let name = names.shown(key.type)
        let note =
            "the functions that can be requested are '() -> X', '() throws -> X' and '() async throws -> X', "
            + "each also as '@Sendable', and '@MainActor () -> X'"
        guard let awaits = name.firstRange(of: " async ->"), !name.hasPrefix("@MainActor") else { return ([note], []) }
        return ([note], ["request '\(name[..<awaits.lowerBound]) async throws ->\(name[awaits.upperBound...])'"])
    }

    /// The call that binds a key: `bind`, or the step for its kind of type, which a list takes in a block.
    func making(_ key: _Key, in component: Int) -> String {
        let isListed = isListed(component)
        if let type = key.type as? any _BoundByStep.Type {
            let step = type._step(naming: names.shown)
            return "call " + (isListed ? type._line(naming: names.shown) ?? "include { $0.\(step) … }" : step)
        }
        if let collection = collection(key) {
            let step = isListed ? collection._line : collection._step
            return "contribute to \(quoted(key)) by \(step)"
        }
        return "bind \(quoted(key))"
    }

    /// The declaration that a key may be absent, in which case a request for an optional gets nil.
    private func absence(of key: _Key, from component: Int) -> (note: String, way: String)? {
        for index in model.lineage(of: component) {
            guard let place = model.components[index].absences.first(where: { $0.key == key })?.place else { continue }
            let name = key.tag.map { "TaggedProvider<\(names.shown($0))>" } ?? names.shown(key.type)
            let optional = "'\(_expression(of: name))?'"
            let call = "bindOptional at \(place.place) in \(named(index))"
            return ("\(call) declares that \(quoted(key)) may be absent", "request \(optional)")
        }
        return nil
    }

    /// The call that declares an absence, where that would satisfy the request.
    private func absence(of key: _Key, isOptional: Bool) -> [String] {
        let call = "call bindOptional(\(_expression(of: names.shown(key.tag ?? key.type))).self)"
        if collection(key) != nil { return ["\(call) if it may be empty"] }
        return isOptional ? ["\(call) if it may be absent"] : []
    }

    /// Describes bindings of other types with the requested name.
    func notesOnNamesakes(of key: _Key, for component: Int?) -> [String] {
        let namesakes = similar.sharingName(with: key.type)
        let isPrivate = names.plain(similar.core(of: key.type)).outermost?.isPrivate == true
        return nearMisses(namesakes, from: component).prefix(_DiagnosticText.listLimit).map { near in
            let binding = model.bindings[near.binding]
            let isOtherPrivate = names.plain(similar.core(of: binding.key.type)).outermost?.isPrivate == true
            let what = "another type of that name" + (isOtherPrivate ? ", private to its file or function," : "")
            let why = isPrivate ? "the requested one is private to its file or function" : "its package is linked twice"
            return "\(what) is \(site(of: near, for: component))" + (isOtherPrivate ? "" : "; \(why)")
        }
    }

    /// The nearest binding of each type whose name is spelt nearly like the requested one, of three types at most.
    func nearSpellings(of key: _Key, from component: Int?, for requesters: Set<Int>) -> [NearMiss] {
        similar.spelledNearly(as: key.type, atMost: 3).compactMap {
            nearMisses(without(requesters, $0), from: component).first
        }
    }

    func notesOnSpelling(_ near: [NearMiss], for component: Int?) -> [String] {
        near.map {
            _DiagnosticText.didYouMean("\(quotedKey(of: $0.binding)), \(site(of: $0, for: component))")
        }
    }

    /// The nearest binding of each type that conforms to the requested protocol or inherits from the requested class.
    func nearSubtypes(of key: _Key, from component: Int?, for requesters: Set<Int>) -> [NearMiss] {
        let near = similar.subtypes(of: key.type).compactMap {
            nearMisses(without(requesters, $0), from: component).first
        }
        return near.filter(\.isInSight) + near.filter { !$0.isInSight }
    }

    func notesOnSubtypes(_ near: [NearMiss], of key: _Key, for component: Int?) -> [String] {
        let core = similar.core(of: key.type)
        let relation = core is AnyObject.Type ? "inherits from" : "conforms to"
        let name = BindingGraph._withoutAny(quoted(core))
        let notes = near.map {
            "\(quotedKey(of: $0.binding)) \(relation) \(name) and is \(site(of: $0, for: component))"
        }
        return capped(notes, counting: "such types")
    }

    /// The advice on binding a supertype to the first of its subtypes that can be requested directly.
    func converting(_ near: [NearMiss]) -> String {
        let requestable = near.first { near in
            let key = model.bindings[near.binding].key
            return near.isInSight && key.type == similar.core(of: key.type) && !key.isQualified
        }
        guard let type = requestable.map({ model.bindings[$0.binding].key.type }) else { return "" }
        return ", for example by to { (it: \(names.shown(type))) in it }"
    }
}
