// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Foundation
import Synchronization
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// The program with its own network and its own files, against a server on this machine.
final class RunBench: Sendable {
    let server: FakeGitHubServer
    /// The folder of the cache and the state.
    let folder: URL
    /// When the first run begins.
    let start: Date

    init(
        _ exchanges: [Exchange] = [], plan: FaultPlan = FaultPlan(), organization: GeneratedOrganization? = nil,
        start: Date = Date(timeIntervalSince1970: 1_751_328_000)
    ) async throws {
        server = try await FakeGitHubServer.start(exchanges: exchanges, plan: plan, organization: organization)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-runs-\(UUID().uuidString)")
        self.start = start
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
        // Nothing else holds a server that a failed test has left.
        Task { [server] in await server.stop() }
    }

    /// Returns the variables of a run that has its folders here.
    func variables(token: String? = nil) -> [String: String] {
        var variables = [
            "XDG_CACHE_HOME": folder.appendingPathComponent("cache").path,
            "XDG_STATE_HOME": folder.appendingPathComponent("state").path, "GHB_API_URL": server.baseURL.absoluteString,
        ]
        // Those for github.com never go to another server.
        variables["GH_ENTERPRISE_TOKEN"] = token
        return variables
    }

    /// Runs the program some seconds after the start.
    func ghb(
        _ arguments: [String], at seconds: Double = 0, token: String? = nil, variables: [String: String] = [:],
        width: Int? = nil
    ) async -> World.Ending {
        await World(clock: SystemClock(at: start.addingTimeInterval(seconds))).ghb(
            arguments, variables: self.variables(token: token).merging(variables) { $1 }, width: width,
            overriding: [ConsoleWorld.self])
    }

    /// Returns the requests that come while something is done.
    func requests(during work: () async throws -> Void) async rethrows -> [ServedRequest] {
        let before = server.requests.count
        try await work()
        return Array(server.requests.dropFirst(before))
    }

    /// Returns all that lies in the folder, each file with its bytes.
    func files() throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return Dictionary(
            names.compactMap { name in
                (try? Data(contentsOf: folder.appendingPathComponent(name))).map { (name, $0) }
            }, uniquingKeysWith: { first, _ in first })
    }
}

/// A clock that sleeping moves.
final class TimeMachine: WallClock, Sleeper {
    @TaskLocal static var current = TimeMachine()

    private let state = Mutex<(now: Date, naps: [Double])>((Date(timeIntervalSince1970: 1_751_328_000), []))

    var naps: [Double] { state.withLock { $0.naps } }

    func now() -> Date { state.withLock { $0.now } }

    func sleep(for seconds: Double) async throws(CancellationError) {
        state.withLock {
            $0.now += seconds
            $0.naps.append(seconds)
        }
    }
}

/// Overrides the streams, the clock and the waiting.
enum TravellingWorld: Module {
    static func configure(binder: UnscopedBinder) {
        let world = World.current
        let time = TimeMachine.current
        binder.bind((any Console).self).to { () -> any Console in world.console }
        binder.bind((any WallClock).self).to { () -> any WallClock in time }
        binder.bind((any Sleeper).self).to { () -> any Sleeper in time }
        binder.bind(TimeZone.self).to { () in .gmt }
    }
}
