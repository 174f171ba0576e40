// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import Testing

/// The bases: the graph that the test cases of a suite or a test have.
extension Trait where Self == InjectorTrait {
    /// Gives each test case an injector of a component, whatever its construction.
    ///
    /// - Parameters:
    ///   - component: The root component.
    ///   - seed: The input of the build, which is evaluated for each test case.
    ///   - options: The options of the graph, such as its properties; an error that they throw fails the test.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector<C: RootComponent>(
        _ component: C.Type, seed: @autoclosure @escaping @Sendable () -> C.Seed,
        options: @autoclosure @escaping @Sendable () throws -> GraphOptions = GraphOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        base(options, sourceLocation) { try _InjectorPlan(of: C.self, seed: seed, $0) }
    }

    /// Gives each test case an injector of a component that needs no seed, whatever its construction.
    ///
    /// - Parameters:
    ///   - component: The root component.
    ///   - options: The options of the graph.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector<C: RootComponent>(
        _ component: C.Type, options: @autoclosure @escaping @Sendable () throws -> GraphOptions = GraphOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self where C.Seed == Void {
        injector(C.self, seed: (), options: try options(), sourceLocation: sourceLocation)
    }

    /// Gives each test case an injector of a component whose factory has further options, such as configuration properties.
    ///
    /// ```swift
    /// @Suite(.injector(try ComponentFactory.of(Cafe.self, overriding: [Offline.self])))
    /// struct FactoryTests {
    /// ```
    ///
    /// - Parameters:
    ///   - factory: The factory, which is evaluated once for all test cases, before the first one. Its graph is planned with the
    ///     overrides of the test, so it needs no settings for overridden bindings; an error that it throws fails the test.
    ///   - seed: The input of the build, which is evaluated for each test case.
    ///   - options: The options of the graph, in addition to the factory's.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector<C: RootComponent>(
        _ factory: @autoclosure @escaping @Sendable () throws -> ComponentFactory<C>,
        seed: @autoclosure @escaping @Sendable () -> C.Seed,
        options: @autoclosure @escaping @Sendable () throws -> GraphOptions = GraphOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        base(options, sourceLocation) { try _InjectorPlan(of: $0.overriding(in: factory), seed: seed, $0) }
    }

    /// Gives each test case an injector of a component whose factory has further options, and that needs no seed.
    public static func injector<C: RootComponent>(
        _ factory: @autoclosure @escaping @Sendable () throws -> ComponentFactory<C>,
        options: @autoclosure @escaping @Sendable () throws -> GraphOptions = GraphOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self where C.Seed == Void {
        injector(try factory(), seed: (), options: try options(), sourceLocation: sourceLocation)
    }

    /// Gives each test case an injector of bindings.
    ///
    /// - Parameters:
    ///   - bindings: The bindings, which are evaluated once for all test cases, before the first one.
    ///   - options: The options of the graph.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector(
        _ bindings: @autoclosure @escaping @Sendable () -> Bindings,
        options: @autoclosure @escaping @Sendable () throws -> GraphOptions = GraphOptions(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        let bindings = Lazy(getter: bindings)
        return base(options, sourceLocation) { options in
            try _InjectorPlan(of: [bindings.get()._declarations], named: Bindings.self, options)
        }
    }

    /// Gives each test case an injector of bindings that a closure declares.
    ///
    /// - Parameters:
    ///   - options: The options of the graph.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    ///   - content: The bindings, which are evaluated once for all test cases, before the first one.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector(
        options: @autoclosure @escaping @Sendable () throws -> GraphOptions = GraphOptions(),
        sourceLocation: SourceLocation = #_sourceLocation,
        @BindingsBuilder _ content: @escaping @Sendable () -> Bindings
    ) -> Self {
        injector(content(), options: try options(), sourceLocation: sourceLocation)
    }

    private static func base(
        _ options: @escaping @Sendable () throws -> GraphOptions, _ place: SourceLocation,
        _ plan: @escaping @Sendable (_PlanOptions) throws -> _InjectorPlan
    ) -> Self {
        Self(.base(options, plan: plan), [:], place)
    }
}
