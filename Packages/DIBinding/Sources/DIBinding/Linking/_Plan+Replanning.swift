// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Plan {
    /// Lets the input of a higher layer plan the graph again, as long as the graph is in use.
    func offerReplanning() {
        guard graph.replan != nil, let context = options.contextReference?.context else { return }
        context._keep { [weak self] context in self?.mistakes(with: context) }
    }

    /// Returns the mistakes of the graph when planned with another input.
    private func mistakes(with context: any _PlanningContext) -> [Diagnostic] {
        let context = _ContextReference(context)
        let options = options.replaced(
            by: _Circumstances(
                profiles: options.circumstances.profiles, context: options.circumstances.context, input: context),
            context)
        guard var graph = self.graph.replan?(options.circumstances, context) else { return [] }
        do { try _GraphReview(&graph, options).validate() } catch { return error.diagnostics }
        return []
    }
}
