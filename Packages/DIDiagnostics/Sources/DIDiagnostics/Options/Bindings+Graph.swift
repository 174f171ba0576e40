// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension Bindings {
    /// Plans the graph of these bindings alone, and returns it as data, valid or not; see `validate(_:)`.
    public func graph(_ options: GraphOptions = GraphOptions()) -> BindingGraph {
        _review(options).graph
    }

    /// The graph of these bindings alone as data, valid or not.
    public var graph: BindingGraph { graph(GraphOptions()) }
}
