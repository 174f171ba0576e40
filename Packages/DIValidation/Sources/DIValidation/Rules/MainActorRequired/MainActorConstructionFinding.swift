// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component that is not built on the main actor, although its build makes something that belongs there.
struct MainActorConstructionFinding: Finding {
    let component: Int
    let needs: BuildNeeds

    var id: Diagnostic.ID { .mainActorRequired }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }

    func use(in usage: inout Usage) {
        usage.useFactories(above: component)
    }
}

extension Diagnostic.ID {
    /// An error: something that belongs to the main actor may be made or read elsewhere.
    public static let mainActorRequired: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/MainActorRequired")
}

extension _Explainer {
    fileprivate func explain(_ finding: MainActorConstructionFinding) -> Diagnostic {
        let (component, needs) = (finding.component, finding.needs)
        let declared = model.components[component].construction
        let isRead = !needs.readOnMain.isEmpty
        let way =
            isRead
            ? wayToMain(from: needs.readOnMain)
            : way(from: BuildNeeds.starts(of: component, in: model), to: Set(needs.madeOnMain))
        let isList = isStack(component) != nil
        // A build that awaits goes to the main actor for what is made first.
        let awaiting = declared.union(needs.fallible).union(.asynchronous)
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(model.bindings[way.source].key),
            message: "\(called(way.source)) belongs to the main actor, but "
                + (isList
                    ? "the injector of \(named(component)) is not made on it"
                    : "\(named(component)) is not built on it")
                + (isList || isRead ? "" : ", and its build cannot await"),
            trace: steps(ofBuild: way),
            fixes: isList
                ? [makingLater(way) { "'\($0)' on the main actor" }]
                : [declaring(needs.construction(with: declared), in: component)]
                    + (isRead ? deferring(way, by: "MainActorProvider") : [declaring(awaiting, in: component)]))
    }
}
