// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIServices
import ServiceLifecycle

/// A service that runs until it is shut down or cancelled, and logs how it ends.
protocol Appliance: Service {
    static var name: String { get }
    var journal: Journal { get }
}

extension Appliance {
    func run() async throws {
        journal.log("\(Self.name) runs")
        try? await gracefulShutdown()
        // Cleaning takes a while, in which others could end.
        for _ in 0..<20 { await Task.yield() }
        journal.log("\(Self.name) ends" + (Task.isCancelled ? " cancelled" : ""))
    }
}

final class Boiler: Appliance {
    static let name: String = "boiler"
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
    }
}

/// A structure: nothing but its record tells one instance from another.
struct Machine: Appliance {
    static let name: String = "machine"
    let boiler: Boiler
    var journal: Journal { boiler.journal }
}

/// An object that runs without being a service.
final class Barista: Sendable {
    let machine: Machine

    init(machine: Machine) {
        self.machine = machine
    }

    func work() async throws {
        machine.journal.log("barista runs")
        try? await gracefulShutdown()
        machine.journal.log("barista ends" + (Task.isShuttingDownGracefully ? " with the group" : ""))
    }
}

/// A service that ends by itself.
struct Fuse: Service {
    let journal: Journal
    let error: Blown?

    struct Blown: Error {}

    func run() async throws {
        await journal.wait(for: "body")
        if let error { throw error }
    }
}

struct Bar: Sendable {
    let barista: Barista
    let fuse: Fuse?
}

/// How the fuse of a bar is bound.
enum Fusing: Sendable {
    case none, throwing, returning, ignored
}

struct BarComponent: RootComponent {
    typealias Seed = Journal

    @TaskLocal static var fusing: Fusing = .none

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Boiler.self).sharedInScope().service().onDispose { $0.journal.log("boiler released") }
            .to(factory: Boiler.init)
        binder.bind(Machine.self).sharedInScope().service().to(factory: Machine.init)
        binder.bind(Barista.self).sharedInScope().running { try await $0.work() }.to(factory: Barista.init)
        switch fusing {
        case .none: break
        case .throwing:
            binder.bind(Fuse.self).sharedInScope().service().to { Fuse(journal: $0, error: Fuse.Blown()) }
        case .returning: binder.bind(Fuse.self).sharedInScope().service().to { Fuse(journal: $0, error: nil) }
        case .ignored:
            binder.bind(Fuse.self).sharedInScope().service(onEnd: .ignored).to { Fuse(journal: $0, error: nil) }
        }
        binder.bindOptional(Fuse.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Bar>) -> BindingReceipt<Bar> {
        bind.to(factory: Bar.init)
    }
}
