// SPDX-License-Identifier: Apache-2.0

extension _GraphModel {
    /// A binding in one component.
    ///
    /// Indices take half a word each, and what few bindings have is in tables of the model: large graphs are planned in memory
    /// that is fetched for the plan, so that its time depends on the size of a row.
    @usableFromInline
    package struct Binding: Sendable {
        /// The key; for a contribution, that of its collection.
        package var key: _Key
        /// The type of its instances.
        package var element: Any.Type
        /// Its module, if any.
        package var module: Any.Type?
        /// The place in the source; a seed has none.
        package var place: _SourcePlace?
        @usableFromInline var firstEdge: _Index = _Index(0)
        @usableFromInline var endOfEdges: _Index = _Index(0)
        @usableFromInline var componentIndex: _Index
        @usableFromInline var sourceIndex: _Index
        /// The inner part of the binding: the child of a component's factory, or the layer within a decorator.
        @usableFromInline var innerIndex: _Index = _Index(-1)
        /// The decorator around the binding; for a duplicate, which has none, the first binding of the key.
        @usableFromInline var outerIndex: _Index = _Index(-1)
        /// The kind.
        @usableFromInline package var kind: Kind
        /// The sharing of its instances.
        package var sharing: SharingPolicy
        /// The effects of its own factory.
        package var effects: _Effects = []
        /// The functions that are called at the start, the stop and the end of its instances.
        public var hooks: _HookKinds = []
        /// Whether it is a further binding of its key.
        @usableFromInline var isDuplicate: Bool = false
        /// Whether the instance is shared without being Sendable, so that only the main actor may make, read and release it.
        package var isMainOnly: Bool = false
        /// Whether the contribution has several elements.
        package var isPlural: Bool = false
        /// Whether it belongs to an overriding module.
        package var isOverride: Bool = false
        /// Whether it is a line of a list, rather than a statement of a binder.
        package var isDeclared: Bool = false
        /// Whether its factory requests what it needs while it runs, so that its dependencies are unknown.
        package var isOpaque: Bool = false
        /// Whether its instance is that of another frame, from which an overlay took it over.
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
            componentIndex = _Index(component)
            sourceIndex = _Index(source)
        }
    }
}

extension _GraphModel.Binding {
    /// The index of its component.
    @inlinable package var component: Int {
        get { componentIndex.value }
        set { componentIndex.value = newValue }
    }

    /// The indices of its edges, in the order of its parameters.
    @inlinable package var edges: Range<Int> {
        get { Range(uncheckedBounds: (firstEdge.value, endOfEdges.value)) }
        set { (firstEdge.value, endOfEdges.value) = (newValue.lowerBound, newValue.upperBound) }
    }

    /// The index of the first binding of the same key, or -1.
    @inlinable package var duplicateOf: Int {
        get { isDuplicate ? outerIndex.value : -1 }
        set {
            guard newValue >= 0 || isDuplicate else { return }
            isDuplicate = newValue >= 0
            outerIndex.value = newValue
        }
    }

    /// The index of the child component that a component factory builds, or -1.
    @inlinable package var child: Int {
        get { kind == .componentFactory ? innerIndex.value : -1 }
        set { if kind == .componentFactory { innerIndex.value = newValue } }
    }

    /// The index of the layer that a decorator wraps, or -1.
    @inlinable package var inner: Int {
        get { kind == .decorator ? innerIndex.value : -1 }
        set { if kind == .decorator { innerIndex.value = newValue } }
    }

    /// The index of the decorator around the binding, or -1. A duplicate has none.
    @inlinable package var outer: Int {
        get { isDuplicate ? -1 : outerIndex.value }
        set { if !isDuplicate { outerIndex.value = newValue } }
    }

    /// The index of the additional data for the engine.
    @inlinable package var source: Int {
        get { sourceIndex.value }
        set { sourceIndex.value = newValue }
    }
}
