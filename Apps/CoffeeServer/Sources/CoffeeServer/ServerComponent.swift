// SPDX-License-Identifier: Apache-2.0

import DI
import DIConfiguration
import DIProperties
import DIServices
import Logging
import ServiceLifecycle

/// The values that the program hands to its graph.
struct Outside: Sendable {
    let live: LiveProperties
    let metrics: CoffeeMetrics
}

/// The whole server. Its root runs, and ends before everything else stops: it answers what it has accepted.
struct ServerComponent: RootComponent {
    typealias Root = HTTPServer
    typealias Seed = Outside
    typealias Scope = Singleton
    typealias Construction = Throwing

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: StorageModule.self)
        binder.bindProperties(ServerSettings.self)
        binder.bindProperties(SupplierSettings.self)
        binder.bindReader(at: "connection")
        binder.bindLive(BarSettings.self)
        binder.bind(Refresh.self).sharedInScope(.eager).running { try await $0.live.watch(every: .seconds(2)) }
            .to { (outside: Outside) in Refresh(live: outside.live) }
        binder.bindStatus()
        binder.bind(Logger.self).to { Logger(label: "coffee-server") }
        binder.bind((any Clock<Duration>).self).to { ContinuousClock() }
        binder.bind((any Supplier).self).to { (settings: SupplierSettings) in HTTPSupplier(settings: settings) }
        binder.bind(Barista.self).sharedInScope(.eager).service().to(factory: Barista.init)
        binder.install(dependency: RequestComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<HTTPServer>) -> BindingReceipt<HTTPServer> {
        bind.to(factory: HTTPServer.init)
    }
}

/// Reads the configuration again while the server runs.
private struct Refresh: Sendable {
    let live: LiveProperties
}
