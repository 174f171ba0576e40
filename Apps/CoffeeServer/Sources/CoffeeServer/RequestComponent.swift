// SPDX-License-Identifier: Apache-2.0

import DI
import Hummingbird
import Logging
import Synchronization

/// The facts of a request when it comes in.
struct RequestInfo: Sendable {
    let guest: String
    let logger: Logger

    init(_ request: Request, _ context: some RequestContext) throws {
        guard let guest = request.headers[.authorization] else { throw HTTPError(.unauthorized) }
        self.guest = guest
        logger = context.logger
    }
}

struct PerRequest: Scope {}

/// The objects of one request: its guest, its logger, and its unit of work.
struct RequestComponent: Component {
    typealias Root = Visit
    typealias Seed = RequestInfo
    typealias Scope = PerRequest

    static func configure(binder: Binder<PerRequest>) {
        binder.bind(UnitOfWork.self).sharedInScope().onEnd { try await $0.end($1) }.to(factory: UnitOfWork.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Visit>) -> BindingReceipt<Visit> {
        bind.to(factory: Visit.init)
    }
}

/// The operations of routes for the guest of a request.
struct Visit: Sendable {
    let info: RequestInfo
    let work: UnitOfWork
    let store: any OrderStore

    func order(_ wish: Wish) -> Order {
        let order = Order(guest: info.guest, drink: wish.drink)
        work.add(order)
        info.logger.info("ordered", metadata: ["drink": "\(wish.drink)", "guest": "\(info.guest)"])
        return order
    }

    func orders() async throws -> [Order] {
        try await store.orders(of: info.guest)
    }
}

/// The orders of a request, which are saved together if it is answered, and else are not.
final class UnitOfWork: Sendable {
    private let orders: Mutex<[Order]> = Mutex([])
    private let store: any OrderStore

    init(store: any OrderStore) {
        self.store = store
    }

    func add(_ order: Order) {
        orders.withLock { $0.append(order) }
    }

    func end(_ outcome: ComponentOutcome) async throws {
        let orders = orders.withLock { $0 }
        if case .returned = outcome, !orders.isEmpty { try await store.save(orders) }
    }
}
