// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    func duplicateBinding(_ bindings: [Int]) -> Diagnostic {
        let first = model.bindings[bindings[0]]
        let component = model.components[first.component]
        return Diagnostic(
            id: .duplicateBinding, severity: .error, subject: subject(first.key),
            message: "\(quoted(first.key)) is bound \(times(bindings.count)) in \(quoted(component.type))",
            trace: sortedByPlace(bindings).map(boundStep),
            fixes: ["keep one of these bindings, or tell them apart by a tag or a qualifier"])
    }

    func duplicateDictionaryKey(_ bindings: [Int]) -> Diagnostic {
        let first = model.bindings[bindings[0]]
        let component = model.components[first.component]
        let key = first.entryKey.map { String(describing: $0.key) } ?? ""
        return Diagnostic(
            id: .duplicateDictionaryKey, severity: .error, subject: subject(first.key),
            message: "key \"\(key)\" of \(quoted(first.key)) is bound \(times(bindings.count)) in "
                + quoted(component.type),
            trace: sortedByPlace(bindings).map(boundStep), fixes: ["give each entry a key of its own"])
    }

    func collectionClash(_ whole: Int, _ contributions: [Int]) -> Diagnostic {
        let key = model.bindings[whole].key
        let component = model.components[model.bindings[whole].component]
        return Diagnostic(
            id: .collectionClash, severity: .error, subject: subject(key),
            message: "\(quoted(key)) is bound whole and contributed to in \(quoted(component.type))",
            trace: sortedByPlace([whole] + contributions).map { index in
                var step = boundStep(index)
                if index != whole { step.relation = .contributed }
                return step
            },
            fixes: ["contribute the whole collection with intoCollection(), or tell the two apart by a tag"])
    }

    func seedClash(_ binding: Int) -> Diagnostic {
        let found = model.bindings[binding]
        let component = model.components[found.component]
        let role = component.rootBinding == binding ? "the root" : "bound"
        return Diagnostic(
            id: .seedClash, severity: .error, subject: subject(found.key),
            message: "\(quoted(found.key)) is the seed of \(quoted(component.type)) and \(role) there too",
            trace: [boundStep(binding)],
            fixes: ["remove this binding, or make the seed a type of its own or a TaggedProvider"])
    }

    func scopeNesting(_ component: Int, _ ancestor: Int) -> Diagnostic {
        let found = model.components[component]
        let other = model.components[ancestor]
        return Diagnostic(
            id: .scopeNesting, severity: .error, subject: names.shown(found.type),
            message: "\(quoted(found.type)) has the scope \(quoted(found.scope)) of its ancestor \(quoted(other.type))",
            trace: installations(upFrom: component, to: ancestor),
            fixes: ["give \(quoted(found.type)) a scope of its own, or none"])
    }

    func recursiveComponent(_ component: Int, _ index: Int) -> Diagnostic {
        let (type, place) = model.components[component].recursions[index]
        var top = component
        while model.components[top].type != type, model.components[top].parent >= 0 { top = model.components[top].parent }
        let inner = model.components[component]
        let step = Diagnostic.Step(.installed, name: names.shown(inner.type), place: place.place)
        return Diagnostic(
            id: .recursiveComponent, severity: .error, subject: names.shown(type),
            message: "\(quoted(type)) installs itself" + (component == top ? "" : " through others"),
            trace: [step] + installations(upFrom: component, to: top),
            fixes: ["inject the component's factory from the ancestor that has it, rather than installing it again"])
    }

    func overrideTargetsNothing(_ index: Int) -> Diagnostic {
        let found = model.unusedOverrides[index]
        let note: [String] =
            switch found.kind {
            case .seed?: ["\(quoted(found.key)) is a seed, which cannot be overridden: build with another seed"]
            case .componentFactory?: ["component factories cannot be overridden: override what the component binds"]
            default: []
            }
        return Diagnostic(
            id: .overrideTargetsNothing, severity: .error, subject: subject(found.key),
            message: "the override of \(quoted(found.key)) replaces nothing",
            trace: [
                Diagnostic.Step(
                    .bound, name: "", place: found.place.place,
                    remark: found.module.map { "in module \(quoted($0))" } ?? "")
            ],
            notes: note,
            fixes: ["remove the override, or bind what a fake needs besides in a module that the overriding one includes"])
    }

    private func installations(upFrom component: Int, to ancestor: Int) -> [Diagnostic.Step] {
        var steps: [Diagnostic.Step] = []
        var current = component
        while current != ancestor, current >= 0 {
            let parent = model.components[current].parent
            guard parent >= 0 else { break }
            steps.append(
                Diagnostic.Step(
                    .installed, name: names.shown(model.components[parent].type),
                    place: model.components[current].place?.place))
            current = parent
        }
        return steps
    }

    private func times(_ count: Int) -> String {
        count == 2 ? "twice" : "\(count) times"
    }
}
