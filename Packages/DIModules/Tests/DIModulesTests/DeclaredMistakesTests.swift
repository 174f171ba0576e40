// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// The texts of mistakes in lists of declarations and in stacks, which are no components and have no steps of a binder.
@Suite struct DeclaredMistakesTests {
    @Test(arguments: DeclaredMistake.all)
    func bindings_areNamed_asTheyAreWritten(_ mistake: DeclaredMistake) {
        let text = mistake.bindings.graph.diagnostics.map(Self.body).joined(separator: "\n")
        #expect(text == DeclaredMistake.texts[mistake.name])
    }

    @Test func stack_isNamed_byItsModules() {
        let error = #expect(throws: GraphError.self) {
            try ModuleStack().load(DeclaredMistake.all.prefix(3).map(\.bindings))
        }
        #expect(
            error?.diagnostics.map(Self.body).joined(separator: "\n") == """
                error: [DI/MissingBinding] no loaded module binds 'Heater'
                  needed by 'Pump'   Shop/Kitchen.swift:3
                fix: bind 'Heater' in a module of the stack, or load one that does
                error: [DI/DuplicateBinding] 'Int' is bound twice in one module of the stack
                  bound   Shop/Kitchen.swift:4
                  bound   Shop/Kitchen.swift:5
                fix: keep one of these bindings, or distinguish them by tags or qualifiers
                error: [DI/DecoratesNothing] the decorator of 'Cup' in the stack decorates nothing
                  decorated   Shop/Kitchen.swift:6
                fix: bind 'Cup' in a module of the stack, or remove this decorator
                """)
    }

    /// The text of a diagnostic without the page.
    private static func body(_ text: some CustomStringConvertible) -> String {
        text.description.split(separator: "\n").prefix { !$0.hasPrefix("docs:") }.joined(separator: "\n")
    }
}
