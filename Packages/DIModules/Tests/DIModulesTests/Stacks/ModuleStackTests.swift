// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Foundation
import Synchronization
import Testing

@Suite struct ModuleStackTests {
    private let stack: ModuleStack = ModuleStack()

    @Test func hiddenBindings_areNotes() throws {
        try stack.load { single { Milk(name: "whole") } }
        try stack.load { single { Milk(name: "oat") } }
        try stack.load { single { Milk(name: "soy") } }
        let notes = stack.current.graph.diagnostics
        #expect(notes.map(\.id) == [.shadowedBinding, .shadowedBinding])
        #expect(notes.allSatisfy { $0.severity == .note })
        let line = #line - 6
        #expect(
            notes.first?.description == """
                note: [DI/ShadowedBinding] 'ModuleStackTests.Milk' is bound in two modules of the stack, and the first one is used
                  bound   DIModulesTests/ModuleStackTests.swift:\(line)
                  hides   DIModulesTests/ModuleStackTests.swift:\(line + 1)
                fix: remove one of them, or distinguish them by tags
                fix: if both are intended, silence .shadowedBinding in the declaration of the second one
                docs: swift package di explain ShadowedBinding
                """)
    }

    @Test func collections_takeTheContributionsOfAll() throws {
        try stack.load { intoCollection { value(1) } }
        try stack.load { intoCollection { value(2) } }
        try stack.load(priority: .high) { intoCollection { value(3) } }
        #expect(stack.current.get([Int].self) == [3, 1, 2])
    }

    @Test func mistake_leavesTheIdenticalInjector() throws {
        let milk = try stack.load(Self.milk("oat"))
        try stack.load { single { Steamer(milk: $0) } }
        let current = stack.current
        #expect(throws: GraphError.self) { try stack.load { factory { (price: Int) in "\(price)" } } }
        #expect(throws: GraphError.self) { try stack.unload(milk) }
        #expect(stack.current == current)
        #expect(stack.current.get(Milk.self).name == "oat")
    }

    @Test func several_areOneChange() throws {
        let steamer = Bindings { single { Steamer(milk: $0) } }
        let counter = Bindings { single(sharing: .eager) { (parts: [Int]) in Total(sum: parts.reduce(0, +)) } }
        let parts = Bindings { intoCollection { value(4) } }
        let loaded = try stack.load([counter, steamer, Self.milk("oat"), parts])
        #expect(stack.current.existing(Total.self)?.sum == 4)
        #expect(throws: GraphError.self) { try stack.unload(loaded[2]) }
        try stack.unload(loaded)
        #expect(stack.current.find(Steamer.self) == nil)
    }

    @Test func reset_keepsModules_andLetsGoOfInstances() throws {
        try stack.load(Self.milk("whole"))
        let (current, milk) = (stack.current, stack.current.get(Milk.self))
        stack.reset()
        #expect(stack.current != current)
        #expect(stack.current.get(Milk.self) !== milk)
        #expect(current.get(Milk.self) === milk)
    }

    @Test func secondUnload_hasNoEffect_andModulesCanBeLoadedAgain() throws {
        let module = Self.milk("oat")
        let first = try stack.load(module)
        try stack.unload(first)
        let current = stack.current
        try stack.unload(first)
        #expect(stack.current == current)
        let second = try stack.load(module)
        #expect(first != second)
        #expect(stack.current.get(Milk.self).name == "oat")
        stack.unloadAll()
        #expect(stack.current.find(Milk.self) == nil)
    }

    @Test func moduleLoadedTwice_countsOnce() throws {
        let module = Bindings { intoCollection { value(1) } }
        let first = try stack.load(module)
        try stack.load(module)
        #expect(stack.current.get([Int].self) == [1])
        try stack.unload(first)
        #expect(stack.current.get([Int].self) == [1])
    }

    @Test func equalRoles_giveTheIdenticalInjector() throws {
        let whole = try stack.load(Self.milk("whole"))
        let oat = try stack.load(Self.milk("oat"))
        let reversed = ModuleStack.Role.custom { $0.reversed() }
        let injector = try stack.injector(of: reversed)
        #expect(injector.get(Milk.self).name == "oat")
        #expect(try stack.injector(of: .custom { _ in [oat, whole, oat] }) == injector)
        #expect(try stack.injector(of: .all) == stack.current)
        #expect(try stack.injector(of: .first).get(Milk.self) === stack.current.get(Milk.self))
        try stack.unload(whole)
        #expect(try stack.injector(of: reversed) != injector)
        #expect(try stack.injector(of: .custom { _ in [whole] }).find(Milk.self) == nil)
    }

    @Test func incompleteRole_throws() throws {
        try stack.load([Bindings { single { Steamer(milk: $0) } }, Self.milk("oat")])
        #expect(throws: GraphError.self) { try stack.injector(of: .first) }
    }

    @Test func stack_canBeChanged_whileItMakesSomething() throws {
        let stack = ModuleStack()
        try stack.load {
            single {
                _ = try? stack.load { value("Ada") }
                return Milk(name: "oat")
            }
        }
        #expect(stack.current.get(Milk.self).name == "oat")
        #expect(stack.current.get(String.self) == "Ada")
    }

    @Test(arguments: [false, true])
    func eagerInstance_isMadeOnce_whenItOrAnotherThreadChangesTheStack(isAnother: Bool) throws {
        let stack = ModuleStack()
        let made = Atomic(0)
        let begun = DispatchSemaphore(value: 0)
        let loaded = DispatchSemaphore(value: 0)
        if isAnother {
            Thread.detachNewThread {
                begun.wait()
                _ = try? stack.load { value("Ada") }
                loaded.signal()
            }
        }
        try stack.load {
            single(sharing: .eager) { () -> Milk in
                let number = made.add(1, ordering: .relaxed).newValue
                if isAnother, number == 1 {
                    // Waits for a thread that waits for its turn.
                    begun.signal()
                    loaded.wait()
                } else if number < 4 {
                    // Each load within a plan made that plan worthless, so that this was called again and again.
                    _ = try? stack.load { value("Ada") }
                }
                return Milk(name: "oat")
            }
        }
        #expect(made.load(ordering: .relaxed) == 1)
        #expect(stack.current.get(String.self) == "Ada")
        #expect(stack.current.existing(Milk.self)?.name == "oat")
    }

    @Test func eagerInstanceOfARole_isMadeOnce_whenItChangesTheStack() throws {
        let stack = ModuleStack()
        let made = Atomic(0)
        try stack.load {
            single(sharing: .eager) { (name: String) -> Milk in
                if made.add(1, ordering: .relaxed).newValue < 4 { _ = try? stack.load(priority: .low) { value(1) } }
                return Milk(name: name)
            }
            value("oat")
        }
        try stack.load(priority: .high) { value("whole") }
        let role = ModuleStack.Role.custom { [$0[1]] }
        #expect(try stack.injector(of: role).get(Milk.self).name == "oat")
        #expect(made.load(ordering: .relaxed) == 3)
    }
}

extension ModuleStackTests {
    final class Milk: Sendable {
        let name: String

        init(name: String) {
            self.name = name
        }
    }

    final class Steamer: Sendable {
        let milk: Milk

        init(milk: Milk) {
            self.milk = milk
        }
    }

    struct Total: Sendable {
        let sum: Int
    }

    static func milk(_ name: String) -> Bindings {
        Bindings { single { Milk(name: name) } }
    }
}
