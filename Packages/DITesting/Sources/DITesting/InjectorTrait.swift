// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIDiagnostics
import Testing

/// A trait that gives each test case its own injector, which is current while the case runs.
///
/// `.injector` names the graph, and `.overriding` replaces single bindings. The tests and the suites in a suite inherit its
/// traits:
///
/// ```swift
/// @Suite(.injector(Cafe.self), .overriding(Offline.self))
/// struct MenuTests {
///     @Test(.overriding { value(as: (any Network).self, CannedNetwork(answer: "3.50")) })
///     func menu_showsThePrice() {
///         let menu = inject(Menu.self)
///         menu.show("latte")
///         #expect(menu.text == "latte 3.50")
///     }
/// }
/// ```
///
/// The graph of a test case is the innermost base, with all overrides of the case and its suites; the innermost override of a key
/// wins. The default base is `ModuleStack.shared`. The graph is planned and checked once for any number of cases, in the run
/// context `.test` unless its options name another. Each case has its own shared instances, which are released at its end.
///
/// An invalid graph fails the test with the whole report, at the line of the trait that made it invalid, and the test's
/// function doesn't run. Diagnostics at run time that don't end the process, such as `DI/Unimplemented`, are issues of the
/// test.
///
/// A test without Swift Testing makes an `Injector`, and calls its `run`.
public struct InjectorTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: the trait applies to all tests below a suite.
    public let isRecursive: Bool = true
    let layer: TraitLayer

    init(_ role: TraitLayer.Role, _ severities: [Diagnostic.ID: Diagnostic.Severity?], _ place: SourceLocation) {
        layer = TraitLayer(role, severities: severities, at: place)
    }

    /// Runs a test case with its own injector.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // The first trait does the work of the following ones, so there is one injector, and other traits see it.
        if let outer = TraitChain.current, outer.layers.contains(where: { $0 === layer }) {
            return try await function()
        }
        let layers = test.traits.compactMap { ($0 as? InjectorTrait)?.layer }
        let own = layers.firstIndex { $0 === layer }.map { Array(layers[$0...]) } ?? [layer]
        let chain = TraitChain(layers: (TraitChain.current?.layers ?? []) + own)
        guard let injector = try await chain.injector() else { return }
        try await TraitChain.$current.withValue(chain) {
            try await injector._run(reporting: { Issue.record($0, at: layer.place) }, function)
        }
    }
}

extension Issue {
    /// Records a text of the library as an issue of the running test.
    static func record(_ text: some CustomStringConvertible, at place: SourceLocation) {
        record(Comment(rawValue: text.description), sourceLocation: place)
    }
}
