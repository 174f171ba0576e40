// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// A binding in one component.
    ///
    /// Rare properties are in tables of the model: large graphs are planned in newly fetched memory, so the time
    /// depends on the size of a row.
    @usableFromInline
    package struct Binding: Sendable {
        /// The key; for a contribution, its collection's.
        package var key: _Key
        /// The type of its instances.
        package var element: Any.Type
        /// Its module, if any.
        package var module: Any.Type?
        /// The place in the source; a seed has none.
        package var place: _SourcePlace?
        @usableFromInline var firstEdge: Int32 = 0
        @usableFromInline var endOfEdges: Int32 = 0
        @usableFromInline let home, entry: Int32
        /// The index of the first binding of the same key, or -1.
        package var duplicateOf: Int = -1
        /// The index of the child component that a component factory builds, or -1.
        package var child: Int = -1
        /// The index of the layer that a decorator wraps, or -1.
        package var inner: Int = -1
        /// The index of the decorator around the binding, or -1.
        package var outer: Int = -1
        @usableFromInline package var kind: Kind
        /// The sharing of its instances.
        package var sharing: SharingPolicy
        /// The effects of its own factory.
        package var effects: _Effects = []
        /// The functions that are called at the start, the stop and the end of its instances.
        public var hooks: _HookKinds = []
        /// Whether the instance is shared without being Sendable, so only the main actor may make, read and release it.
        package var isMainOnly: Bool = false
        /// Whether the contribution has several elements.
        package var isPlural: Bool = false
        /// Whether it belongs to an overriding module.
        package var isOverride: Bool = false
        /// Whether a list declares it; false for a statement of a binder.
        package var isDeclared: Bool = false
        /// Whether its factory requests its dependencies while it runs, so they are unknown.
        package var isOpaque: Bool = false
        /// Whether an overlay took its instance over from another frame.
        package var isTakenOver: Bool = false

        /// Makes a binding without edges.
        package init(
            key: _Key, element: Any.Type, kind: Kind, sharing: SharingPolicy, component: Int, module: Any.Type?,
            place: _SourcePlace?, source: Int
        ) {
            self.key = key
            self.element = element
            self.kind = kind
            self.sharing = sharing
            self.module = module
            self.place = place
            (home, entry) = (Int32(truncatingIfNeeded: component), Int32(truncatingIfNeeded: source))
        }

        /// The index of its component.
        @inlinable package var component: Int { Int(home) }

        /// The indices of its edges, in the order of its parameters.
        @inlinable package var edges: Range<Int> {
            get { Range(uncheckedBounds: (Int(firstEdge), Int(endOfEdges))) }
            set {
                firstEdge = Int32(truncatingIfNeeded: newValue.lowerBound)
                endOfEdges = Int32(truncatingIfNeeded: newValue.upperBound)
            }
        }

        /// The index of the additional data for the engine, or -1.
        @inlinable package var source: Int { Int(entry) }
    }
}
