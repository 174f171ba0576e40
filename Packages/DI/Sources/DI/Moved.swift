// SPDX-License-Identifier: Apache-2.0

// Names of other products, so that the compiler names the import that a file lacks. With the import, it prefers the declaration
// that is available. The names are those that a program writes first: what it asks of a graph needs the graph.

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
}

// MARK: - DIDiagnostics

/// Stands for a protocol of `DIDiagnostics` in the messages of the compiler.
public protocol _ImportDIDiagnostics {}

/// The value of a graph that the compiler has rejected, which has any members, so that the call is the only error.
@dynamicMemberLookup @dynamicCallable
public struct _NoGraph {
    /// Takes any member.
    public subscript(dynamicMember name: String) -> _NoGraph { self }

    /// Takes any call.
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _NoGraph { self }
}

/// A rule of your own, with `import DIDiagnostics`.
@available(*, unavailable, message: "import DIDiagnostics")
public typealias GraphPlugin = _ImportDIDiagnostics

/// An observer of what is made, with `import DIDiagnostics`.
@available(*, unavailable, message: "import DIDiagnostics")
public typealias GraphObserver = _ImportDIDiagnostics

/// The graph as data, with `import DIDiagnostics`.
@available(*, unavailable, message: "import DIDiagnostics")
public typealias BindingGraph = _NoGraph

extension RootComponent {
    /// The graph as data, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public static var graph: _NoGraph { _NoGraph() }

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
    public static func validate(
        _ options: GraphOptions = GraphOptions(), given types: Any.Type...,
        qualified: KeyValuePairs<String, Any.Type> = [:]
    ) throws(GraphError) {}
}

extension Bindings {
    /// The graph as data, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public var graph: _NoGraph { _NoGraph() }
}

extension Injector {
    /// The graph as data, with `import DIDiagnostics`.
    @available(*, unavailable, message: "import DIDiagnostics")
    public var graph: _NoGraph { _NoGraph() }
}

extension GraphOptions {
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
        observers: [Any], overriding: [any Module.Type] = [], profiles: Set<String> = [], context: RunContext? = nil
    ) {
        self.init(overriding: overriding, profiles: profiles, context: context)
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
