// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Hummingbird
import Logging
import Synchronization

/// The events of a server, in their order.
final class Journal: Sendable {
    private let lines: Mutex<[String]> = Mutex([])
    private let ends: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation) = AsyncStream<Void>
        .makeStream()
    private let errors: Mutex<[String]> = Mutex([])

    var events: [String] { lines.withLock { $0 } }
    /// The failures of requests that the log shows.
    var complaints: [String] { errors.withLock { $0 } }

    func complain(_ error: Logger.Metadata.Value?) {
        errors.withLock { $0.append("\(error, default: "nothing")") }
    }

    func log(_ event: String) {
        lines.withLock { $0.append(event) }
        if event.hasPrefix("ends") { ends.continuation.yield() }
    }

    /// Returns once a unit of work has ended.
    func waitForEnd() async {
        for await _ in ends.stream { return }
    }
}

struct RequestInfo: Sendable {
    let path: String
}

/// The unit of work of one request.
final class UnitOfWork: Sendable {
    let info: RequestInfo
    let journal: Journal

    struct Conflict: Error {}

    init(info: RequestInfo, journal: Journal) {
        self.info = info
        self.journal = journal
        journal.log("begins \(info.path)")
    }

    func end(_ outcome: ComponentOutcome) throws {
        switch outcome {
        case .returned: journal.log("ends, returned")
        case .threw(let error): journal.log("ends, threw \(error)")
        case .cancelled: journal.log("ends, cancelled")
        }
        if info.path == "/conflict" || info.path == "/long/conflict" { throw Conflict() }
    }
}

struct Orders: Sendable {
    let work: UnitOfWork

    func list() -> String { "espresso for \(work.info.path)" }
}

struct PerRequest: Scope {}

struct RequestComponent: Component {
    typealias Seed = RequestInfo

    static func configure(binder: Binder<PerRequest>) {
        binder.bind(UnitOfWork.self).sharedInScope().onEnd { try $0.end($1) }.onDispose { $0.journal.log("released") }
            .to(factory: UnitOfWork.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Orders>) -> BindingReceipt<Orders> {
        bind.to(factory: Orders.init)
    }
}

struct Server: Sendable {
    let requests: ComponentFactory<RequestComponent>
}

struct ServerComponent: RootComponent {
    typealias Seed = Journal

    static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: RequestComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to(factory: Server.init)
    }
}
