// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// The collection of a key, tagged or not.
    func collection(_ key: _Key) -> (any _ContributionWords.Type)? {
        _Key.contributions(to: key.element)
    }

    /// The step of a binding on its own, such as at the start of a path.
    func step(for binding: Int) -> Diagnostic.Step {
        step(.start, binding, showsInclusion: false)
    }

    /// The step of a binding in a trace.
    ///
    /// Cycles leave out the inclusion: the same lines are one diagnostic in every including component.
    func step(
        _ relation: Diagnostic.Step.Relation, _ binding: Int, showsInclusion: Bool = true
    ) -> Diagnostic.Step {
        let found = model.bindings[binding]
        if let question = model.question, question.binding == binding, relation == .neededBy {
            return questionStep(question)
        }
        let (name, detail) = title(of: binding)
        var remarks = [role(of: binding), found.kind == .decorator ? "decorator" : nil]
        // Readers look first in the component and its own modules, so these are not named.
        if model.replaces(binding) || showsInclusion && model.modules(of: binding).count > 1 {
            remarks.append(origin(of: binding))
        }
        let remark = remarks.compactMap(\.self).joined(separator: ", ")
        return Diagnostic.Step(relation, name: name, detail: detail, place: found.place?.place, remark: remark)
    }

    /// The step that shows where a binding is written, and its module.
    func boundStep(_ binding: Int) -> Diagnostic.Step {
        let remark = [role(of: binding), origin(of: binding)].compactMap(\.self).joined(separator: ", ")
        let relation: Diagnostic.Step.Relation = model.bindings[binding].kind == .decorator ? .decorated : .bound
        return Diagnostic.Step(relation, name: "", place: model.bindings[binding].place?.place, remark: remark)
    }

    /// The module of a binding and the modules that include it; nil for a binding of the component itself.
    private func origin(of binding: Int) -> String? {
        let modules = model.modules(of: binding)
        guard let module = modules.first else { return model.replaces(binding) ? "override" : nil }
        if model.replaces(binding) { return "override in module \(quoted(module))" }
        guard modules.count > 1 else { return "in module \(quoted(module))" }
        let ways = modules.dropFirst().map {
            (model.overridingModules.contains(ObjectIdentifier($0)) ? "by override " : "by ") + quoted($0)
        }
        return "in module \(quoted(module)), included \(_DiagnosticText.capped(ways).joined(separator: ", "))"
    }

    /// The advice on silencing an id for one binding.
    func allowing(_ id: Diagnostic.ID, _ binding: Int) -> String {
        let name = id.rawValue.dropFirst("DI/".count)
        let member = ".\(name.prefix(1).lowercased() + name.dropFirst())"
        let isInstalled = model.bindings[binding].kind == .componentFactory
        // A line of a list takes the ids before the function.
        if isDeclared(binding) {
            return isInstalled ? "use component(_:allowing: \(member))" : "declare it with allowing: [\(member)]"
        }
        return isInstalled ? "use install(dependency:allowing: \(member))" : "add .allowing(\(member))"
    }

    /// Drops repeated notes and shortens the list.
    func capped(_ notes: [String], counting things: String) -> [String] {
        _DiagnosticText.capped(notes.uniqued(), things)
    }

    /// `twice`, `3 times` and so on.
    func times(_ count: Int) -> String {
        count == 2 ? "twice" : "\(count) times"
    }
}

extension _GraphModel {
    /// Sorts bindings by place, then by registration.
    func sortedByPlace(_ bindings: [Int]) -> [Int] {
        let places = bindings.map { ($0, self.bindings[$0].place?.place) }
        return places._sorted { Place.precedes($0.1, $1.1) ?? ($0.0 < $1.0) }.map(\.0)
    }

    /// Whether a warning or note is silenced for a binding.
    func allows(_ id: Diagnostic.ID, for binding: Int) -> Bool {
        !self.allowances.isEmpty && self.allowances[binding]?.contains(id) == true
    }
}

extension Place {
    /// Whether one place precedes another; nil where they are equal. A missing place precedes all others.
    static func precedes(_ one: Place?, _ other: Place?) -> Bool? {
        guard let one else { return other == nil ? nil : true }
        guard let other else { return false }
        return one == other ? nil : one < other
    }
}
