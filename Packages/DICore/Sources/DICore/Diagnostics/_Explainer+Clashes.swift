// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    func duplicateBinding(_ bindings: [Int]) -> Diagnostic {
        let first = model.bindings[bindings[0]]
        let component = model.components[first.component]
        let canDiffer = bindings.allSatisfy { index in
            switch model.bindings[index].kind {
            case .value, .factory, .provider, .alias: index != component.rootBinding
            default: false
            }
        }
        return Diagnostic(
            id: .duplicateBinding, severity: .error, subject: subject(first.key),
            message: "\(quoted(first.key)) is bound \(times(bindings.count)) in \(quoted(component.type))",
            trace: sortedByPlace(bindings).map(boundStep),
            fixes: ["keep one of these bindings" + (canDiffer ? ", or tell them apart by tags or qualifiers" : "")])
    }

    func duplicateDictionaryKey(_ bindings: [Int]) -> Diagnostic {
        let first = model.bindings[bindings[0]]
        let component = model.components[first.component]
        let key = first.entryKey.map(words) ?? "a key"
        return Diagnostic(
            id: .duplicateDictionaryKey, severity: .error, subject: subject(first.key),
            message: "the key \(key) of \(quoted(first.key)) is contributed \(times(bindings.count)) in "
                + quoted(component.type),
            trace: sortedByPlace(bindings).map(contributionStep), fixes: ["give each of these entries a key of its own"]
        )
    }

    func collectionClash(_ whole: Int, _ contributions: [Int]) -> Diagnostic {
        let key = model.bindings[whole].key
        let component = model.components[model.bindings[whole].component]
        let step = collection(key)?._step ?? "intoCollection()"
        return Diagnostic(
            id: .collectionClash, severity: .error, subject: subject(key),
            message: "\(quoted(key)) is both bound as a whole and contributed to in \(quoted(component.type))",
            trace: sortedByPlace([whole] + contributions).map { $0 == whole ? boundStep($0) : contributionStep($0) },
            fixes: ["contribute everything by \(step), or bind the whole under a tag"])
    }

    func seedClash(_ binding: Int) -> Diagnostic {
        let found = model.bindings[binding]
        let component = model.components[found.component]
        let isRoot = component.rootBinding == binding
        let isPart = found.kind == .contribution
        let role = isRoot ? "its root" : isPart ? "contributed to there" : "bound there"
        return Diagnostic(
            id: .seedClash, severity: .error, subject: subject(found.key),
            message: "\(quoted(found.key)) is the seed of \(quoted(component.type)) and also \(role)",
            trace: [isPart ? contributionStep(binding) : boundStep(binding)],
            fixes: [
                (isRoot ? "make the root another type" : "remove this binding")
                    + ", or give the seed a type of its own, such as a TaggedProvider"
            ])
    }

    func scopeNesting(_ component: Int, _ ancestor: Int, _ others: [Int]) -> Diagnostic {
        let found = model.components[component]
        let other = model.components[ancestor]
        let elsewhere = others.map { index in
            let parent = quoted(model.components[max(0, model.components[index].parent)].type)
            return "the same where it is installed in \(parent)"
                + (model.components[index].place.map { " at \($0.place)" } ?? "")
        }
        return Diagnostic(
            id: .scopeNesting, severity: .error, subject: names.shown(found.type),
            message: "\(quoted(found.type)) has the scope \(quoted(found.scope)), and so has its ancestor "
                + quoted(other.type),
            trace: installations(upFrom: component, to: ancestor), notes: capped(elsewhere, counting: "such places"),
            fixes: ["give \(quoted(found.type)) a scope of its own, or none"])
    }

    func recursiveComponent(_ component: Int, _ index: Int) -> Diagnostic {
        let (type, place) = model.components[component].recursions[index]
        let top = model.lineage(of: component).first { model.components[$0].type == type } ?? 0
        let inner = model.components[component]
        let step = Diagnostic.Step(.installed, name: names.shown(inner.type), place: place.place)
        let through = component == top ? "" : inner.parent == top ? " through \(quoted(inner.type))" : " through others"
        let parent = model.components[top].parent
        let way =
            parent < 0
            ? "" : ": \(quoted(model.components[parent].type)) installs it, so its factory can be injected here already"
        return Diagnostic(
            id: .recursiveComponent, severity: .error, subject: names.shown(type),
            message: "\(quoted(type)) installs itself\(through)",
            trace: [step] + installations(upFrom: component, to: top), fixes: ["remove this installation\(way)"])
    }

    func overrideTargetsNothing(_ index: Int) -> Diagnostic {
        let found = model.unusedOverrides[index]
        let candidates = similar.related(to: found.key).filter { $0.key != found.key }
        let near = nearMisses(candidates, from: nil)
        let module = found.module.map(quoted) ?? "the overriding module"
        var notes = notes(on: near, outOf: candidates.count, for: nil)
        var fix = "remove this binding" + (near.isEmpty ? "" : ", override the similar one")
        switch found.kind {
        case .seed?: notes = ["a seed cannot be overridden: build the component with another one"]
        case .componentFactory?: notes = ["a component cannot be overridden: override what it binds, or its root"]
        default: fix += ", or, if another fake needs it, move it to a module that \(module) includes"
        }
        return Diagnostic(
            id: .overrideTargetsNothing, severity: .error, subject: subject(found.key),
            message: "the override of \(quoted(found.key)) replaces nothing",
            trace: [Diagnostic.Step(.bound, name: "", place: found.place.place, remark: "in module \(module)")],
            notes: notes, fixes: [fix])
    }

    private func contributionStep(_ binding: Int) -> Diagnostic.Step {
        var step = boundStep(binding)
        step.relation = .contributed
        return step
    }

    /// The key of an entry: text in quotes, anything else by its description.
    private func words(_ key: _EntryKey) -> String {
        switch key.key.base {
        case let text as String: Self.inQuotes(text)
        case is ObjectIdentifier: "that identifies a type or an object"
        default: "'\(Self.withoutAddresses(String(describing: key.key)))'"
        }
    }

    /// A text of the runtime without the addresses that tell private types apart, which differ from process to process.
    private static func withoutAddresses(_ text: String) -> String {
        let marker = "(unknown context at "
        var result = ""
        var rest = Substring(text)
        while let character = rest.first {
            if rest.hasPrefix(marker), let end = rest.firstIndex(of: ")") {
                rest = rest[rest.index(after: end)...].drop { $0 == "." }
            } else if rest.hasPrefix("0x") {
                result += "0x…"
                rest = rest.dropFirst(2).drop(while: \.isHexDigit)
            } else {
                result.append(character)
                rest.removeFirst()
            }
        }
        return DiagnosticText.escaped(result)
    }

    private func times(_ count: Int) -> String {
        count == 2 ? "twice" : "\(count) times"
    }
}
