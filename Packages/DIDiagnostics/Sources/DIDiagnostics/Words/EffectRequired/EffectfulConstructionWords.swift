// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A component whose build makes something first that throws or awaits, although the build does not.
extension FindingWords {
    static let effectfulConstruction: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in usage.useFactories(above: finding.component) })
}

extension _Finding {
    fileprivate var component: Int { first }
    /// The bindings that throw or await more than the build does.
    fileprivate var sources: [Int] { list }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let component = model.components[finding.component]
        let needs = BuildNeeds(finding.component, in: model)
        // The nearest to what the build makes for its own sake is the easiest to recognise.
        let way = way(from: BuildNeeds.starts(of: finding.component, in: model), to: Set(finding.sources))
        let source = way.source
        let others = sortedByPlace(finding.sources.filter { $0 != source })
        let construction = component.construction
        let isList = isStack(finding.component) != nil
        let wrapper = needs.fallible.contains(.asynchronous) ? "AsyncProvider" : "ThrowingProvider"
        return diagnostic(
            finding.id, .error, on: source,
            "\(called(source)) \(verb(source)), but "
                + (component.isOverlaid || isList
                    ? "\(component.isOverlaid ? "the overlay" : "the injector") of \(named(finding.component)) is made synchronously"
                    : "the construction of \(quoted(component.type)) is '\(construction.constructionName)'"),
            trace: steps(ofBuild: way),
            notes: capped(
                others.map { noteOnMaking($0, by: isList ? "the injector" : "its build") }, counting: "such bindings"),
            fixes: (component.isOverlaid
                ? ["leave \(called(source)) and its dependencies to the parent"]
                : isList
                    ? [makingLater(way) { "'\(wrapper)<\($0)>'" }]
                    : openingEarlier(source, than: finding.component)
                        + [declaring(needs.construction(with: construction), in: finding.component)])
                + (others.isEmpty && !isReadOnMain(source) ? deferring(way, by: wrapper) : []))
    }

    /// The advice on having an ancestor's build make a binding, if that build has the effects: a server opens its database before it
    /// serves the first request.
    private func openingEarlier(_ source: Int, than component: Int) -> [String] {
        let (owner, effects) = (model.bindings[source].component, model.bindings[source].effects.fallible)
        guard owner != component, model.isKept(source), effects.isSubset(of: model.components[owner].construction)
        else { return [] }
        return makingEagerly(source)
    }

    private func noteOnMaking(_ binding: Int, by maker: String) -> String {
        let place = model.bindings[binding].place.map { ", bound at \($0.place)," } ?? ""
        return "\(maker) also makes \(called(binding))\(place.isEmpty ? "," : place) which \(verb(binding))"
    }
}
