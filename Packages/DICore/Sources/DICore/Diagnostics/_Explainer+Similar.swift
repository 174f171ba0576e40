// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    /// Near misses in sentences: what is bound of the requested type, but under another key or where it cannot be seen.
    ///
    /// `component` is who asks, or nil where that is of no matter.
    func notes(on near: [Int], for key: _Key, in component: Int?) -> [String] {
        struct Collection: Hashable {
            let key: _Key
            let component: Int
        }
        var collections: Set<Collection> = []
        return sortedByPlace(near).compactMap { index in
            let binding = model.bindings[index]
            let isPart = binding.kind == .contribution
            if isPart, !collections.insert(Collection(key: binding.key, component: binding.component)).inserted {
                return nil
            }
            let owner = quoted(model.components[binding.component].type)
            var hidden = ""
            if let component, !sees(binding.component, from: component) {
                hidden = ", out of sight of \(quoted(model.components[component].type))"
            }
            guard let place = binding.place?.place else {
                return "\(quoted(binding.key)) is the seed of \(owner)\(hidden)"
            }
            return "\(quoted(binding.key)) is \(isPart ? "contributed to" : "bound") at \(place) in \(owner)\(hidden)"
        }
    }

    /// Other types of the requested one's name in sentences.
    func notesOnNamesakes(of key: _Key) -> [String] {
        sortedByPlace(similar.sharingName(with: key.type)).compactMap { index in
            guard let place = model.bindings[index].place?.place else { return nil }
            return "another type of that name is bound at \(place): one of them is private to its file, or its package "
                + "is linked twice"
        }
    }

    /// How to get at what is similar instead of binding the key; none where there are too many ways to name them.
    func ways(from near: [Int], to key: _Key, in component: Int) -> [String] {
        var ways: [String] = []
        for index in near {
            guard let way = way(from: model.bindings[index], to: key, in: component) else { continue }
            if !ways.contains(way) { ways.append(way) }
        }
        return ways.count > 2 ? ["request what is bound"] : ways
    }

    private func way(from binding: _GraphModel.Binding, to key: _Key, in component: Int) -> String? {
        guard sees(binding.component, from: component) else {
            let isMovable = binding.key == key && binding.kind != .seed
            return isMovable ? "move that binding to \(quoted(model.components[component].type))" : nil
        }
        if binding.key.qualifier != nil {
            guard binding.key.type == key.type else { return nil }
            return key.qualifier == nil ? "forward to a qualified binding by to(qualified:)" : "correct the qualifier"
        }
        guard binding.key.type is any Tag.Type else { return "request \(quoted(binding.key))" }
        return key.type is any Tag.Type ? "request the other tag" : "request the tagged binding"
    }

    /// A list of notes, each once, of which only the first are shown.
    func capped(_ notes: [String]) -> [String] {
        var seen: Set<String> = []
        let notes = notes.filter { seen.insert($0).inserted }
        let rest = notes.count - DiagnosticRenderer.listLimit
        return rest > 0 ? notes.prefix(DiagnosticRenderer.listLimit) + ["and \(rest) more such bindings"] : notes
    }

    /// Whether a component sees what another one binds: only what it or an ancestor binds.
    private func sees(_ other: Int, from component: Int) -> Bool {
        var current = component
        while current > other { current = model.components[current].parent }
        return current == other
    }
}
