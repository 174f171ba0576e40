// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Synchronization
import Testing

/// Plans are released with their last reference. A recording once kept itself alive: its entries referred to
/// the recorder that listed them.
@Suite(.serialized) struct PlanLifetimeTests {
    final class Bean: Sendable {
        static let alive: Atomic<Int> = Atomic(0)

        init() {
            Self.alive.add(1, ordering: .relaxed)
        }

        deinit {
            Self.alive.subtract(1, ordering: .relaxed)
        }
    }

    struct Sack: RootComponent, BareComponent {
        static func configureRoot(binder bind: ReceiptBinder<Bean>) -> BindingReceipt<Bean> {
            bind.to(value: Bean())
        }
    }

    struct OtherBean: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Bean.self).to(value: Bean())
        }
    }

    @Test func plan_isLetGo_afterValidationAndGraph() throws {
        for _ in 0..<10 {
            try Sack.validate(overriding: [OtherBean.self])
            _ = Sack.graph(overriding: [OtherBean.self])
        }
        #expect(Bean.alive.load(ordering: .relaxed) == 0)
    }

    @Test func plan_livesAsLongAsItsFactory() throws {
        do {
            let factory = try ComponentFactory.of(Sack.self)
            #expect(factory.build() === factory.build())
            #expect(Bean.alive.load(ordering: .relaxed) == 1)
        }
        #expect(Bean.alive.load(ordering: .relaxed) == 0)
    }
}
