// SPDX-License-Identifier: Apache-2.0

// Names of other products, so that the compiler names the import that a file lacks. With the import, it prefers the declaration
// that is available.

// MARK: - DIModules

/// Stands for a type of `DIModules` in the messages of the compiler.
public enum _ImportDIModules {}

/// The stack of modules, with `import DIModules`.
@available(*, unavailable, message: "import DIModules")
public typealias ModuleStack = _ImportDIModules

extension Injector {
    /// Makes an overlay, with `import DIModules`.
    @available(*, unavailable, message: "import DIModules")
    public convenience init(
        parent: Injector?, log: (any RequestLog)? = nil, options: GraphOptions = GraphOptions(),
        @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) {
        try self.init(content(), log: log, options: options)
    }

    /// Makes an overlay, with `import DIModules`.
    @available(*, unavailable, message: "import DIModules")
    public convenience init(
        _ bindings: Bindings, parent: Injector?, log: (any RequestLog)? = nil, options: GraphOptions = GraphOptions()
    ) throws(GraphError) {
        try self.init(bindings, log: log, options: options)
    }
}

// MARK: - DIGraphTools

/// Stands for a type of `DIGraphTools` in the messages of the compiler.
public enum _ImportDIGraphTools {}

/// The difference of two graphs, with `import DIGraphTools`.
@available(*, unavailable, message: "import DIGraphTools")
public typealias GraphDiff = _ImportDIGraphTools

/// A plugin for layers, with `import DIGraphTools`.
@available(*, unavailable, message: "import DIGraphTools")
public typealias LayeringPlugin = _ImportDIGraphTools

/// A plugin for limits, with `import DIGraphTools`.
@available(*, unavailable, message: "import DIGraphTools")
public typealias LimitsPlugin = _ImportDIGraphTools

/// The profile of a start, with `import DIGraphTools`.
@available(*, unavailable, message: "import DIGraphTools")
public typealias StartProfile = _ImportDIGraphTools

extension BindingGraph {
    /// The graph as text, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func tree(places: Bool = false) -> String { "" }

    /// The graph as JSON, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func json() throws -> String { "" }

    /// The graph as a page, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func html(title: String? = nil) -> String { "" }

    /// The graph for Graphviz, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func dot(legend: Bool = true) -> String { "" }

    /// The graph for Mermaid, with `import DIGraphTools`.
    @available(*, unavailable, message: "import DIGraphTools")
    public func mermaid() -> String { "" }
}
