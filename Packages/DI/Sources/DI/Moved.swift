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
    public init(
        parent: Injector?, log: (any RequestLog)? = nil, options: GraphOptions = GraphOptions(),
        @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) {
        try self.init(content(), log: log, options: options)
    }

    /// Makes an overlay, with `import DIModules`.
    @available(*, unavailable, message: "import DIModules")
    public init(
        _ bindings: Bindings, parent: Injector?, log: (any RequestLog)? = nil, options: GraphOptions = GraphOptions()
    ) throws(GraphError) {
        try self.init(bindings, log: log, options: options)
    }
}

// MARK: - DIDiagnostics

/// Stands for a protocol of `DIDiagnostics` in the messages of the compiler.
public protocol _ImportDIDiagnostics {}

/// A rule of your own, with `import DIDiagnostics`.
@available(*, unavailable, message: "import DIDiagnostics")
public typealias GraphPlugin = _ImportDIDiagnostics

extension RootComponent {
    /// The graph as data, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public static var graph: BindingGraph { .none }

    /// The graph as data, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public static func graph(_ options: GraphOptions) -> BindingGraph { .none }

    /// The graph as data, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public static func graph(
        overriding: [any Module.Type] = [], severities: [Diagnostic.ID: Diagnostic.Severity?] = [:],
        profiles: Set<String> = [], context: RunContext = .detected
    ) -> BindingGraph { .none }

    /// A check with severities, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public static func validate(
        overriding: [any Module.Type] = [], severities: [Diagnostic.ID: Diagnostic.Severity?],
        profiles: Set<String> = [], context: RunContext = .detected
    ) throws(GraphError) {}
}

extension ComponentFactory {
    /// The warnings and notes of the graph, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public var diagnostics: [Diagnostic] { [] }
}

extension ComponentFactory where C: RootComponent {
    /// A factory of a graph with severities, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public static func of(
        _ component: C.Type, overriding: [any Module.Type] = [], severities: [Diagnostic.ID: Diagnostic.Severity?],
        profiles: Set<String> = [], context: RunContext = .detected
    ) throws(GraphError) -> ComponentFactory<C> { try of(component) }
}

extension Module {
    /// A check of a module alone, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public static func validate(_ options: GraphOptions = GraphOptions()) throws(GraphError) {}

    /// The graph of a module alone, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public static func graph(_ options: GraphOptions = GraphOptions()) -> BindingGraph { .none }
}

extension Bindings {
    /// The graph as data, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public var graph: BindingGraph { .none }

    /// The graph as data, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public func graph(_ options: GraphOptions = GraphOptions()) -> BindingGraph { .none }
}

extension Injector {
    /// The graph as data, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public var graph: BindingGraph { .none }
}

extension GraphOptions {
    /// The severities of warnings and notes, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public var severities: [Diagnostic.ID: Diagnostic.Severity?] {
        get { [:] }
        set {}
    }

    /// The observers of what is made, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public var observers: [any GraphObserver] {
        get { [] }
        set {}
    }

    /// Options with severities, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public init(
        overriding: [any Module.Type] = [], severities: [Diagnostic.ID: Diagnostic.Severity?],
        profiles: Set<String> = [], context: RunContext? = nil
    ) {
        self.init(overriding: overriding, profiles: profiles, context: context)
    }

    /// Options with observers, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public init(
        observers: [any GraphObserver], overriding: [any Module.Type] = [], profiles: Set<String> = [],
        context: RunContext? = nil
    ) {
        self.init(overriding: overriding, profiles: profiles, context: context)
    }

    /// The same options with severities, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public func with(severities: [Diagnostic.ID: Diagnostic.Severity?]) -> GraphOptions { self }
}

extension BindingGraph {
    /// A graph of nothing.
    fileprivate static var none: BindingGraph {
        BindingGraph(components: [], bindings: [], edges: [], diagnostics: [])
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
