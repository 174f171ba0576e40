// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A component whose build makes something first that throws or awaits, although the build does not; `list` has these bindings.
    func effectfulConstruction(_ finding: _Finding) -> Diagnostic {
        let (index, component) = (finding.first, model.components[finding.first])
        let needs = BuildNeeds(index, in: model)
        // The nearest to what the build makes for its own sake is the easiest to recognise.
        let way = way(from: BuildNeeds.starts(of: index, in: model), to: Set(finding.list))
        let source = way.source
        let others = sortedByPlace(finding.list.filter { $0 != source })
        let construction = component.construction
        let isList = isStack(index) != nil
        let wrapper = needs.fallible.contains(.asynchronous) ? "AsyncProvider" : "ThrowingProvider"
        return diagnostic(
            finding.id, .error, on: source,
            "\(called(source)) \(verb(source)), but "
                + (component.isOverlaid || isList
                    ? "\(component.isOverlaid ? "the overlay" : "the injector") of \(named(index)) is made synchronously"
                    : "the construction of \(quoted(component.type)) is '\(construction.constructionName)'"),
            trace: steps(ofBuild: way),
            notes: capped(
                others.map { noteOnMaking($0, by: isList ? "the injector" : "its build") }, counting: "such bindings"),
            fixes: (component.isOverlaid
                ? ["leave \(called(source)) and its dependencies to the parent"]
                : isList
                    ? [makingLater(way) { "'\(wrapper)<\($0)>'" }]
                    : openingEarlier(source, than: index)
                        + [declaring(needs.construction(with: construction), in: index)])
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
