// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import DI

/// The scope of a session.
struct SessionScope: Scope {}

/// A session with a seed and three objects that it shares.
enum SessionComponent: Component {
    typealias Seed = SessionSeed
    typealias Scope = SessionScope

    static func configure(binder: Binder<SessionScope>) {
        binder.bind(SessionProfile.self).sharedInScope().to(factory: SessionProfile.init)
        binder.bind(SessionCart.self).sharedInScope().to(factory: SessionCart.init)
        binder.bind(SessionHistory.self).sharedInScope().to(factory: SessionHistory.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
        bind.to(factory: Session.init)
    }
}
