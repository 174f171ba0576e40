// SPDX-License-Identifier: Apache-2.0

import DI
import DIHummingbird
import Hummingbird

/// Two routes, of which one answers at once and one reads the database, in two routers.
struct Routes: Sendable {
    let requests: ComponentFactory<RequestComponent>
    let store: any OrderStore

    /// The routes as CoffeeServer writes them.
    func byComponent() -> Router<CoffeeContext> {
        let router = Router(context: CoffeeContext.self)
        let guests = router.group("orders")
            .add(middleware: ComponentMiddleware(requests) { try RequestInfo($0, $1) })
            .group(context: ScopedContext<RequestComponent>.Below<CoffeeContext>.self)
        guests.get { _, context in try await context.scope.orders() }
        guests.get("guest") { _, context in context.scope.info.guest }
        return router
    }

    /// The same objects, made and ended by the handlers.
    func byHand() -> Router<CoffeeContext> {
        let router = Router(context: CoffeeContext.self)
        let guests = router.group("orders")
        guests.get { request, context in
            try await visit(RequestInfo(request, context)) { try await $0.orders() }
        }
        guests.get("guest") { request, context in
            try await visit(RequestInfo(request, context)) { $0.info.guest }
        }
        return router
    }

    /// Calls a function with the objects of a request, and ends its unit of work.
    private func visit<Result: Sendable>(
        _ info: RequestInfo, _ body: (Visit) async throws -> Result
    ) async throws -> Result {
        let work = UnitOfWork(store: store)
        let visit = Visit(info: info, work: work, store: store)
        let result: Result
        do { result = try await body(visit) } catch {
            try? await work.end(.threw(error))
            throw error
        }
        try await work.end(.returned)
        return result
    }
}
