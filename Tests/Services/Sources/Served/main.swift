// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIServices
import Foundation
import Logging
import ServiceLifecycle

// A program that serves until a signal comes, and says what happens. "slow" starts for ever, "crash" ends by itself,
// and "again" gets a second signal while it stops.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

struct Database: Sendable {
    func open() async throws {
        say("database opens")
        if CommandLine.arguments.contains("slow") { try await Task.sleep(for: .seconds(3600)) }
    }

    func close() {
        if CommandLine.arguments.contains("again") { kill(getpid(), SIGTERM) }
        say("database closed")
    }
}

struct Worker: Service {
    let database: Database

    func run() async throws {
        say("worker runs")
        if CommandLine.arguments.contains("crash") { throw Crash() }
        try? await gracefulShutdown()
        say("worker ends, shutting down: \(Task.isShuttingDownGracefully), cancelled: \(Task.isCancelled)")
    }

    struct Crash: Error {}
}

struct Shop: Sendable {
    let worker: Worker
}

struct ShopComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Database.self).sharedInScope()
            .onStart { try await $0.open() }.onStop { $0.close() }
            .to(factory: Database.init)
        binder.bind(Worker.self).sharedInScope().service().to(factory: Worker.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

do {
    let logger = Logger(label: "served") { _ in SwiftLogNoOpLogHandler() }
    try await ComponentFactory.of(ShopComponent.self).serve(within: .seconds(25), logger: logger)
    say("done")
} catch {
    say("\(error)")
    exit(1)
}
