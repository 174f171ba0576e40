// SPDX-License-Identifier: Apache-2.0

/// A binding that could have been meant, seen from who asks.
struct _NearMiss {
    /// The binding; the one in sight, where its component is placed several times.
    let binding: Int
    /// Whether who asks can see it.
    let isInSight: Bool
}

extension _Explainer {
    /// How many similar bindings are looked at to find those in sight, which are shown first.
    private static var searchLimit: Int { 64 }
    /// How many qualifiers of one type are compared with the requested one.
    private static var qualifierLimit: Int { 256 }
    /// How many names that are spelt nearly the same are shown.
    private static var spellingLimit: Int { 3 }

    /// The candidates as one component sees them: those in sight first, each group by place.
    ///
    /// `component` is who asks, or nil where that is of no matter.
    func nearMisses(_ candidates: [_SimilarBindings.Candidate], from component: Int?) -> [_NearMiss] {
        let seen = candidates.prefix(Self.searchLimit).map { candidate in
            let visible = candidate.bindings.prefix(Self.searchLimit).first {
                sees(model.bindings[$0].component, from: component)
            }
            return _NearMiss(binding: visible ?? candidate.bindings[0], isInSight: visible != nil)
        }
        return seen.filter(\.isInSight) + seen.filter { !$0.isInSight }
    }

    /// The candidates but for those that a requester makes, or that need one: they cannot be made before it.
    func without(
        _ requesters: Set<Int>, _ candidates: [_SimilarBindings.Candidate]
    ) -> [_SimilarBindings.Candidate] {
        guard !requesters.isEmpty else { return candidates }
        return candidates.compactMap { candidate in
            let shown = candidate.bindings.prefix(Self.searchLimit)
            guard shown.contains(where: { needs(any: requesters, $0) }) else { return candidate }
            let rest = shown.filter { !needs(any: requesters, $0) }
            return rest.isEmpty ? nil : _SimilarBindings.Candidate(key: candidate.key, bindings: rest)
        }
    }

    /// Whether a binding is one of some others, or needs one before it can be made, as far as a short search tells.
    private func needs(any others: Set<Int>, _ binding: Int) -> Bool {
        var seen: Set<Int> = [binding]
        var open = [binding]
        while let next = open.popLast() {
            if others.contains(next) { return true }
            guard seen.count < Self.searchLimit else { return false }
            for edge in model.bindings[next].edges where !model.edges[edge].kind.isDeferred {
                let target = model.edges[edge].to
                if target >= 0, seen.insert(target).inserted { open.append(target) }
            }
        }
        return false
    }

    /// Near misses in sentences: what is bound of the requested type, but under another key or where it cannot be seen.
    func notes(
        on near: [_NearMiss], outOf count: Int, for component: Int?, atMost limit: Int = DiagnosticRenderer.listLimit
    ) -> [String] {
        let shown = near.prefix(limit).map { sentence(on: $0, for: component) }
        return shown + (count > shown.count ? ["and \(count - shown.count) more such bindings"] : [])
    }

    private func sentence(on near: _NearMiss, for component: Int?) -> String {
        let binding = model.bindings[near.binding]
        let whereabouts = whereabouts(of: near, for: component)
        guard let place = binding.place?.place else { return "\(quoted(binding.key)) is the seed of \(whereabouts)" }
        guard binding.kind == .contribution else {
            return "\(quoted(binding.key)) is bound at \(place) in \(whereabouts)"
        }
        let part = collection(binding.key)?._part ?? binding.element
        return "\(quoted(part)) is contributed to \(quoted(binding.key)) at \(place) in \(whereabouts)"
    }

    /// The component of a binding, and why it is out of sight if it is.
    func whereabouts(of near: _NearMiss, for component: Int?) -> String {
        let owner = model.components[model.bindings[near.binding].component]
        guard let component, !near.isInSight else { return quoted(owner.type) }
        // The root component is in sight of all, so that what is not has a parent.
        guard owner.parent >= 0 else { return quoted(owner.type) }
        let installed = "\(quoted(owner.type)), which \(quoted(model.components[owner.parent].type)) installs"
        guard owner.parent != component else { return installed + " but does not see into" }
        return installed + ": out of sight of \(quoted(model.components[component].type))"
    }

