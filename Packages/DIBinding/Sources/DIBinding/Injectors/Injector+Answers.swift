// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension Injector {
    /// Returns the node for a request, or ends the process with the reason why there is none.
    @usableFromInline
    func answer(_ request: _Key, _ place: _SourcePlace, isOnMain: Bool = false) -> Unmanaged<_AnyNode> {
        if let node = points.node(for: request, isOnMain: isOnMain) { return node }
        points.willTrap(request)
        refusal(of: request, place, isOnMain: isOnMain)._endProcess()
    }

    /// Explains why a request is not answered: the graph with an offer of it would have an error.
    private func refusal(of request: _Key, _ place: _SourcePlace, isOnMain: Bool) -> Diagnostic {
        let (graph, component, options) = (built.plan.graph, built.component, built.plan.options)
        if let offered = graph.model.offers(of: component), let key = points.boundKey(of: request),
            !offered.contains(key)
        {
            return _Explainer(graph.model).notOffered(request, of: key, in: component, at: place.place)
        }
        var asked = _Declarations(of: graph.model.components[component].type)
        let entry = _Entry._declared(binding: request.type)
        if isOnMain { entry._add(.onMainActor) }
        entry._offer(request, place)
        asked.append(entry)
        let overlay = _Overlay(_Definition(asked, in: options.circumstances), over: graph, at: component)
        let planned = _Planner.plan(overlay, options).withFlow()
        let errors = _Judge(planned, options).verdict().errors.diagnostics
        return errors.first
            ?? Diagnostic(
                id: .effectRequired, severity: .error, subject: "\(request.type)",
                message: "'\(request.type)' can't be asked for at once", fixes: ["ask for an AsyncProvider of it"])
    }

    /// The shared instance of a key, if there is one.
    func existing<T>(_ key: _Key) -> T? {
        points.owner(of: key, in: built).flatMap { $0.node._existing(as: T.self, in: $0.frame, cell: $0.weakSlot) }
    }
}
