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
        @usableFromInline var marks: Marks = Marks()

        /// Properties that a binding has or not. Not an option set, whose conformances take 3 KB of a program.
        @usableFromInline
        struct Marks: Sendable {
            @usableFromInline var bits: UInt8 = 0

            @usableFromInline
            init() {}

            /// One of the properties.
            @usableFromInline
            struct Mark {
                @usableFromInline let bit: UInt8

                @inlinable
                init(_ bit: UInt8) {
                    self.bit = bit
                }

                @inlinable static var mainOnly: Mark { Mark(1) }
                @inlinable static var plural: Mark { Mark(2) }
                @inlinable static var override: Mark { Mark(4) }
                @inlinable static var opaque: Mark { Mark(8) }
                @inlinable static var takenOver: Mark { Mark(16) }
                @inlinable static var duplicate: Mark { Mark(32) }
                @inlinable static var declared: Mark { Mark(64) }
                @inlinable static var refining: Mark { Mark(128) }
            }

            @inlinable
            subscript(mark: Mark) -> Bool {
                get { bits & mark.bit != 0 }
                set { bits = newValue ? bits | mark.bit : bits & ~mark.bit }
            }
        }

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
        get { marks[.duplicate] ? outerIndex.value : -1 }
        set {
            guard newValue >= 0 || marks[.duplicate] else { return }
            marks[.duplicate] = newValue >= 0
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
        get { marks[.duplicate] ? -1 : outerIndex.value }
        set { if !marks[.duplicate] { outerIndex.value = newValue } }
    }

    /// Whether the instance is shared without being Sendable, so that only the main actor may make, read and release it.
    @inlinable package var isMainOnly: Bool {
        get { marks[.mainOnly] }
        set { marks[.mainOnly] = newValue }
    }

    /// Whether the contribution has several elements.
    @inlinable package var isPlural: Bool {
        get { marks[.plural] }
        set { marks[.plural] = newValue }
    }

    /// Whether it belongs to an overriding module.
    @inlinable package var isOverride: Bool {
        get { marks[.override] }
        set { marks[.override] = newValue }
    }

    /// Whether it is a line of a list, rather than a statement of a binder.
    @inlinable public var isDeclared: Bool {
        get { marks[.declared] }
        set { marks[.declared] = newValue }
    }

    /// Whether its factory requests what it needs while it runs, so that its dependencies are unknown.
    @inlinable package var isOpaque: Bool {
        get { marks[.opaque] }
        set { marks[.opaque] = newValue }
    }

    /// Whether its first edge leads to the binding of the same key in an ancestor.
    @inlinable package var isRefining: Bool {
        get { marks[.refining] }
        set { marks[.refining] = newValue }
    }

    /// Whether its instance is that of another frame, from which an overlay took it over.
    @inlinable package var isTakenOver: Bool {
        get { marks[.takenOver] }
        set { marks[.takenOver] = newValue }
    }

    /// The index of the additional data for the engine.
    @inlinable package var source: Int {
        get { sourceIndex.value }
        set { sourceIndex.value = newValue }
    }
}