    /// Other types of the requested one's name in sentences.
    func notesOnNamesakes(of key: _Key, for component: Int?) -> [String] {
        let namesakes = similar.sharingName(with: key.type)
        let isPrivate = names.plain(similar.core(of: key.type)).outermost?.isPrivate == true
        return nearMisses(namesakes, from: component).prefix(DiagnosticRenderer.listLimit).map { near in
            let binding = model.bindings[near.binding]
            let isOtherPrivate = names.plain(similar.core(of: binding.key.type)).outermost?.isPrivate == true
            let what = "another type of that name" + (isOtherPrivate ? ", private to its file or function," : "")
            let why = isPrivate ? "the requested one is private to its file or function" : "its package is linked twice"
            let place = binding.place.map { "bound at \($0.place) in" } ?? "the seed of"
            return "\(what) is \(place) \(whereabouts(of: near, for: component))" + (isOtherPrivate ? "" : "; \(why)")
        }
    }

    /// Types whose names are spelt nearly as the requested one's: the nearest binding of each.
    func nearSpellings(of key: _Key, from component: Int?, for requesters: Set<Int>) -> [_NearMiss] {
        similar.spelledNearly(as: key.type, atMost: Self.spellingLimit).compactMap {
            nearMisses(without(requesters, $0), from: component).first
        }
    }

    /// Such types in sentences.
    func notesOnSpelling(_ near: [_NearMiss], for component: Int?) -> [String] {
        near.map { near in
            let binding = model.bindings[near.binding]
            let place = binding.place.map { "bound at \($0.place) in" } ?? "the seed of"
            return "did you mean \(quoted(binding.key)), \(place) \(whereabouts(of: near, for: component))?"
        }
    }

    /// How to get at what is similar instead of binding the key; where there are too many ways, none is named.
    func ways(from near: [_NearMiss], to key: _Key, in component: Int) -> [String] {
        var names: [String] = []
        var ways: [String] = []
        for near in near.prefix(DiagnosticRenderer.listLimit) {
            if let name = requestable(near) {
                if !names.contains(name) { names.append(name) }
            } else if let way = way(from: near, to: key, in: component), !ways.contains(where: { $0.hasPrefix(way) }) {
                ways.append(way)
            }
        }
        guard names.count + ways.count < 3 else { return ["request what is bound"] }
        return names.isEmpty ? ways : ["request \(names.joined(separator: " or "))"] + ways
    }

    /// The name under which a factory can ask for a binding as it is.
    private func requestable(_ near: _NearMiss) -> String? {
        let key = model.bindings[near.binding].key
        guard near.isInSight, !key.isQualified else { return nil }
        return key.tag.map { "'TaggedProvider<\(names.shown($0))>'" } ?? quoted(key)
    }

    private func way(from near: _NearMiss, to key: _Key, in component: Int) -> String? {
        let binding = model.bindings[near.binding]
        guard near.isInSight else {
            let isMovable = binding.key == key && binding.kind != .seed
            return isMovable ? "move that binding to \(quoted(model.components[component].type))" : nil
        }
        guard let qualifier = binding.key.qualifier else { return nil }
        guard binding.key.type == key.type else {
            return qualifier == key.qualifier ? "give both bindings the same tag" : nil
        }
        guard let wanted = key.qualifier else { return "forward to a qualified binding by to(qualified:)" }
        let isNear = !NearNames([qualifier]).matches(of: wanted).isEmpty
        return "correct the qualifier" + (isNear ? " to \(Self.inQuotes(qualifier))" : "")
    }

    /// Candidates with those first whose qualifier is spelt nearly as the requested one.
    func nearestQualifiersFirst(
        _ candidates: [_SimilarBindings.Candidate], to key: _Key
    ) -> [_SimilarBindings.Candidate] {
        guard let wanted = key.qualifier else { return candidates }
        let names = NearNames(candidates.prefix(Self.qualifierLimit).map { $0.key.qualifier ?? "" })
        let nearest = names.matches(of: wanted).map(\.index)
        let rest = candidates.indices.filter { !nearest.contains($0) }
        return (nearest + rest).map { candidates[$0] }
    }

    /// Notes, each once, of which only the first are shown.
    func capped(_ notes: [String], counting things: String) -> [String] {
        var seen: Set<String> = []
        let notes = notes.filter { seen.insert($0).inserted }
        let rest = notes.count - DiagnosticRenderer.listLimit
        return rest > 0 ? notes.prefix(DiagnosticRenderer.listLimit) + ["and \(rest) more \(things)"] : notes
    }

    /// Whether a component sees what another one binds: only what it or an ancestor binds. Nobody in particular sees all.
    private func sees(_ other: Int, from component: Int?) -> Bool {
        guard let component else { return true }
        return model.lineage(of: component).contains(other)
    }
}
