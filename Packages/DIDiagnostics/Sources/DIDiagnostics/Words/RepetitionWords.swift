// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Words for repeated bindings.
extension _Explainer {
    /// A binding of a whole collection beside contributions to it.
    func collectionClash(_ finding: _Finding) -> Diagnostic {
        let (whole, contributions) = (finding.first, finding.list)
        let key = model.bindings[whole].key
        let step = collection(key)?._step ?? "intoCollection()"
        var error = short(finding)
        error.trace = model.sortedByPlace([whole] + contributions).map(sourceStep)
        error.fixes = ["contribute everything by \(step), or bind the whole under a tag"]
        return error
    }

    /// Several bindings of one key in one component.
    func duplicateBinding(_ finding: _Finding) -> Diagnostic {
        let bindings = finding.list
        let first = model.bindings[bindings[0]]
        let component = model.components[first.component]
        let canDiffer = bindings.allSatisfy {
            $0 != component.rootBinding && [.value, .factory, .provider, .alias].contains(model.bindings[$0].kind)
        }
        return diagnostic(
            finding.id, .error, on: bindings[0],
            "\(quoted(first.key)) is bound \(times(bindings.count)) in "
                + (isStack(first.component) == true ? "one module of the stack" : named(first.component)),
            trace: model.sortedByPlace(bindings).map(boundStep),
            fixes: bindings.allSatisfy(model.defaults.contains)
                ? [
                    "keep one of these defaults, or bind \(quoted(first.key)) in \(home(first.component)), so that none counts"
                ]
                : ["keep one of these bindings" + (canDiffer ? ", or distinguish them by tags or qualifiers" : "")]
                    + decorating(bindings))
    }

    /// The advice on a decorator, for a binding that requests its own key.
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

    /// Several entries of one dictionary under one key in one component.
    func duplicateDictionaryKey(_ finding: _Finding) -> Diagnostic {
        let bindings = finding.list
        let first = model.bindings[bindings[0]]
        let key = model.entryKeys[bindings[0]].map(words) ?? "a key"
        return diagnostic(
            finding.id, .error, on: bindings[0],
            "the key \(key) of \(quoted(first.key)) is contributed \(times(bindings.count)) in "
                + named(first.component),
            trace: model.sortedByPlace(bindings).map(sourceStep),
            fixes: ["give each of these entries a unique key"]
        )
    }

    /// Describes the key of an entry: a text in quotes, any other key by its description.
    private func words(_ key: _EntryKey) -> String {
        switch key.key {
        case let text as String: Self.inQuotes(text)
        case is ObjectIdentifier: "that identifies a type or an object"
        default: "'\(Self.withoutAddresses(String(describing: key.key)))'"
        }
    }

    /// Strips the addresses of private types from a text of the runtime, which differ from process to process.
    private static func withoutAddresses(_ text: String) -> String {
        let text = text.replacing(#/\(unknown context at [^)]*\)\.*/#, with: "")
        return _DiagnosticText.escaped(text.replacing(#/0x[0-9A-Fa-f]*/#, with: "0x…"))
    }

    /// A binding under the key of its component's seed.
    func seedClash(_ finding: _Finding) -> Diagnostic {
        let binding = finding.first
        let found = model.bindings[binding]
        let component = model.components[found.component]
        let isRoot = component.rootBinding == binding
        let isPart = found.kind == .contribution
        let role = isRoot ? "its root" : isPart ? "contributed to there" : "bound there"
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(found.key),
            message: "\(quoted(found.key)) is the seed of \(quoted(component.type)) and also \(role)",
            trace: [sourceStep(binding)],
            fixes: [
                (isRoot ? "make the root another type" : "remove this binding")
                    + ", or give the seed a distinct type, such as a TaggedProvider"
            ])
    }
}
