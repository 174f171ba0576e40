// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 12: a binder that is used after its `configure` has returned ends the process, and says whose it was.
@Suite struct ClosedBinderTests {
    /// A component that lets its binders out.
    struct Leaky: RootComponent {
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
            try ComingBackTests.build("unshared, through a provider")
        }
        #expect(result.said.hasPrefix("\n" + ComingBackTests.text))
        #expect(
            result.said.contains(
                "Fatal error: 'ComingBackTests.Machine' was requested again while it was being made\n"))
    }

    static let uses: [String: @Sendable () -> Void] = [
        "binding": { Leaky.binder?.bind(Double.self).to(value: 1) },
        "including": { Leaky.binder?.include(module: Extra.self) },
        "installing": { Leaky.binder?.install(dependency: Till.self) },
        "meaning absence": { Leaky.binder?.bindOptional(Double.self) },
        "binding the root": { Leaky.root?.to(value: 2) },
    ]

    @Test(arguments: uses.keys.sorted())
    func use_afterConfigure_ends(_ use: String) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [use = use as String] in
            try Leaky.validate()
            ClosedBinderTests.uses[use]?()
        }
        #expect(result.said.contains("Fatal error: \(Self.text)\n"))
    }
}
