// SPDX-License-Identifier: Apache-2.0

import DI
import DIProperties
import DIServices
import Logging
import ServiceLifecycle

/// The root: what runs while the server does. The last one is made last, and stops first.
struct Server: Sendable {
    let barista: Barista
    let http: HTTPServer
}

/// The whole server. Its services start in the order of the graph, and stop in reverse.
struct ServerComponent: RootComponent {
    typealias Root = Server
    typealias Scope = Singleton
    typealias Construction = Throwing

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: StorageModule.self)
        binder.bindProperties(ServerSettings.self)
        binder.bindProperties(SupplierSettings.self)
        binder.bindProperties(BarSettings.self)
        binder.bindStatus()
        binder.bind(Logger.self).to { Logger(label: "coffee-server") }
        binder.bind((any Clock<Duration>).self).to { ContinuousClock() }
        binder.bind((any Supplier).self).to { (settings: SupplierSettings) in HTTPSupplier(settings: settings) }
        binder.bind(Barista.self).sharedInScope().service().to(factory: Barista.init)
        binder.bind(HTTPServer.self).sharedInScope().service().to(factory: HTTPServer.init)
        binder.install(dependency: RequestComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to(factory: Server.init)
    }
}
