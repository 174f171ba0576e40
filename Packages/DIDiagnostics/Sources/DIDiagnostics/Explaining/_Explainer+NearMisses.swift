// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// The number of similar bindings that are searched for visible ones, which are shown first.
    private static var searchLimit: Int { 64 }

    /// Sorts candidates by their visibility from a component, then by place. Everything is visible from nil.
    func nearMisses(_ candidates: [SimilarBindings.Candidate], from component: Int?) -> [NearMiss] {
        let seen = candidates.prefix(Self.searchLimit).map { candidate in
            let visible = candidate.bindings.prefix(Self.searchLimit).first {
                sees(model.bindings[$0].component, from: component)
            }
            return NearMiss(binding: visible ?? candidate.bindings[0], isInSight: visible != nil)
        }
        return seen.filter(\.isInSight) + seen.filter { !$0.isInSight }
    }

    /// Drops requesters and candidates that depend on one, because these cannot be made before it.
    func without(
        _ requesters: Set<Int>, _ candidates: [SimilarBindings.Candidate]
    ) -> [SimilarBindings.Candidate] {
        guard !requesters.isEmpty else { return candidates }
        return candidates.compactMap { candidate in
            let rest = candidate.bindings.prefix(Self.searchLimit).filter { !needs(any: requesters, $0) }
            return rest.isEmpty ? nil : SimilarBindings.Candidate(key: candidate.key, bindings: rest)
        }
    }

    /// Whether a binding is among others, or needs one of them to be made first. The search is bounded.
    private func needs(any others: Set<Int>, _ binding: Int) -> Bool {
        var seen = 0
        let found = model.shortestWay(from: [binding]) { binding, _ in
            seen += 1
            return others.contains(binding) || seen > Self.searchLimit
        } over: {
            model.edges[$0].kind.isDeferred ? -1 : model.edges[$0].to
        }
        return found.map { others.contains($0.end) } ?? false
    }

    /// Describes near misses: bindings of the requested type under another key or out of sight.
    func notes(
        on near: [NearMiss], outOf count: Int, for component: Int?, atMost limit: Int = _DiagnosticText.listLimit
    ) -> [String] {
        let shown = near.prefix(limit).map { sentence(on: $0, for: component) }
        return shown + (count > shown.count ? [_DiagnosticText.rest(count - shown.count, "such bindings")] : [])
    }

    private func sentence(on near: NearMiss, for component: Int?) -> String {
        let binding = model.bindings[near.binding]
        guard let place = binding.place?.place, binding.kind == .contribution else {
            return "\(quoted(binding.key)) is \(site(of: near, for: component))"
        }
        let part = collection(binding.key)?._part ?? binding.element
        return "\(quoted(part)) is contributed to \(quoted(binding.key)) at \(place) in "
            + whereabouts(of: near, for: component)
    }

    /// Returns the words for the place of a binding, after `is`.
    func site(of near: NearMiss, for component: Int?) -> String {
        let place = model.bindings[near.binding].place.map { "bound at \($0.place) in" } ?? "the seed of"
        return "\(place) \(whereabouts(of: near, for: component))"
    }

    /// Names the component of a binding, and the reason where it is out of sight.
    private func whereabouts(of near: NearMiss, for component: Int?) -> String {
        let owner = model.bindings[near.binding].component
        let parent = model.components[owner].parent
        // The root component is visible everywhere, so an invisible one has a parent.
        guard let component, !near.isInSight, parent >= 0 else { return named(owner) }
        let doing = isStack(parent) == false ? ("install", "do") : ("installs", "does")
        let installed = "\(named(owner)), which \(named(parent)) \(doing.0)"
        guard parent != component else { return installed + " but \(doing.1) not see" }
        return installed + ": not visible in \(named(component))"
    }

    /// The ways to request similar bindings instead of binding the key; many ways are summed up in one.
    func ways(from near: [NearMiss], to key: _Key, in component: Int) -> [String] {
        let near = near.prefix(_DiagnosticText.listLimit)
        let names = near.compactMap(requestable).uniqued()
        var ways: [String] = []
        for near in near where requestable(near) == nil {
            if let way = way(from: near, to: key, in: component), !ways.contains(where: { $0.hasPrefix(way) }) {
                ways.append(way)
            }
        }
        guard names.count + ways.count < 3 else { return ["request what is bound"] }
        return names.isEmpty ? ways : ["request \(names.joined(separator: " or "))"] + ways
    }

    /// The name under which a factory can request a binding directly.
    private func requestable(_ near: NearMiss) -> String? {
        let key = model.bindings[near.binding].key
        guard near.isInSight, !key.isQualified else { return nil }
        return key.tag.map { "'TaggedProvider<\(names.shown($0))>'" } ?? quoted(key)
    }

    private func way(from near: NearMiss, to key: _Key, in component: Int) -> String? {
        let binding = model.bindings[near.binding]
        guard near.isInSight else {
            let isMovable = binding.key == key && binding.kind != .seed
            return isMovable
                ? "move that binding to \(isStack(component) == nil ? named(component) : home(component))" : nil
        }
        if let declared = binding.key.defaultName { return "forward to that default by to(\\.\(declared))" }
        guard let qualifier = binding.key.qualifier else { return nil }
        guard binding.key.type == key.type else {
            return qualifier == key.qualifier ? "give both bindings the same tag" : nil
        }
        guard let wanted = key.qualifier else {
            return isDeclared(near.binding)
                ? "declare it without the qualifier" : "forward to a qualified binding by to(qualified:)"
        }
        let isNear = !NearNames([qualifier]).matches(of: wanted).isEmpty
        return "correct the qualifier" + (isNear ? " to \(Self.inQuotes(qualifier))" : "")
    }

    /// Whether a component sees another's bindings: it sees its own and its ancestors'. Nil sees everything.
    func sees(_ other: Int, from component: Int?) -> Bool {
        component.map { model.lineage(of: $0).contains(other) } ?? true
    }
}
