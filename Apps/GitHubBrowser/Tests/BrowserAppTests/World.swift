// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import DI
import Foundation
import Synchronization
import Testing

@testable import BrowserApp

/// The surroundings of the program in a test, for one task.
struct World: Sendable {
    @TaskLocal static var current = World()

    var console = CollectedConsole()
    var cache = MemoryStorage()
    var limits = MemoryStorage()
    var transport: any Transport = Answers([:])
    var clock = SystemClock(at: Date(timeIntervalSince1970: 1_751_328_000))

    /// The end of a run.
    struct Ending: Sendable, Equatable {
        let status: ProgramStatus
        let output: String
        let lines: [String]
    }

    /// The time for closing everything, which a busy machine keeps, too.
    static let patience: Duration = .seconds(30)

    /// Variables that keep a run away from the user's own folders, under those that a test gives.
    private static let seclusion = ["HOME": "/nonexistent", "GHB__LOG__BACKEND": "none"]

    /// Returns the surroundings of the program.
    func surroundings(
        _ arguments: [String] = [], variables: [String: String] = [:], width: Int? = nil,
        overriding modules: [any Module.Type] = []
    ) -> Surroundings {
        Surroundings(
            arguments: arguments, environment: Environment(Self.seclusion.merging(variables) { $1 }),
            terminal: TerminalState(width: width), console: console, modules: modules)
    }

    /// Prepares the run that options ask for.
    func prepare(
        _ options: GlobalOptions, variables: [String: String] = [:], width: Int? = nil,
        overriding modules: [any Module.Type] = []
    ) throws -> PreparedRun {
        try surroundings(variables: variables, width: width, overriding: modules).prepare(for: options)
    }

    /// Prepares the run that the command line of an injected command asks for.
    func prepare(
        _ arguments: [String], variables: [String: String] = [:], overriding modules: [any Module.Type] = []
    ) throws -> PreparedRun {
        let surroundings = surroundings(arguments, variables: variables, overriding: modules)
        guard case .injected(let command) = CommandLineReader.read(arguments) else {
            Issue.record("\(CommandLineReader.read(arguments))")
            throw CancellationError()
        }
        return try surroundings.prepare(for: command.options)
    }

    /// Runs the program in this world; the network stands for itself where no transport is given.
    func ghb(
        _ arguments: [String], variables: [String: String] = [:], width: Int? = nil,
        overriding modules: [any Module.Type] = [ConsoleWorld.self, TransportWorld.self, CacheWorld.self],
        closing: Closing = Closing(timeout: patience)
    ) async -> Ending {
        await Self.$current.withValue(self) {
            let status = await GHB.run(
                arguments: arguments, environment: Self.seclusion.merging(variables) { $1 },
                terminal: TerminalState(width: width), console: console, overriding: modules,
                closing: closing)
            return Ending(status: status, output: console.output, lines: console.lines)
        }
    }
}

/// Overrides the streams and the clock.
enum ConsoleWorld: Module {
    static func configure(binder: UnscopedBinder) {
        let world = World.current
        binder.bind((any Console).self).to { () -> any Console in world.console }
        binder.bind((any WallClock).self).to { () -> any WallClock in world.clock }
        binder.bind((any Sleeper).self).to { () -> any Sleeper in WakefulSleeper() }
        binder.bind(TimeZone.self).to { () in .gmt }
    }
}

/// Lets no time pass.
struct WakefulSleeper: Sleeper {
    func sleep(for seconds: Double) async throws(CancellationError) {}
}

/// Overrides the network.
enum TransportWorld: Module {
    static func configure(binder: UnscopedBinder) {
        let world = World.current
        binder.bind((any Transport).self).to { () -> any Transport in world.transport }
    }
}

/// Overrides the cache and what is known of limits.
enum CacheWorld: Module {
    static func configure(binder: UnscopedBinder) {
        let world = World.current
        binder.bind((any ResponseCache).self).to { () -> any ResponseCache in world.cache }
        binder.bind((any LimitStore).self).to { () -> any LimitStore in world.limits }
    }
}

/// Answers requests by path and query, and keeps the requests.
final class Answers: Transport {
    private let answers: [String: HTTPResponse]
    private let log = Mutex<[HTTPRequest]>([])

    init(_ answers: [String: HTTPResponse]) { self.answers = answers }

    var requests: [HTTPRequest] { log.withLock { $0 } }
    var paths: [String] { requests.map { Self.path($0.url) } }

    func send(_ request: HTTPRequest) async throws(TransportFailure) -> HTTPResponse {
        log.withLock { $0.append(request) }
        return answers[Self.path(request.url)] ?? .json(#"{"message":"Not Found"}"#, status: 404)
    }

    private static func path(_ url: URL) -> String { url.path + (url.query.map { "?" + $0 } ?? "") }
}

extension HTTPResponse {
    static func json(_ body: String, status: Int = 200, headers: HeaderFields = [:]) -> HTTPResponse {
        HTTPResponse(status: status, headers: headers, body: Data(body.utf8))
    }
}
