// SPDX-License-Identifier: Apache-2.0

import BrowserHTTP
import BrowserLog
import BrowserModels
import BrowserNetworking
import DI
import Synchronization

@testable import BrowserApp
@testable import BrowserSQLite

/// The order in which a run closes its resources, and what it does to one of them.
final class RecordedClosing: Sendable {
    @TaskLocal static var current = RecordedClosing()

    /// The obstacle to closing a resource.
    enum Obstacle: Sendable, Hashable {
        /// Closing fails.
        case failure
        /// Closing does not end, even when it is cancelled.
        case hanging
    }

    struct StuckValve: Error, CustomStringConvertible { let description = "the valve is stuck" }

    private let obstacles: [String: Obstacle]
    private let state = Mutex<[String]>([])

    init(_ obstacles: [String: Obstacle] = [:]) { self.obstacles = obstacles }

    /// The resources that were closed, in their order.
    var order: [String] { state.withLock { $0 } }

    /// Notes that a resource is closed.
    func close(_ name: String) async throws {
        state.withLock { $0.append(name) }
        switch obstacles[name] {
        case nil: break
        case .failure: throw StuckValve()
        case .hanging:
            let (silence, continuation) = AsyncStream.makeStream(of: Void.self)
            // A task of its own, which the cancellation of this one does not reach.
            await Task.detached { for await _ in silence {} }.value
            continuation.finish()
        }
    }
}

/// The program's own resources, with notes about their closing.
enum RecordedClosingModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        let closing = RecordedClosing.current
        binder.bind(FileLog.self).sharedInScope()
            .onStop { log in
                try log.close()
                try await closing.close("log")
            }
            .to { (location: LogLocation, notices: any Notices) in FileLog(location: location, notices: notices) }
        binder.bind(CurlTransport.self).sharedInScope()
            .onStop { transport in
                await transport.close()
                try await closing.close("network")
            }
            .to { (settings: NetworkSettings, environment: NetworkEnvironment) in
                CurlTransport(timeout: settings.timeout, environment: environment)
            }
        binder.bind(CacheDatabase.self).sharedInScope()
            .onStop { cache in
                try await cache.database.close()
                try await closing.close("cache")
            }
            .asynchronous(CacheDatabase.init)
    }
}

/// The session's own note.
enum RecordedSessionModule: Module {
    typealias Scope = SessionScope

    static func configure(binder: Binder<SessionScope>) {
        let closing = RecordedClosing.current
        binder.bind(SessionLife.self).sharedInScope(.eager).onStop { _ in try await closing.close("session") }
            .to(factory: SessionLife.init)
    }
}
