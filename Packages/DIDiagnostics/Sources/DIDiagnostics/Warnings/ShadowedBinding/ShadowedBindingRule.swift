// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/ShadowedBinding`: a key bound in a component and in an ancestor, with different objects in the two; or in two modules of a
/// stack, of which the first counts.
///
/// Not reported: collection contributions, because they accumulate; roots and seeds that are never requested; one unshared line
/// in both components, such as an included module's; bindings of overriding modules; decorators of the ancestor's binding.
enum ShadowedBindingRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        for position in model.hidden.indices
        where !model.hidden[position].allowed.contains(.shadowedBinding) {
            findings.append(Remark(.shadowedBinding) { $0.hiddenBinding(position) })
        }
        guard model.components.count > 1 else { return }
        var isAsked: [Bool] = Array(repeating: false, count: model.bindings.count)
        for edge in model.edges where edge.to >= 0 && model.bindings[edge.from].kind != .componentFactory {
            isAsked[edge.to] = true
        }
        // The bindings of each component that answer requests, a decorated one through its decorators. Parents come first.
        var bound: [[_Key: Int]] = Array(repeating: [:], count: model.components.count)
        for (component, row) in model.components.enumerated() {
            for index in row.bindings {
                let binding = model.bindings[index]
                guard binding.kind.answersRequests, binding.kind != .decorator, binding.duplicateOf < 0 else {
                    continue
                }
                bound[component][binding.key] = index
                guard let hidden = model.nearest(from: row.parent, { bound[$0][binding.key] }),
                    isReported(binding, hiding: model.bindings[hidden]), !model.allows(.shadowedBinding, for: index)
                else { continue }
                let outermost = model.outermost(around: index)
                guard isAsked[outermost] || binding.kind != .seed && row.rootBinding != outermost else { continue }
                findings.append(Remark(.shadowedBinding, index, hidden) { $0.shadowedBinding(index, hidden) })
            }
        }
    }

    private static func isReported(_ binding: _GraphModel.Binding, hiding other: _GraphModel.Binding) -> Bool {
        guard binding.kind != .collection, !binding.isOverride, !other.isOverride else { return false }
        // A shared factory of one line makes a separate instance in each component.
        return binding.place == nil || binding.place != other.place
            || binding.sharing != .unshared && binding.kind == .factory
    }
}

extension _Explainer {
    func hiddenBinding(_ position: Int) -> Diagnostic {
        let hidden = model.hidden[position]
        let binding = hidden.binding
        let key = model.bindings[binding].key
        let module = hidden.module.map { "module \(names.shown($0))" } ?? ""
        let other = Diagnostic.Step(.hides, name: "", place: hidden.place?.place, remark: module)
        return diagnostic(
            .shadowedBinding, .note, on: binding,
            "\(quoted(key)) is bound in two modules of the stack, and the first one is used",
            trace: [boundStep(binding), other],
            fixes: [
                "remove one of them, or distinguish them by tags",
                "if both are intended, silence .shadowedBinding in the declaration of the second one",
            ])
    }

    func shadowedBinding(_ binding: Int, _ hidden: Int) -> Diagnostic {
        let key = model.bindings[binding].key
        let component = model.components[model.bindings[binding].component]
        let ancestor = model.components[model.bindings[hidden].component]
        let isSeed = model.bindings[binding].kind == .seed
        var own = boundStep(binding)
        if isSeed, component.parent >= 0 {
            // A seed has no line of its own; its place is the installation's.
            (own.relation, own.name) = (.installed, names.shown(model.components[component.parent].type))
            own.place = component.place?.place
        }
        var other = boundStep(hidden)
        if other.place == nil, other.remark.isEmpty { other = step(.hides, hidden) }
        other.relation = .hides
        return Diagnostic(
            id: .shadowedBinding, severity: .note, subject: subject(key),
            message: "\(quoted(key)) is \(isSeed ? "the seed of" : "bound in") \(quoted(component.type)) "
                + "and hides the binding of its ancestor \(quoted(ancestor.type))",
            trace: [own, other],
            fixes: isSeed
                ? ["give the seed a distinct type, such as a TaggedProvider"]
                : [
                    "remove one of them, or distinguish them by tags",
                    "if both are intended, \(allowing(.shadowedBinding, binding))",
                ])
    }
}
