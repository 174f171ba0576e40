// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    /// A key in words: the name of the type, and its tag and qualifier.
    func words(_ key: _Key) -> (name: String, detail: String) {
        var details: [String] = []
        let name = names.shown(key.element)
        if let tag = key.tag { details.append("tagged \(quoted(tag))") }
        if let qualifier = key.qualifier { details.append("qualified \(Self.inQuotes(qualifier))") }
        return (name, details.joined(separator: " "))
    }

    /// A key for a sentence, in quotes.
    func quoted(_ key: _Key) -> String {
        let words = words(key)
        return DiagnosticRenderer.quote(words.name, words.detail)
    }

    /// A text that somebody chose, such as a qualifier, in double quotes on one line.
    static func inQuotes(_ text: String) -> String {
        "\"\(DiagnosticText.escaped(text))\""
    }

    /// A type for a sentence, in quotes.
    func quoted(_ type: Any.Type) -> String {
        "'\(names.shown(type))'"
    }

    /// The collection that a key stands for, tagged or not.
    func collection(_ key: _Key) -> (any _CollectionShape.Type)? {
        key.element as? any _CollectionShape.Type
    }

    /// A key as the subject of a diagnostic: without quotes where a plain name will do.
    func subject(_ key: _Key) -> String {
        let words = words(key)
        return words.detail.isEmpty ? words.name : DiagnosticRenderer.quote(words.name, words.detail)
    }

    /// A binding as a step of its own, such as for a path of construction.
    public func step(for binding: Int) -> Diagnostic.Step {
        step(.start, binding, showsInclusion: false)
    }

    /// A binding as a step of a trace.
    ///
    /// Of cycles the inclusion is not shown: on the same lines they are one diagnostic, whoever includes them.
    func step(
        _ relation: Diagnostic.Step.Relation, _ binding: Int, showsInclusion: Bool = true
    ) -> Diagnostic.Step {
        let found = model.bindings[binding]
        var (name, detail) = words(found.key)
        if found.kind == .contribution {
            name = names.shown(found.element)
            detail = "in \(quoted(found.key))"
        }
        var remarks = [role(of: binding)]
        // What a component or its own module binds is where a reader looks first.
        if model.replaces(binding) || showsInclusion && model.modules(of: binding).count > 1 {
            remarks.append(origin(of: binding))
        }
        let remark = remarks.compactMap(\.self).joined(separator: ", ")
        return Diagnostic.Step(relation, name: name, detail: detail, place: found.place?.place, remark: remark)
    }

    /// The place of a binding as a step, with the module that it was made in.
    func boundStep(_ binding: Int) -> Diagnostic.Step {
        let remark = [role(of: binding), origin(of: binding)].compactMap(\.self).joined(separator: ", ")
        return Diagnostic.Step(.bound, name: "", place: model.bindings[binding].place?.place, remark: remark)
    }

    /// The role of a binding in its component, if it is the root or the seed.
    private func role(of binding: Int) -> String? {
        let found = model.bindings[binding]
        let component = model.components[found.component]
        if component.rootBinding == binding { return "root of \(quoted(component.type))" }
        return found.kind == .seed ? "seed of \(quoted(component.type))" : nil
    }

    /// The module that a binding was made in, and over which others it came in; nil for that of a component.
    private func origin(of binding: Int) -> String? {
        let modules = model.modules(of: binding)
        guard let module = modules.first else { return nil }
        if model.replaces(binding) { return "override in module \(quoted(module))" }
        guard modules.count > 1 else { return "in module \(quoted(module))" }
        let limit = DiagnosticRenderer.listLimit
        var ways = modules.dropFirst().map {
            (model.overridingModules.contains(ObjectIdentifier($0)) ? "by override " : "by ") + quoted($0)
        }
        if ways.count > limit { ways = ways.prefix(limit) + ["and \(ways.count - limit) more"] }
        return "in module \(quoted(module)), included \(ways.joined(separator: ", "))"
    }

    /// The order in which binders and further requesters are listed: by place, then as registered.
    func sortedByPlace(_ bindings: [Int]) -> [Int] {
        guard bindings.count > 1 else { return bindings }
        let places = bindings.map { ($0, model.bindings[$0].place?.place) }
        return places.sorted { Place.precedes($0.1, $1.1) ?? ($0.0 < $1.0) }.map(\.0)
    }
}

extension Place {
    /// Whether one place is listed before another, nil where they are equal. What has no place comes first.
    static func precedes(_ one: Place?, _ other: Place?) -> Bool? {
        guard let one else { return other == nil ? nil : true }
        guard let other else { return false }
        return one == other ? nil : one < other
    }
}
