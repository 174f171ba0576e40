// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    func weakValue(_ binding: Int) -> Diagnostic {
        let found = model.bindings[binding]
        let (what, them) =
            found.isPlural
            ? ("several elements of \(quoted(found.key)) are shared weakly at once", "they are")
            : ("\(called(binding)) is shared weakly", "it is")
        return Diagnostic(
            id: .weakValue, severity: .warning, subject: subject(found.key),
            message: "\(what), but only objects can be: \(them) made anew for each request",
            trace: [boundStep(binding)],
            fixes: found.isPlural
                ? ["share them by sharedInScope(), or not at all", "contribute each by a binding of its own"]
                : ["share it by sharedInScope(), or not at all", "make it a class"])
    }

    func shadowedBinding(_ binding: Int, _ hidden: Int) -> Diagnostic {
        let key = model.bindings[binding].key
        let component = model.components[model.bindings[binding].component]
        let ancestor = model.components[model.bindings[hidden].component]
        let isSeed = model.bindings[binding].kind == .seed
        var own = boundStep(binding)
        if isSeed, component.parent >= 0 {
            // A seed is written nowhere; what brings it in is the installation.
            (own.relation, own.name) = (.installed, names.shown(model.components[component.parent].type))
            own.place = component.place?.place
        }
        var other = boundStep(hidden)
        if other.place == nil, other.remark.isEmpty { other = step(.hides, hidden) }
        other.relation = .hides
        return Diagnostic(
            id: .shadowedBinding, severity: .note, subject: subject(key),
            message: "\(quoted(key)) is \(isSeed ? "the seed of" : "bound in") \(quoted(component.type)) "
                + "and hides that of its ancestor \(quoted(ancestor.type))",
            trace: [own, other],
            fixes: isSeed
                ? ["give the seed a type of its own, such as a TaggedProvider"]
                : [
                    "remove one of them, or tell them apart by tags",
                    "if both are meant, \(allowing(.shadowedBinding, binding))",
                ])
    }

    func deferredCycle(_ closing: Int, _ arrivals: [Int]) -> Diagnostic {
        let start = model.edges[closing].to
        let way = way(over: closing, from: start, arrivals)
        return Diagnostic(
            id: .deferredCycle, severity: .note, subject: subject(model.bindings[start].key),
            message: "\(called(start)) needs itself, but not at once",
            trace: [step(for: start)] + shortened(way, needed),
            fixes: ["use what is deferred only after construction, or move what both need into a third type"])
    }

    /// The edges from a binding over those by which a search has arrived, up to a given last one.
    func way(over last: Int, from start: Int, _ arrivals: [Int]) -> [Int] {
        var edges: [Int] = [last]
        var current = model.edges[last].from
        while current != start, arrivals[current] >= 0 {
            edges.append(arrivals[current])
            current = model.edges[arrivals[current]].from
        }
        return edges.reversed()
    }

    /// What an edge leads to, as a step that tells how it is needed.
    func needed(_ edge: Int) -> Diagnostic.Step {
        let relation: Diagnostic.Step.Relation =
            switch model.edges[edge].kind {
            case .provider: .needsProvider
            case .lazy: .needsLazy
            case .weak: .needsWeakly
            default: model.bindings[model.edges[edge].from].kind == .componentFactory ? .makes : .needs
            }
        return step(relation, model.edges[edge].to, showsInclusion: false)
    }

    /// A binding for a sentence: its key, or which part of which collection it is.
    func called(_ binding: Int) -> String {
        let step = step(for: binding)
        return DiagnosticRenderer.quote(step.name, step.detail)
    }

    /// How to silence an id for one binding.
    func allowing(_ id: Diagnostic.ID, _ binding: Int) -> String {
        let name = id.rawValue.dropFirst("DI/".count)
        let member = ".\(name.prefix(1).lowercased() + name.dropFirst())"
        let isInstalled = model.bindings[binding].kind == .componentFactory
        return "say so by \(isInstalled ? "install(dependency:allowing: \(member))" : ".allowing(\(member))")"
    }
}
