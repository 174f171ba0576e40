// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// The components as nested boxes, in the order in which a text opens and closes them.
struct ComponentNesting {
    /// One step of writing the boxes.
    enum Step {
        /// Opens a component, given by its position; its bindings follow, then its child components.
        case open(Int)
        /// Closes the component that was opened last.
        case close
    }

    /// The steps; each component is opened once, even if a graph built by hand has a cycle of parents.
    let steps: [Step]

    /// Nests the components of a graph. Complexity: linear.
    init(_ index: BindingGraph.Index) {
        let components = index.graph.components
        var children: [[Int]] = Array(repeating: [], count: components.count)
        var outermost: [Int] = []
        for (position, component) in components.enumerated() {
            let parent = component.parent.map(index.position(ofComponent:)) ?? -1
            if parent >= 0 { children[parent].append(position) } else { outermost.append(position) }
        }
        var steps: [Step] = []
        var isOpened = Array(repeating: false, count: components.count)
        for start in outermost + components.indices where !isOpened[start] {
            var stack: [Step] = [.open(start)]
            while let step = stack.popLast() {
                guard case .open(let component) = step else {
                    steps.append(step)
                    continue
                }
                guard !isOpened[component] else { continue }
                isOpened[component] = true
                steps.append(step)
                stack.append(.close)
                stack += children[component].reversed().map { .open($0) }
            }
        }
        self.steps = steps
    }
}
