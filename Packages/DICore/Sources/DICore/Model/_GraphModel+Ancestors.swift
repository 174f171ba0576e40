// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The ancestors of a component, the parent first.
    package func ancestors(of component: Int) -> [Int] { lineage(of: components[component].parent) }

    /// A component and its ancestors, the component first; empty for -1.
    ///
    /// A component sees its own bindings and its ancestors', so keys are looked up in this order.
    package func lineage(of component: Int) -> [Int] {
        var lineage: [Int] = []
        let _: Never? = nearest(from: component) {
            lineage.append($0)
            return nil
        }
        return lineage
    }

    /// Returns the first result for a component or one of its ancestors, the component first.
    @inlinable @inline(__always)
    package func nearest<Result>(from component: Int, _ find: (Int) -> Result?) -> Result? {
        var current = component
        while current >= 0 {
            if let result = find(current) { return result }
            current = components[current].parent
        }
        return nil
    }
}
