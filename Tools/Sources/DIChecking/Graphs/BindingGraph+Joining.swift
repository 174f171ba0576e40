// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// Joins the graphs of several root components, whose ids begin with the name of their component, to draw or compare
    /// them as one.
    ///
    /// Of graphs of one component, as a list from a file may have, the first counts.
    static func joined(_ graphs: [BindingGraph]) -> BindingGraph {
        guard graphs.count != 1 else { return graphs[0] }
        var roots: Set<String> = []
        let graphs = graphs.filter { roots.insert($0.components.first?.id ?? "").inserted }
        var diagnostics: Set<Diagnostic> = []
        return BindingGraph(
            components: graphs.flatMap(\.components), bindings: graphs.flatMap(\.bindings),
            edges: graphs.flatMap(\.edges),
            diagnostics: graphs.flatMap(\.diagnostics).filter { diagnostics.insert($0).inserted },
            unmetNeeds: graphs.flatMap(\.unmetNeeds), choices: graphs.flatMap(\.choices),
            profiles: Set(graphs.flatMap(\.profiles)).sorted(),
            activeProfiles: Set(graphs.flatMap(\.activeProfiles)).sorted(),
            context: graphs.lazy.compactMap(\.context).first)
    }
}
