// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// A binding in one component.
    ///
    /// Indices take half a word each, and what few bindings have is in tables of the model: large graphs are planned in memory
    /// that is fetched for the plan, so that its time depends on the size of a row.
    public struct Binding: Sendable {
        /// The key; for a contribution, that of its collection.
        public var key: _Key
        /// The type of its instances.
        public var element: Any.Type
        /// Its module, if any.
        public var module: Any.Type?
        /// The place in the source; a seed has none.
        public var place: _SourcePlace?
        @usableFromInline var firstEdge: _Index = _Index(0)
        @usableFromInline var endOfEdges: _Index = _Index(0)
        @usableFromInline var componentIndex: _Index
        @usableFromInline var sourceIndex: _Index
        @usableFromInline var firstOfKey: _Index = _Index(-1)
        @usableFromInline var childIndex: _Index = _Index(-1)
        @usableFromInline var innerLayer: _Index = _Index(-1)
        @usableFromInline var outerLayer: _Index = _Index(-1)
        /// The kind.
        public var kind: Kind
        /// The sharing of its instances.
        public var sharing: _Sharing.Kind
        /// The effects of its own factory.
        public var effects: _Effects = []
        /// The functions that are called at the start, the stop and the end of its instances.
        public var hooks: _Hooks.Kinds = []
        /// Whether it is shared without being Sendable, so that only the main actor may make, read and release it.
        public var isMainOnly: Bool = false
        /// Whether it is a contribution of several elements.
        public var isPlural: Bool = false
        /// Whether it belongs to an overriding module.
        public var isOverride: Bool = false
        /// Whether its factory asks for what it needs while it runs, so that its needs are unknown.
        public var isOpaque: Bool = false
        /// Whether its instance is that of another frame, from which an overlay took it over.
        public var isTakenOver: Bool = false

        /// Makes a binding without edges.
        public init(
            key: _Key, element: Any.Type, kind: Kind, sharing: _Sharing.Kind, component: Int, module: Any.Type?,
            place: _SourcePlace?, source: Int
        ) {
            self.key = key
            self.element = element
            self.kind = kind
            self.sharing = sharing
            self.module = module
            self.place = place
            componentIndex = _Index(component)
            sourceIndex = _Index(source)
        }
    }
}

extension _GraphModel.Binding {
    /// The index of its component.
    @inlinable public var component: Int {
        get { componentIndex.value }
        set { componentIndex.value = newValue }
    }

    /// The indices of its edges, in the order of its parameters.
    @inlinable public var edges: Range<Int> {
        get { Range(uncheckedBounds: (firstEdge.value, endOfEdges.value)) }
        set { (firstEdge.value, endOfEdges.value) = (newValue.lowerBound, newValue.upperBound) }
    }

    /// The index of the first binding of the same key, or -1.
    @inlinable public var duplicateOf: Int {
        get { firstOfKey.value }
        set { firstOfKey.value = newValue }
    }

    /// The index of the child component that a component factory builds, or -1.
    @inlinable public var child: Int {
        get { childIndex.value }
        set { childIndex.value = newValue }
    }

    /// The index of the layer that a decorator stands around, or -1.
    @inlinable public var inner: Int {
        get { innerLayer.value }
        set { innerLayer.value = newValue }
    }

    /// The index of the decorator around the binding, or -1.
    @inlinable public var outer: Int {
        get { outerLayer.value }
        set { outerLayer.value = newValue }
    }

    /// The index of the additional data for the engine.
    @inlinable public var source: Int {
        get { sourceIndex.value }
        set { sourceIndex.value = newValue }
    }
}
