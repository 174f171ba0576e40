// SPDX-License-Identifier: Apache-2.0

import Configuration
import DI
import DIHummingbird
import Hummingbird
import HummingbirdCore
import Logging
import ServiceLifecycle

/// The server on its port. It ends once the requests that it has accepted are answered.
struct HTTPServer: Service {
    let settings: ServerSettings
    /// The options that hummingbird reads for each connection.
    let connection: ConfigReader
    let requests: ComponentFactory<RequestComponent>
    let status: ComponentStatus
    let supplier: any Supplier
    let outside: Outside
    let logger: Logger

    func run() async throws {
        let application = Application(
            router: router(), server: .http1(configuration: HTTP1Channel.Configuration(reader: connection)),
            configuration: ApplicationConfiguration(address: .hostname(settings.host, port: settings.port)),
            logger: logger)
        try await application.run()
        logger.info("the last request is answered")
    }

    private func router() -> Router<CoffeeContext> {
        let router = Router(context: CoffeeContext.self)
        router.get("health") { _, _ in HTTPResponse.Status.ok }
        router.get("ready") { _, _ in
            status.phase == .serving && !Task.isShuttingDownGracefully ? HTTPResponse.Status.ok : .serviceUnavailable
        }
        router.get("beans") { _, _ in try await supplier.beans() }
        router.get("metrics") { _, _ in outside.metrics.page }
        let guests = router.group("orders")
            .add(middleware: ComponentMiddleware(requests) { try RequestInfo($0, $1) })
            .group(context: ScopedContext<RequestComponent>.Below<CoffeeContext>.self)
        guests.get { _, context in try await context.scope.orders() }
        guests.post { request, context in
            context.scope.order(try await request.decode(as: Wish.self, context: context))
        }
        guests.get("stream") { _, context in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    for order in try await context.scope.orders() {
                        try await writer.write(ByteBuffer(string: "\(order.drink): \(order.isReady)\n"))
                    }
                    try await writer.finish(nil)
                })
        }
        return router
    }
}
