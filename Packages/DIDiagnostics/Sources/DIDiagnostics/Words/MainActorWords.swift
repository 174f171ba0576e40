// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Words for bindings of the main actor.
extension _Explainer {
    /// A component that is built off the main actor, although its build makes an object that belongs there.
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
        // A build that awaits switches to the main actor for objects that are made first.
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

    /// An assisted factory or a property injector that is called from anywhere, and needs an object of the main actor.
    func mainActorFunction(_ finding: _Finding) -> Diagnostic {
        let way = wayToMain(from: finding.list.map { model.edges[$0].to })
        let key = model.bindings[finding.first].key
        let step = (key.type as? any _BoundByStep.Type)?._step(naming: names.shown) ?? "bind"
        let deferred = finding.list.filter { model.key(ofEdge: $0).tag == nil }.map {
            "'MainActorProvider<\(names.shown(model.key(ofEdge: $0).type))>'"
        }
        return diagnostic(
            finding.id, .error, on: way.source,
            "\(called(way.source)) belongs to the main actor, but \(called(finding.first)) can be called from "
                + "anywhere",
            trace: steps(of: way, neededBy: finding.first),
            fixes: [
                "bind it on the main actor by \(step).onMainActor(_:), and request 'MainActor\(names.shown(key.type))'"
            ]
                + (deferred.isEmpty ? [] : ["let its function request \(_DiagnosticText.list(deferred)) instead"]))
    }

    /// A deferred request, usable off the main actor, for an object that belongs there; or a throwing request that cannot await,
    /// and would make the main actor's `second` elsewhere.
    func mainActorRequest(_ finding: _Finding) -> Diagnostic {
        let (edge, requester) = (finding.first, model.edges[finding.first].from)
        let target = model.edges[edge].to
        let cannotAwait = finding.kind == .mainActorThrowingRequest
        let way = cannotAwait ? way(from: [target], to: [finding.second]) : wayToMain(from: [target])
        let source = cannotAwait ? finding.second : way.source
        return diagnostic(
            finding.id, .error, on: source,
            "\(called(source)) belongs to the main actor, but "
                + (isQuestion(edge)
                    ? "this request can be made off the main actor"
                    : "\(called(requester)) can use \(request(of: edge)) off the main actor")
                + (cannotAwait ? ", and no build makes it first" : ""),
            trace: steps(of: way, neededBy: requester),
            notes: !cannotAwait && model.edges[edge].readiness.isFallible ? [noteOnSharing(target)] : [],
            fixes: cannotAwait
                ? requesting(fallibleTwin(of: edge, .asynchronous), by: edge) + makingEagerly(source)
                : askingOnMainActor(edge) + requesting(mainActorTwin(of: edge), by: edge)
                    + (model.edges[edge].isConfined && !isQuestion(edge) ? [makingOnMainActor(requester)] : []))
    }

    /// The reason why a request that awaits does not switch to the main actor for an instance.
    private func noteOnSharing(_ binding: Int) -> String {
        "only an instance that is Sendable, shared and made by a function that throws or awaits can leave the main actor; "
            + "\(called(binding)) is not"
    }

    /// A binding that throws or awaits off the main actor, with direct needs that belong there.
    func isolationCrossing(_ finding: _Finding) -> Diagnostic {
        let (binding, edges) = (finding.first, finding.list)
        let way = wayToMain(from: edges.map { model.edges[$0].to })
        let others = edges.map { model.edges[$0].to }.filter { $0 != way.bindings.last }
        let requests = edges.filter { model.key(ofEdge: $0).tag == nil && !model.key(ofEdge: $0).isQualified }.map {
            "'MainActorProvider<\(names.shown(model.key(ofEdge: $0).type))>'"
        }
        return diagnostic(
            finding.id, .error, on: way.source,
            "\(called(way.source)) belongs to the main actor, but \(called(binding)), which "
                + "\(verb(binding)), is made off the main actor",
            trace: steps(of: way, neededBy: binding),
            notes: capped(
                others.map { "it also needs \(called($0)), which belongs to it, too" }, counting: "such needs"),
            fixes: [makingOnMainActor(binding)]
                + (requests.isEmpty ? [] : ["let \(called(binding)) request \(_DiagnosticText.list(requests)) instead"])
        )
    }
}
