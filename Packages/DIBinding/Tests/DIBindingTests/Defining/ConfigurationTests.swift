// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 2: `configure` runs once per component per planning, never per build, and makes no object.
@Suite struct ConfigurationTests {
    struct Counted: RootComponent {
        static let configured = Tally()
        static let configuredRoot = Tally()
        static let made = Tally()

        static func configure(binder: Binder<Singleton>) {
            configured.add()
            binder.bind(String.self).sharedInScope(.eager).to(factory: {
                made.add()
                return "made"
            })
        }

        static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            configuredRoot.add()
            return bind.to(factory: { made.add() })
        }
    }

    @Test func configure_runsOncePerPlanning_andMakesNoObject() throws {
        let factory = try ComponentFactory.of(Counted.self)
        #expect([Counted.configured.count, Counted.configuredRoot.count, Counted.made.count] == [1, 1, 0])
        try Counted.validate()
        #expect([Counted.configured.count, Counted.configuredRoot.count, Counted.made.count] == [2, 2, 0])
        _ = Counted.graph
        #expect([Counted.configured.count, Counted.configuredRoot.count, Counted.made.count] == [3, 3, 0])
        _ = factory.build()
        _ = factory.build()
        #expect([Counted.configured.count, Counted.configuredRoot.count, Counted.made.count] == [3, 3, 4])
    }
}
