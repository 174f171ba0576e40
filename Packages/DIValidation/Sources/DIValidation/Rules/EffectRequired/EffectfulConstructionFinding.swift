// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component whose build makes something first that throws or awaits, although the build does not.
struct EffectfulConstructionFinding: Finding {
    let component: Int
    /// The bindings that throw or await more than the build does.
    let sources: [Int]

    var id: Diagnostic.ID { .effectRequired }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }

    func use(in usage: inout Usage) {
        usage.useFactories(above: component)
    }
}

extension Diagnostic.ID {
    /// An error: something throws or awaits where a build or a request cannot.
    public static let effectRequired: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/EffectRequired")
}

extension _Explainer {
    fileprivate func explain(_ finding: EffectfulConstructionFinding) -> Diagnostic {
        let component = model.components[finding.component]
        let needs = BuildNeeds(finding.component, in: model)
        let ways = finding.sources.map { source in
            (way: way(from: BuildNeeds.starts(of: finding.component, in: model), to: source), source: source)
        }
        // The nearest to what the build makes for its own sake is the easiest to recognise.
        let nearest = ways.min { $0.way.edges.count < $1.way.edges.count } ?? ways[0]
        let others = sortedByPlace(finding.sources.filter { $0 != nearest.source })
        let construction = component.construction
        let wrapper = needs.fallible.contains(.asynchronous) ? "AsyncProvider" : "ThrowingProvider"
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(model.bindings[nearest.source].key),
            message: "\(called(nearest.source)) \(verb(nearest.source)), but the construction of "
                + "\(quoted(component.type)) is '\(name(of: construction))'",
            trace: steps(ofBuild: nearest.way),
            notes: capped(others.map(noteOnMaking), counting: "such bindings"),
            fixes: [declaring(needs.construction(with: construction), in: finding.component)]
                + (others.isEmpty && !isReadOnMain(nearest.source) ? deferring(nearest.way, by: wrapper) : []))
    }

    private func noteOnMaking(_ binding: Int) -> String {
        let place = model.bindings[binding].place.map { ", bound at \($0.place)," } ?? ""
        return "\(called(binding))\(place) \(verb(binding)), too"
    }
}
