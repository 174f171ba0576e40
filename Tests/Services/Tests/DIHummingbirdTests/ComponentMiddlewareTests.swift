// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIHummingbird
import Hummingbird
import Testing

/// A component for each request: when it opens and closes, and with which outcome, over real sockets.
@Suite(.timeLimit(.minutes(2))) struct ComponentMiddlewareTests {
    private let journal: Journal = Journal()

    struct Spilt: Error {}

    private func app() throws -> Router<BasicRequestContext> {
        let requests = try ComponentFactory.of(ServerComponent.self).build(journal).requests
        let router = Router(options: .autoGenerateHeadEndpoints)
        router.add(middleware: ComponentMiddleware(requests) { request, _ in RequestInfo(path: request.uri.path) })
        let scoped = router.group(context: ScopedContext<RequestComponent>.self)
        let journal = journal
        scoped.get("orders") { _, context in context.scope.list() }
        scoped.get("empty") { _, context in
            _ = context.scope.list()
            return Response(status: .noContent)
        }
        scoped.get("conflict") { _, context in context.scope.list() }
        scoped.get("error") { _, _ -> String in throw HTTPError(.badRequest) }
        scoped.get("stream") { _, context in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    journal.log("writes")
                    try await writer.write(ByteBuffer(string: context.scope.list()))
                    journal.log("has written")
                    try await writer.finish(nil)
                })
        }
        scoped.get("broken") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: "half"))
                    throw Spilt()
                })
        }
        scoped.get("long/conflict") { _, _ in
            Response(
                status: .ok,
                body: ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: "all"))
                    try await writer.finish(nil)
                })
        }
        return router
    }

    private func get(_ path: String, _ check: (Answer) -> Void) async throws {
        try await serve(app(), journal: journal) { client in
            check(try await client.get(path))
            await journal.waitForEnd()
        }
    }

    @Test(arguments: [("/orders", 200, "espresso for /orders"), ("/empty", 204, "")])
    func component_endsBeforeAShortResponse(_ path: String, _ status: Int, _ body: String) async throws {
        try await get(path) { answer in
            #expect(answer.status == status)
            #expect(answer.body == body)
        }
        #expect(journal.events == ["begins \(path)", "ends, returned", "released"])
    }

    @Test func errorOfAnEnd_isTheAnswer_ofAShortResponse() async throws {
        try await get("/conflict") { #expect($0.status == 500) }
        #expect(journal.events == ["begins /conflict", "ends, returned", "released"])
        #expect(journal.complaints.map { $0.contains("Conflict()") } == [true])
    }

    @Test func errorOfTheHandler_isTheOutcome_andTheAnswer() async throws {
        try await get("/error") { #expect($0.status == 400) }
        #expect(journal.events.first == "begins /error")
        #expect(journal.events.dropFirst().first?.hasPrefix("ends, threw") == true)
    }

    @Test func component_outlivesTheWritingOfAStream() async throws {
        try await get("/stream") { #expect($0.body == "espresso for /stream") }
        #expect(journal.events == ["begins /stream", "writes", "has written", "ends, returned", "released"])
    }

    @Test(arguments: ["/broken", "/long/conflict"])
    func streamThatFails_hasNoEnd(_ path: String) async throws {
        try await serve(app(), journal: journal) { client in
            await #expect(throws: (any Error).self) { try await client.get(path) }
            await journal.waitForEnd()
        }
        let outcome = path == "/broken" ? "ends, threw Spilt()" : "ends, returned"
        #expect(journal.events == ["begins \(path)", outcome, "released"])
        #expect(journal.complaints.map { $0.contains("Conflict()") } == (path == "/broken" ? [] : [true]))
    }

    /// A response to HEAD has no body: a short one has been written by then, and a stream is dropped.
    @Test(arguments: [("/orders", "returned"), ("/stream", "cancelled")])
    func requestForTheHead_hasAnOutcome(_ path: String, _ outcome: String) async throws {
        try await serve(app(), journal: journal) { client in
            let answer = try await client.get(path, method: "HEAD")
            #expect(answer.body == "")
            await journal.waitForEnd()
        }
        #expect(journal.events == ["begins \(path)", "ends, \(outcome)", "released"])
    }

    /// A middleware before the component that drops the response.
    @Test func responseThatIsDropped_isCancelled() async throws {
        let requests = try ComponentFactory.of(ServerComponent.self).build(journal).requests
        let router = Router()
        router.add(middleware: Dropping())
        router.add(middleware: ComponentMiddleware(requests) { request, _ in RequestInfo(path: request.uri.path) })
        router.get("stream") { _, _ in Response(status: .ok, body: ResponseBody { try await $0.finish(nil) }) }
        try await serve(router, journal: journal) { client in
            let answer = try await client.get("/stream")
            #expect(answer.status == 204)
            await journal.waitForEnd()
        }
        #expect(journal.events == ["begins /stream", "ends, cancelled", "released"])
    }

    struct Dropping: RouterMiddleware {
        func handle(
            _ request: Request, context: BasicRequestContext,
            next: (Request, BasicRequestContext) async throws -> Response
        ) async throws -> Response {
            _ = try await next(request, context)
            return Response(status: .noContent)
        }
    }

    @Test func routesWithoutTheMiddleware_areErrors() async throws {
        let router = Router()
        router.group(context: ScopedContext<RequestComponent>.self).get("orders") { _, context in context.scope.list() }
        try await serve(router) { client in
            let answer = try await client.get("/orders")
            #expect(answer.status == 500)
        }
    }

    @Test func contextOfARouter_isTheParent() async throws {
        let requests = try ComponentFactory.of(ServerComponent.self).build(journal).requests
        let router = Router(context: Session.self)
        router.add(middleware: ComponentMiddleware(requests) { request, _ in RequestInfo(path: request.uri.path) })
        router.group(context: ScopedContext<RequestComponent>.Below<Session>.self)
            .get("orders") { _, context in "\(context.parent.user): \(context.scope.list()), \(context.maxUploadSize)" }
        try await serve(router) { client in
            let answer = try await client.get("/orders")
            #expect(answer.body == "Ada: espresso for /orders, 7")
        }
    }

    struct Session: RequestContext {
        var coreContext: CoreRequestContextStorage
        let user: String = "Ada"
        let maxUploadSize: Int = 7

        init(source: Source) {
            coreContext = CoreRequestContextStorage(source: source)
        }
    }
}
