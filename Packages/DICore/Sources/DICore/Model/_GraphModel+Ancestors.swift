// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// The ancestors of a component, the parent first.
    package func ancestors(of component: Int) -> [Int] {
        Array(lineage(of: components[component].parent))
    }

    /// A component and its ancestors, the component first; empty for -1.
    ///
    /// A component sees its own bindings and those of its ancestors, so this is the order in which keys are looked up.
    @inlinable
    package func lineage(of component: Int) -> Lineage {
        Lineage(components: components, component: component)
    }

    /// Returns the first result for a component or one of its ancestors, the component first.
    ///
    /// For look-ups by the thousand: in contrast to a loop over the lineage, it counts no reference.
    @inlinable @inline(__always)
    package func nearest<Result>(from component: Int, _ find: (Int) -> Result?) -> Result? {
        var current = component
        while current >= 0 {
            if let result = find(current) { return result }
            current = components[current].parent
        }
        return nil
    }

    /// The indices of components from one of them up to the root component, found on the way.
    @usableFromInline
    package struct Lineage: Sequence, IteratorProtocol {
        @usableFromInline let components: [Component]
        @usableFromInline var component: Int

        @inlinable
        init(components: [Component], component: Int) {
            self.components = components
            self.component = component
        }

        /// Returns the next component on the way to the root component.
        @inlinable
        package mutating func next() -> Int? {
            guard component >= 0 else { return nil }
            defer { component = components[component].parent }
            return component
        }
    }
}
