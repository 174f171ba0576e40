// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/ShadowedBinding`: a key bound in a component and in an ancestor, so that it means different objects in the two; or
/// in two modules of a stack, of which the first counts.
///
/// Not reported: collection contributions, because they accumulate; roots and seeds that are never requested; one unshared line
/// in both components, such as that of an included module; bindings of overriding modules; decorators of the ancestor's.
enum ShadowedBindingRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        for position in model.hidden.indices
        where !model.hidden[position].allowed.contains(.shadowedBinding) {
            findings.append(Remark(.shadowedBinding) { $0.hiddenBinding(position) })
        }
        checkOptionals(in: model, into: &findings)
        guard model.components.count > 1 else { return }
        var children: [[Int]] = Array(repeating: [], count: model.components.count)
        for index in model.components.indices where model.components[index].parent >= 0 {
            children[model.components[index].parent].append(index)
        }
        // The bindings of the ancestors of the current component; the nearest comes last.
        var visible: [_Key: [Int]] = [:]
        let isAsked = requests(in: model)
        var open: [(component: Int, nextChild: Int)] = []
        for root in model.components.indices where model.components[root].parent < 0 {
            open.append((root, 0))
            while let (component, next) = open.last {
                if next == 0 { enter(component, of: model, !children[component].isEmpty, isAsked, &visible, &findings) }
                if next < children[component].count {
                    open[open.count - 1].nextChild += 1
                    open.append((children[component][next], 0))
                } else {
                    if !children[component].isEmpty { leave(component, of: model, &visible) }
                    open.removeLast()
                }
            }
        }
    }

    /// Looks for optionals whose value is bound as well, in the same component or in one around or below it.
    private static func checkOptionals(in model: _GraphModel, into findings: inout [Remark]) {
        for index in model.bindings.indices
        where !model.bindings[index].key.isQualified && _TypeMetadata(model.bindings[index].key.type).mayBeOptional {
            guard counts(index, in: model), !model.allows(.shadowedBinding, for: index),
                let form = _Form.find(model.bindings[index].key.type), form.kind == .optional
            else { continue }
            let (key, component) = (_Key(form.value), model.bindings[index].component)
            let value = model.bindings.indices.first { other in
                let owner = model.bindings[other].component
                return model.bindings[other].key == key && counts(other, in: model)
                    && (model.lineage(of: owner).contains(component) || model.lineage(of: component).contains(owner))
            }
            guard let value else { continue }
            findings.append(Remark(.shadowedBinding) { $0.optionalBesideValue(index, value) })
        }
    }

    /// Compares the bindings of a component with those of its ancestors, and adds them for its children.
    private static func enter(
        _ component: Int, of model: _GraphModel, _ hasChildren: Bool, _ isAsked: [Bool],
        _ visible: inout [_Key: [Int]], _ findings: inout [Remark]
    ) {
        for index in model.components[component].bindings where counts(index, in: model) {
            let key = model.bindings[index].key
            if let hidden = visible[key]?.last, isReported(index, hiding: hidden, in: model),
                isAsked[model.outermost(around: index)] || !isRootOrSeed(index, in: model)
            {
                findings.append(Remark(.shadowedBinding, index, hidden) { $0.shadowedBinding(index, hidden) })
            }
            if hasChildren { visible[key, default: []].append(index) }
        }
    }

    private static func leave(_ component: Int, of model: _GraphModel, _ visible: inout [_Key: [Int]]) {
        for index in model.components[component].bindings where counts(index, in: model) {
            visible[model.bindings[index].key]?.removeLast()
        }
    }

    /// Whether requests can lead to a binding, for a decorated one over its decorators.
    private static func counts(_ index: Int, in model: _GraphModel) -> Bool {
        let kind = model.bindings[index].kind
        return kind.answersRequests && kind != .decorator && model.bindings[index].duplicateOf < 0
    }

    private static func isReported(_ index: Int, hiding hidden: Int, in model: _GraphModel) -> Bool {
        let (binding, other) = (model.bindings[index], model.bindings[hidden])
        guard binding.kind != .collection, binding.component != other.component else { return false }
        if binding.isOverride || other.isOverride || model.allows(.shadowedBinding, for: index) { return false }
        return binding.place == nil || binding.place != other.place || isMadeTwice(binding)
    }

    /// Whether one line in both components makes an instance for each of them that is shared below it.
    private static func isMadeTwice(_ binding: _GraphModel.Binding) -> Bool {
        binding.sharing != .unshared && binding.kind == .factory
    }

    private static func isRootOrSeed(_ index: Int, in model: _GraphModel) -> Bool {
        let component = model.bindings[index].component
        return model.bindings[index].kind == .seed
            || model.components[component].rootBinding == model.outermost(around: index)
    }

    /// Whether each binding is requested by another one, except by the factory of its component.
    private static func requests(in model: _GraphModel) -> [Bool] {
        var isAsked: [Bool] = Array(repeating: false, count: model.bindings.count)
        for index in model.edges.indices where model.edges[index].to >= 0 {
            guard model.bindings[model.edges[index].from].kind != .componentFactory else { continue }
            isAsked[model.edges[index].to] = true
        }
        return isAsked
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

    func optionalBesideValue(_ optional: Int, _ value: Int) -> Diagnostic {
        let (key, other) = (model.bindings[optional].key, model.bindings[value].key)
        return diagnostic(
            .shadowedBinding, .note, on: optional,
            "\(quoted(key)) and \(quoted(other)) are both bound, and a request for \(quoted(key)) gets the nearer one, "
                + "in one component the optional",
            trace: [boundStep(optional), boundStep(value)],
            fixes: [
                "bind only \(quoted(other)), and declare with bindOptional that it may be unbound",
                "if both are intended, \(allowing(.shadowedBinding, optional))",
            ])
    }

    func shadowedBinding(_ binding: Int, _ hidden: Int) -> Diagnostic {
        let key = model.bindings[binding].key
        let component = model.components[model.bindings[binding].component]
        let ancestor = model.components[model.bindings[hidden].component]
        let isSeed = model.bindings[binding].kind == .seed
        var own = boundStep(binding)
        if isSeed, component.parent >= 0 {
            // A seed is written nowhere; the installation brings it in.
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
