// SPDX-License-Identifier: Apache-2.0

import BenchmarkClasses
import BenchmarkHarness
import DI

/// A server, which is open, and components for its requests: four objects each, one of which may have a hook.
enum ServerComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Shared.self).sharedInScope().onStop { _ in }.to(factory: Shared.init)
        binder.install(dependency: SessionComponent.self)
        binder.install(dependency: HookedSessionComponent<Disposed>.self)
        binder.install(dependency: HookedSessionComponent<Stopped>.self)
        binder.install(dependency: HookedSessionComponent<Suspended>.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to(factory: Server.init)
    }
}

/// The root of the server.
struct Server: Sendable {
    let sessions: ComponentFactory<SessionComponent>
    let disposedSessions: ComponentFactory<HookedSessionComponent<Disposed>>
    let stoppedSessions: ComponentFactory<HookedSessionComponent<Stopped>>
    let suspendedSessions: ComponentFactory<HookedSessionComponent<Suspended>>
}

/// A session of which one object has a hook.
enum HookedSessionComponent<Kind: SessionHook>: Component {
    typealias Root = Session
    typealias Seed = SessionSeed
    typealias Scope = SessionScope

    static func configure(binder: Binder<SessionScope>) {
        binder.bind(SessionProfile.self).sharedInScope().to(factory: SessionProfile.init)
        Kind.bind(binder)
        binder.bind(SessionHistory.self).sharedInScope().to(factory: SessionHistory.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
        bind.to(factory: Session.init)
    }
}

/// A hook of the cart.
protocol SessionHook {
    /// Binds the cart with the hook.
    static func bind(_ binder: Binder<SessionScope>)
}

/// An `onDispose`.
enum Disposed: SessionHook {
    static func bind(_ binder: Binder<SessionScope>) {
        binder.bind(SessionCart.self).sharedInScope().onDispose { consume($0) }.to(factory: SessionCart.init)
    }
}

/// An `onStop` that does not suspend.
enum Stopped: SessionHook {
    static func bind(_ binder: Binder<SessionScope>) {
        binder.bind(SessionCart.self).sharedInScope().onStop { consume($0) }.to(factory: SessionCart.init)
    }
}

/// An `onStop` that suspends.
enum Suspended: SessionHook {
    static func bind(_ binder: Binder<SessionScope>) {
        binder.bind(SessionCart.self).sharedInScope().onStop { _ in await Task.yield() }.to(factory: SessionCart.init)
    }
}
