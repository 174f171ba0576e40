// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// Several bindings of one key in one component.
    func duplicateBinding(_ finding: _Finding) -> Diagnostic {
        let bindings = finding.list
        let first = model.bindings[bindings[0]]
        let component = model.components[first.component]
        let canDiffer = bindings.allSatisfy { index in
            switch model.bindings[index].kind {
            case .value, .factory, .provider, .alias: index != component.rootBinding
            default: false
            }
        }
        return diagnostic(
            finding.id, .error, on: bindings[0],
            "\(quoted(first.key)) is bound \(times(bindings.count)) in "
                + (isStack(first.component) == true ? "one module of the stack" : named(first.component)),
            trace: sortedByPlace(bindings).map(boundStep),
            fixes: bindings.allSatisfy(model.defaults.contains)
                ? [
                    "keep one of these defaults, or bind \(quoted(first.key)) in \(home(first.component)), so that none counts"
                ]
                : ["keep one of these bindings" + (canDiffer ? ", or distinguish them by tags or qualifiers" : "")]
                    + decorating(bindings))
    }

    /// The advice on a decorator, for a binding that takes what another one makes.
    private func decorating(_ bindings: [Int]) -> [String] {
        let wrapper = bindings.first { index in
            model.bindings[index].kind == .factory
                && model.bindings[index].edges.contains { model.key(ofEdge: $0) == model.bindings[index].key }
        }
        guard let wrapper, let place = model.bindings[wrapper].place?.place else { return [] }
        let key = model.bindings[wrapper].key
        if isDeclared(wrapper), let tag = key.tag {
            return ["make the binding at \(place) a decorator by decorate(tagged: \(names.shown(tag)).self)"]
        }
        let step = key.tag.map { ".tagged(with: \(names.shown($0)).self)" } ?? ""
        let call = "decorate(\(_expression(of: names.shown(key.element))).self)\(step)"
        return ["make the binding at \(place) a decorator by \(call)"]
    }
}
