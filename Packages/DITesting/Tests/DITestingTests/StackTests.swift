// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import Testing

@testable import DITesting

/// Overrides without a base, over the modules of the program. Each test has a process, since all tests share the stack.
@Suite
struct StackTests {
    @Test
    func overrides_areOfTheProgramsModules_withoutTheirInstances() async {
        await #expect(processExitsWith: .success) {
            try ModuleStack.shared.load(shop)
            let drawer = ModuleStack.shared.current.get(Drawer.self)
            let first = try await injector(.overriding(CashOnly.self))
            #expect(first.get(Till.self).payments.name == "cash")
            #expect(first.get(Drawer.self) !== drawer)
            #expect(first.context == .test)
            #expect(ModuleStack.shared.current.get(Till.self).payments.name == "card")
            #expect(ModuleStack.shared.current.get(Drawer.self) === drawer)
        }
    }

    @Test
    func planIsMadeAnew_afterAChangeOfTheStack() async {
        await #expect(processExitsWith: .success) {
            let trait = InjectorTrait.overriding { factory(as: (any Payments).self) { CashPayments() } }
            let loaded = try ModuleStack.shared.load(shop)
            let first = try await injector(trait)
            #expect(first.find(Int.self) == nil)
            try ModuleStack.shared.load { value(7) }
            let second = try await injector(trait)
            #expect(second.get(Int.self) == 7)
            try ModuleStack.shared.unload(loaded)
            var late: Injector?
            try await withKnownIssue {
                late = try await TraitChain(layers: [trait.layer]).injector()
            } matching: { issue in
                let mistake = "error: [DI/OverrideTargetsNothing] the override of 'any Payments' replaces nothing\n"
                return issue.comments.first?.rawValue.hasPrefix(mistake) ?? false
            }
            #expect(late == nil)
        }
    }

    @Test
    func overrideWithoutABase_saysSo_whereItReplacesNothing() async {
        await #expect(processExitsWith: .success) {
            // All lines of the closure are that of the macro.
            let line = #line
            let trait = InjectorTrait.overriding { single { Drawer() } }
            try await withKnownIssue {
                _ = try await TraitChain(layers: [trait.layer]).injector()
            } matching: { issue in
                issue.comments.map(\.rawValue) == [
                    """
                    error: [DI/OverrideTargetsNothing] the override of 'Drawer' replaces nothing
                      bound   DITestingTests/StackTests.swift:\(line)
                    fix: remove this binding, or, if another fake needs it, add it by include(Bindings { … })
                    docs: swift package di explain OverrideTargetsNothing

                    1 error in the object graph
                    note: without '.injector(…)', overrides apply to the modules of 'ModuleStack.shared'
                    """
                ]
            }
        }
    }

    @Test
    func addedBindings_needNoModule() async {
        await #expect(processExitsWith: .success) {
            let injector = try await injector(.overriding { include(shop) })
            #expect(injector.get(Till.self).payments.name == "card")
        }
    }
}
