// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
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

    @Test(arguments: ["cup", "pump", "saucer", "display", "stack"])
    func opaqueFactory_isNamed_whereWhatItAsksForIsRefused(_ asked: String) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [asked] in
            let stack = ModuleStack()
            try stack.load(DeclaredMistake.opaque)
            let shop = try Injector(DeclaredMistake.opaque)
            switch asked {
            case "cup": _ = shop.get(Cup.self)
            case "pump": _ = shop.get(Tray.self)
            case "saucer": _ = shop.get(Saucer.self)
            case "display": _ = shop.get(Cup.self, qualified: "display")
            default: _ = stack.current.get(Cup.self)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(Self.body(text) == DeclaredMistake.answers[asked])
    }

    /// The text of a diagnostic without the page.
    private static func body(_ text: some CustomStringConvertible) -> String {
        text.description.split(separator: "\n").prefix { !$0.hasPrefix("docs:") }.joined(separator: "\n")
    }
}
