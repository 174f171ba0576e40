// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI

/// A server, which is open, and components for its requests: four objects each, one of which is to be stopped or not.
enum ServerComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Shared.self).sharedInScope().onStop { _ in }.to(factory: Shared.init)
        binder.install(dependency: SessionComponent.self)
        binder.install(dependency: StoppedSessionComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to(factory: Server.init)
    }
}

/// The root of the server.
struct Server: Sendable {
    let sessions: ComponentFactory<SessionComponent>
    let stoppedSessions: ComponentFactory<StoppedSessionComponent>
}

/// A session of which one object is to be stopped.
enum StoppedSessionComponent: Component {
    typealias Seed = SessionSeed
    typealias Scope = SessionScope

    static func configure(binder: Binder<SessionScope>) {
        binder.bind(SessionProfile.self).sharedInScope().to(factory: SessionProfile.init)
        binder.bind(SessionCart.self).sharedInScope().onStop { consume($0) }.to(factory: SessionCart.init)
        binder.bind(SessionHistory.self).sharedInScope().to(factory: SessionHistory.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
        bind.to(factory: Session.init)
    }
}
