// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A component that is not built on the main actor, although its build makes something that belongs there.
    func mainActorConstruction(_ finding: _Finding) -> Diagnostic {
        let component = finding.first
        let needs = BuildNeeds(component, in: model)
        let declared = model.components[component].construction
        let isRead = !needs.readOnMain.isEmpty
        let way =
            isRead
            ? wayToMain(from: needs.readOnMain)
            : way(from: BuildNeeds.starts(of: component, in: model), to: Set(needs.madeOnMain))
        let isList = isStack(component) != nil
        // A build that awaits goes to the main actor for what is made first.
        let awaiting = declared.union(needs.fallible).union(.asynchronous)
        return diagnostic(
            finding.id, .error, on: way.source,
            "\(called(way.source)) belongs to the main actor, but "
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
