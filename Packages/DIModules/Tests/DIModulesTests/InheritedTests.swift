// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DIValidation
import Synchronization
import Testing

/// Decorators in a child of what its parent binds; chains of them, and overrides, are in the oracle's tests.
@Suite struct InheritedTests {
    final class Logger: Sendable {
        let labels: [String]
        init(_ labels: [String]) { self.labels = labels }
        func with(_ label: String) -> Logger { Logger(labels + [label]) }
    }

    struct RequestInfo: Sendable { let id: String }

    struct Handler: Sendable {
        let logger: Logger
        let again: Logger
    }

    struct Audit: DICore.Tag { typealias Element = Logger }

    final class Server: Sendable {
        let logger: Logger
        let requests: ComponentFactory<Request>
        let listed: ComponentFactory<ListedRequest>

        init(logger: Logger, requests: ComponentFactory<Request>, listed: ComponentFactory<ListedRequest>) {
            (self.logger, self.requests, self.listed) = (logger, requests, listed)
        }
    }

    struct ServerComponent: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Logger.self).sharedInScope().to(file: "Shop/Server.swift", line: 5) { Logger(["server"]) }
            binder.bind(Logger.self).tagged(with: Audit.self).sharedInScope().to { Logger(["audit"]) }
            binder.install(dependency: Request.self)
            binder.install(dependency: ListedRequest.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
            bind.to(factory: Server.init)
        }
    }

    struct PerRequest: Scope {}

    struct Request: Component {
        typealias Seed = RequestInfo

        static func configure(binder: Binder<PerRequest>) {
            binder.decorate(Logger.self).to(file: "Shop/Request.swift", line: 5) { (outer, request: RequestInfo) in
                outer.with(request.id)
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Handler>) -> BindingReceipt<Handler> {
            bind.to { (logger: Logger, again: Logger) in Handler(logger: logger, again: again) }
        }
    }

    enum ListedRequest: Component, Listed {
        typealias Root = Handler
        typealias Seed = RequestInfo

        static var bindings: Bindings {
            decorate(Logger.self) { (outer, request: RequestInfo) in outer.with(request.id) }
            decorate(Logger.self, tagged: Audit.self) { (outer, request: RequestInfo) in
                outer.with("own " + request.id)
            }
            factory { (logger: Logger, audit: TaggedProvider<Audit>) in Handler(logger: logger, again: audit.get()) }
        }
    }

    @Test func lists_decorateByTypeAndTag() throws {
        let handler = try ComponentFactory.of(ServerComponent.self).build().listed.build(RequestInfo(id: "3"))
        #expect(handler.logger.labels == ["server", "3"])
        #expect(handler.again.labels == ["audit", "own 3"])
    }

    @Test func graph_hasTheEdgeToTheParent_andNoNoteOfShadowing() {
        let graph = ServerComponent.graph
        #expect(graph.diagnostics.isEmpty)
        let loggers = graph.bindings.filter { $0.key == "InheritedTests.Logger" }
        #expect(loggers.count == 3)
        let outer = loggers.first { $0.component == graph.components[0].id }?.id
        #expect(graph.edges.count { $0.to == outer && loggers.map(\.id).contains($0.from) } == 2)
    }

    @Test func addedDecorators_standWithinThatOfTheChild() throws {
        struct Added: Module {
            static func configure(binder: UnscopedBinder) { binder.decorate(Logger.self).to { $0.with("added") } }
        }
        let server = try ComponentFactory.of(ServerComponent.self, overriding: [Added.self]).build()
        #expect(server.logger.labels == ["server", "added"])
        #expect(server.requests.build(RequestInfo(id: "1")).logger.labels == ["server", "added", "1"])
        let real = try Injector(ComponentFactory.of(ServerComponent.self))
        let overlay = try Injector(parent: real) { decorate(Logger.self) { $0.with("overlaid") } }
        let handler = overlay.get(ComponentFactory<Request>.self).build(RequestInfo(id: "2"))
        #expect(handler.logger.labels == ["server", "overlaid", "2"])
    }

    struct Waiter { let logger: Provider<Logger> }

    enum Waiting: Component, Listed {
        typealias Seed = RequestInfo
        typealias Root = Waiter

        static var bindings: Bindings {
            decorate(Logger.self) { (outer, request: RequestInfo) in
                decorated.withLock { $0 += 1 }
                return outer.with(request.id)
            }
            factory(Waiter.init)
        }

        static let decorated: Mutex<Int> = Mutex(0)
    }

    struct Hall { let waiting: ComponentFactory<Waiting> }

    enum EagerServer: RootComponent, Listed {
        typealias Root = Hall

        static var bindings: Bindings {
            single(sharing: .eager) { Logger(["eager"]) }
            component(Waiting.self)
            factory(Hall.init)
        }
    }

    @Test func decoratorOfAnEagerBinding_isMadeOnFirstUse_onceInEachChild() throws {
        let logger = try ComponentFactory.of(EagerServer.self).build().waiting.build(RequestInfo(id: "1")).logger
        #expect(Waiting.decorated.withLock(\.self) == 0)
        #expect(logger.get().labels == ["eager", "1"])
        #expect(logger.get() === logger.get() && Waiting.decorated.withLock(\.self) == 1)
    }

    struct Idle: Component, Listed {
        typealias Root = String
        static var bindings: Bindings {
            decorate(Logger.self, file: "Shop/Idle.swift", line: 4) { $0 }
            factory { "" }
        }
    }

    enum Shop: RootComponent, Listed {
        typealias Root = String
        static var bindings: Bindings {
            single { Logger([]) }
            component(Idle.self)
            factory { (logger: Logger, idle: ComponentFactory<Idle>) in "" }
        }
    }

    @Test func unusedDecorator_isReported_andNotTheParentsBinding() {
        let unused = Shop.graph.diagnostics.filter { $0.id == .unusedBinding }
        #expect(unused.map { $0.trace.first?.place?.line } == [4])
    }
}
