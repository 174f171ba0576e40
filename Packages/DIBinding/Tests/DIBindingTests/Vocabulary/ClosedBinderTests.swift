// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Synchronization
import Testing

/// Rule 12: a binder that is used after its `configure` has returned ends the process, and says whose it was.
@Suite struct ClosedBinderTests {
    /// A component that lets its binders out.
    struct Leaky: RootComponent {
        typealias Root = Int
        typealias Scope = Singleton
        nonisolated(unsafe) static var binder: Binder<Singleton>?  // Proof: used by one thread of an exit test only.
        nonisolated(unsafe) static var root: ReceiptBinder<Int>?  // Proof: used by one thread of an exit test only.

        static func configure(binder: Binder<Singleton>) {
            self.binder = binder
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            root = bind
            return bind.to(value: 1)
        }
    }

    struct Extra: Module {
        static func configure(binder: UnscopedBinder) {}
    }

    static let text = "the binder of 'Leaky' was used after its configure function had returned"

    /// Reading the end of a process takes no debugger: the whole text comes first, then the runtime's line.
    @Test func text_comesFirst_whenConstructionComesBack() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try ComingBackTests.build(ComingBackTests.Unshared<ComingBackTests.ByProvider>.self)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.hasPrefix("\n" + ComingBackTests.text))
        #expect(
            said.contains(
                "Fatal error: 'ComingBackTests.Machine' was requested again while it was being made\n"))
    }

    private func expect(_ result: ExitTest.Result?) {
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("Fatal error: \(Self.text)\n"))
    }

    @Test func binding_afterConfigure_ends() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try Leaky.validate()
                Leaky.binder?.bind(Double.self).to(value: 1)
            })
    }

    @Test func including_afterConfigure_ends() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try Leaky.validate()
                Leaky.binder?.include(module: Extra.self)
            })
    }

    @Test func installing_afterConfigure_ends() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try Leaky.validate()
                Leaky.binder?.install(dependency: Till.self)
            })
    }

    @Test func meaningAbsence_afterConfigure_ends() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try Leaky.validate()
                Leaky.binder?.bindOptional(Double.self)
            })
    }

    @Test func bindingTheRoot_afterConfigure_ends() async {
        expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try Leaky.validate()
                Leaky.root?.to(value: 2)
            })
    }
}
