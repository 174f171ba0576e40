// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

struct LifecycleTextTests {
    @Test
    func startError_namesTheBindingAndItsPlace() async throws {
        let error = await #expect(throws: LifecycleError.self) {
            try await pantry(["start boiler"]).run { _ in }
        }
        #expect(
            error?.description == """
                error: could not start 'LifecycleTextTests.Boiler': the water is cold
                  'LifecycleTextTests.Boiler'   Pantry.swift:1
                """)
        #expect(error?.step.name == "LifecycleTextTests.Boiler")
        #expect((error?.underlying as? Cold)?.what == "water")
    }

    @Test
    func stopError_ofSeveralInstances_listsThemInTheOrderOfStopping() async throws {
        let error = await #expect(throws: StopError.self) {
            try await pantry(["stop boiler", "stop milk", "stop both"]).run { _ in }
        }
        #expect(
            error?.description == """
                error: could not stop 2 instances
                  'LifecycleTextTests.Milk' tagged 'LifecycleTextTests.Oat'   Pantry.swift:2   (the milk is cold)
                  'LifecycleTextTests.Boiler'                                 Pantry.swift:1   (the water is cold)
                """)
        #expect(error.map { "\($0)" } == error.map { String(reflecting: $0) })
    }

    @Test
    func errorMadeByHand_hasNoPlace() {
        let error = StopError(failures: [(Diagnostic.Step(name: "Till"), Cold(what: "drawer"))])
        #expect(
            error.description == """
                error: could not stop 'Till': the drawer is cold
                  'Till'
                """)
    }

    private struct Cold: Error, CustomStringConvertible {
        let what: String
        var description: String { "the \(what) is cold" }
    }

    private final class Boiler: Sendable {}

    private struct Milk: Sendable {}

    private struct Oat: DICore.Tag {
        typealias Element = Milk
    }

    private func pantry(_ failing: Set<String>) throws -> ComponentFactory<Shared<Void, Void>> {
        try LocalBindings { binder in
            binder.bind(Boiler.self).sharedInScope()
                .onStart { _ in if failing.contains("start boiler") { throw Cold(what: "water") } }
                .onStop { _ in if failing.contains("stop boiler") { throw Cold(what: "water") } }
                .to(file: "Pantry.swift", line: 1) { Boiler() }
            binder.bind(Milk.self).tagged(with: Oat.self).sharedInScope()
                .onStop { _ in if failing.contains("stop milk") { throw Cold(what: "milk") } }
                .to(file: "Pantry.swift", line: 2) { (_: Boiler) in Milk() }
            binder.bind(Void.self).qualified("shared").to { (_: Boiler, milk: TaggedProvider<Oat>) in _ = milk.get() }
        }.factory(of: Void.self)
    }
}
