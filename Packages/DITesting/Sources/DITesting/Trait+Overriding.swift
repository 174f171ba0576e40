// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// The overrides: bindings in place of the base's.
extension Trait where Self == InjectorTrait {
    /// Replaces bindings of the graph for each test case.
    ///
    /// Each declaration replaces the bindings of its key in every component, and keeps their sharing. A key without a binding is
    /// `DI/OverrideTargetsNothing`. `include` adds the dependencies of a fake:
    ///
    /// ```swift
    /// @Test(
    ///     .overriding {
    ///         factory(as: (any Network).self) { (network: SwitchedNetwork) in network }
    ///         include(Bindings { single(SwitchedNetwork.init) })
    ///     })
    /// func menu_showsThePrice_onceTheNetworkIsBack() {
    ///     let (menu, network) = (inject(Menu.self), inject(SwitchedNetwork.self))
    ///     network.turn(on: true)
    ///     menu.show("latte")
    ///     #expect(menu.text == "latte 3.50")
    /// }
    /// ```
    ///
    /// All test cases share the declarations: a fake for each case is a factory, such as `factory { FakeClock() }`, rather than a
    /// `value`.
    ///
    /// - Parameters:
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - sourceLocation: The place to report a mistake of the graph at.
    ///   - content: The bindings, which are evaluated once for all test cases, before the first one.
    /// - Returns: The trait; see ``InjectorTrait``.
    public static func overriding(
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], sourceLocation: SourceLocation = #_sourceLocation,
        @BindingsBuilder _ content: @escaping @Sendable () -> Bindings
    ) -> Self {
        overriding(content(), severities: severities, sourceLocation: sourceLocation)
    }

    /// Replaces bindings of the graph by a list of bindings; otherwise as ``overriding(severities:sourceLocation:_:)``.
    public static func overriding(
        _ bindings: @autoclosure @escaping @Sendable () -> Bindings,
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        let bindings = Lazy(getter: bindings)
        return Self(.override { .declarations(bindings.get()._declarations) }, severities, sourceLocation)
    }

    /// Replaces bindings of the graph by a module's; otherwise as ``overriding(severities:sourceLocation:_:)``.
    ///
    /// Modules that it includes are added.
    public static func overriding<M: Module>(
        _ module: M.Type, severities: [Diagnostic.ID: Diagnostic.Severity?] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Self {
        Self(.override { .module(M.self) }, severities, sourceLocation)
    }
}
