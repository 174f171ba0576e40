// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A cycle of direct needs, closed by the edge `first`; `list` has the edge over which the search came to each binding.
    func dependencyCycle(_ finding: _Finding) -> Diagnostic {
        let start = model.edges[finding.first].to
        let cycle = model.way(over: finding.first, from: start, finding.list).map { model.edges[$0].to }
        let requester = cycle.count > 1 ? "let one of them request" : "request"
        let wrappers =
            isReadOnMain(start)
            ? "MainActorProvider, MainActorLazy or MainActorWeakProvider" : "Provider, Lazy or WeakProvider"
        // Only for the shown steps, because each takes a pass over the bindings of its type.
        let end = _DiagnosticText.endLength
        let shown: [Int] = cycle.count - 2 * end > 1 ? cycle.prefix(end) + cycle.suffix(end) : cycle
        let hidden = shown.flatMap(hidden)
        return diagnostic(
            finding.id, .error, on: start, "\(quotedKey(of: start)) depends on itself",
            trace: [step(for: start)] + Diagnostic.Step._ends(of: cycle) { step(.needs, $0, showsInclusion: false) },
            notes: capped(hidden.map(\.note), counting: "such bindings"),
            fixes: (hidden.first.map { [$0.fix] } ?? [])
                + ["\(requester) a \(wrappers) instead, and use it only after construction"])
    }

    /// The nearest binding of an ancestor under the same key, which may have been intended, for each place of the line.
    private func hidden(by binding: Int) -> [(note: String, fix: String)] {
        let found = model.bindings[binding]
        let same = similar.sharingCore(with: found.key.type).filter { $0.key == found.key }.flatMap(\.bindings)
        let others = same.filter { model.bindings[$0].place != found.place }
        guard !others.isEmpty, let line = found.place else { return [] }
        let isRoot = model.components[found.component].rootBinding == binding
        let hider =
            isRoot ? "the root of \(quotedType(of: found.component))" : "the binding at \(line.place)"
        return same.filter { model.bindings[$0].place == line }.compactMap { binding in
            let ancestors = model.ancestors(of: model.bindings[binding].component)
            let visible = ancestors.lazy.compactMap { ancestor in
                others.first { self.model.bindings[$0].component == ancestor }
            }
            guard let other = visible.first.map({ model.bindings[$0] }) else { return nil }
            let place = other.place.map { "bound at \($0.place)" } ?? "its seed"
            return (
                "\(quoted(other.key)) of \(quotedType(of: other.component)), \(place), is hidden by \(hider)",
                "bind one of the two under a tag, so that the other can be requested beside it"
            )
        }
    }
}
