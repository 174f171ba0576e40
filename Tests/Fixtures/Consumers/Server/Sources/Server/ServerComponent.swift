// SPDX-License-Identifier: Apache-2.0

import DI

struct Server {
    let listener: Listener
    let handlers: ComponentFactory<HandlerComponent>
    let journal: Journal
}

struct ServerComponent: RootComponent {
    typealias Root = Server
    typealias Scope = Singleton
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Journal.self).sharedInScope().onDispose { $0.note("disposed of") }.to(factory: Journal.init)
        binder.bind(Database.self).sharedInScope().onStop { await $0.close() }
            .asynchronous(Database.init)
        binder.bind(Certificate.self).sharedInScope().throwing(Certificate.init)
        binder.bind(Listener.self).sharedInScope().onStart { try await $0.start() }.onStop { await $0.stop() }
            .to(factory: Listener.init)
        binder.bind(Report.self).sharedInScope().asynchronous(Report.init)
        binder.install(dependency: HandlerComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to(factory: Server.init)
    }
}

struct HandlerComponent: Component {
    typealias Seed = Request
    typealias Root = Handler

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Handler>) -> BindingReceipt<Handler> {
        bind.to(factory: Handler.init)
    }
}
