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
    ///   - profiles: The profiles that are active.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector<C: RootComponent>(
        _ component: C.Type, seed: @autoclosure @escaping @Sendable () -> C.Seed, profiles: Set<String> = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        base(profiles, severities, sourceLocation) { try _InjectorPlan(of: C.self, seed: seed, $0) }
    }

    /// Gives each test case an injector of a component that needs no seed, whatever its construction.
    ///
    /// - Parameters:
    ///   - component: The root component.
    ///   - profiles: The profiles that are active.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector<C: RootComponent>(
        _ component: C.Type, profiles: Set<String> = [], severities: [Diagnostic.ID: Diagnostic.Severity?] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self where C.Seed == Void {
        injector(C.self, seed: (), profiles: profiles, severities: severities, sourceLocation: sourceLocation)
    }

    /// Gives each test case an injector of a component whose factory has further options, such as configuration properties.
    ///
    /// ```swift
    /// @Suite(.injector(try ComponentFactory.of(Cafe.self, overriding: [Offline.self])))
    /// struct FactoryTests {
    /// ```
    ///
    /// - Parameters:
    ///   - factory: The factory, which is evaluated once for all test cases, before the first one. Its graph is planned again
    ///     with the overrides of the test; an error that it throws fails the test.
    ///   - seed: The input of the build, which is evaluated for each test case.
    ///   - profiles: Profiles that are active besides those of the factory.
    ///   - severities: Severities of warnings and notes besides those of the factory.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector<C: RootComponent>(
        _ factory: @autoclosure @escaping @Sendable () throws -> ComponentFactory<C>,
        seed: @autoclosure @escaping @Sendable () -> C.Seed, profiles: Set<String> = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        base(profiles, severities, sourceLocation) { try _InjectorPlan(of: factory(), seed: seed, $0) }
    }

    /// Gives each test case an injector of a component whose factory has further options, and that needs no seed.
    public static func injector<C: RootComponent>(
        _ factory: @autoclosure @escaping @Sendable () throws -> ComponentFactory<C>, profiles: Set<String> = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self where C.Seed == Void {
        injector(try factory(), seed: (), profiles: profiles, severities: severities, sourceLocation: sourceLocation)
    }

    /// Gives each test case an injector of bindings.
    ///
    /// - Parameters:
    ///   - bindings: The bindings, which are evaluated once for all test cases, before the first one.
    ///   - profiles: The profiles that are active.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector(
        _ bindings: @autoclosure @escaping @Sendable () -> Bindings, profiles: Set<String> = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        let bindings = Lazy(getter: bindings)
        return base(profiles, severities, sourceLocation) { options in
            try _InjectorPlan(of: [bindings.get()._declarations], named: Bindings.self, options)
        }
    }

    /// Gives each test case an injector of bindings that a closure declares.
    ///
    /// - Parameters:
    ///   - profiles: The profiles that are active.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    ///   - content: The bindings, which are evaluated once for all test cases, before the first one.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func injector(
        profiles: Set<String> = [], severities: [Diagnostic.ID: Diagnostic.Severity?] = [:],
        sourceLocation: SourceLocation = #_sourceLocation,
        @BindingsBuilder _ content: @escaping @Sendable () -> Bindings
    ) -> Self {
        injector(content(), profiles: profiles, severities: severities, sourceLocation: sourceLocation)
    }

    private static func base(
        _ profiles: Set<String>, _ severities: [Diagnostic.ID: Diagnostic.Severity?], _ place: SourceLocation,
        _ plan: @escaping @Sendable (_PlanOptions) throws -> _InjectorPlan
    ) -> Self {
        Self(.base(profiles: profiles, plan: plan), severities, place)
    }
}
