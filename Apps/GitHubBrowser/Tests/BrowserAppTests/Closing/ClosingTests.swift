// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import Foundation
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// The end of a command: everything that it opened is closed, in the reverse order of its making.
@Suite(.timeLimit(.minutes(5))) struct ClosingTests {
    private static let members = Exchange(path: "/orgs/a/members", body: #"[{"id":1,"login":"m"}]"#)
    private static let list = ["members", "a", "--json=login"]
    private static let output = "[\n{\"login\":\"m\"}\n]\n"
    private static let order = ["session", "cache", "network", "log"]
    private static let modules: [any Module.Type] = [
        ConsoleWorld.self, RecordedClosingModule.self, RecordedSessionModule.self,
    ]

    /// Runs a command against a server, with the program's own network, cache and log.
    private func ghb(
        _ arguments: [String], _ closing: RecordedClosing, timeout: Duration = World.patience
    ) async throws -> World.Ending {
        let bench = try await RunBench([Self.members])
        let variables = bench.variables().merging(["GHB__LOG__BACKEND": "file"]) { $1 }
        let ending = await RecordedClosing.$current.withValue(closing) {
            await World(clock: SystemClock(at: bench.start)).ghb(
                arguments, variables: variables, overriding: Self.modules, closing: Closing(timeout: timeout))
        }
        await bench.server.stop()
        // SQLite removes its other files when the last connection is closed.
        let files = try bench.files().keys.filter { $0.hasPrefix("cache/ghb/") }
        #expect(files == ["cache/ghb/cache.sqlite"])
        return ending
    }

    @Test func command_closesWhatItOpened_inReverse() async throws {
        let closing = RecordedClosing()
        let ending = try await ghb(Self.list, closing)
        #expect(ending == World.Ending(status: .success, output: Self.output, lines: []))
        #expect(closing.order == Self.order)
    }

    @Test func commandThatFails_closesInTheSameOrder() async throws {
        let closing = RecordedClosing()
        let ending = try await ghb(["members", "b"], closing)
        #expect(ending.status == .notFound)
        #expect(ending.output == "")
        #expect(closing.order == Self.order)
    }

    @Test func commandThatNeedsNothing_closesNothing() async {
        let closing = RecordedClosing()
        let ending = await RecordedClosing.$current.withValue(closing) {
            await World().ghb(["cache", "path", "--live"], overriding: Self.modules)
        }
        #expect(ending.status == .success)
        #expect(closing.order == [])
    }

    @Test func commandThatIsCancelled_closesInTheSameOrder() async throws {
        let (asked, report) = AsyncStream<String>.makeStream()
        let slow = Fault(path: "/orgs/*/members", drip: Fault.Drip(bytes: 1, every: 30))
        let server = try await FakeGitHubServer.start(
            exchanges: [Self.members], plan: FaultPlan(faults: [slow]), writeLog: { report.yield($0) })
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-closing-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let variables = [
            "XDG_CACHE_HOME": folder.path, "XDG_STATE_HOME": folder.path, "GHB__LOG__BACKEND": "file",
            "GHB_API_URL": server.baseURL.absoluteString,
        ]
        let closing = RecordedClosing()
        let run = RecordedClosing.$current.withValue(closing) {
            Task {
                await World().ghb(Self.list, variables: variables, overriding: Self.modules)
            }
        }
        _ = await asked.first { _ in true }
        run.cancel()
        #expect(await run.value == World.Ending(status: .cancelled, output: "", lines: []))
        #expect(closing.order == Self.order)
        await server.stop()
    }

    /// The answer is whole, and its status stays.
    @Test func failureToClose_isAWarning_andTheRestIsClosed() async throws {
        let closing = RecordedClosing(["cache": .failure, "network": .failure])
        let lines = [
            "ghb: warning: the cache was not closed: the valve is stuck",
            "ghb: warning: the network was not closed: the valve is stuck",
        ]
        let ending = try await ghb(Self.list, closing)
        #expect(ending == World.Ending(status: .success, output: Self.output, lines: lines))
        #expect(closing.order == Self.order)
        let failed = try await ghb(["members", "b"], RecordedClosing(["network": .failure, "session": .failure]))
        #expect(failed.status == .notFound)
        #expect(failed.lines.first == "ghb: warning: the session was not closed: the valve is stuck")
        #expect(failed.lines.last == lines[1])
        #expect(failed.lines.count == 3)
    }

    @Test func closingThatHangs_isGivenUp_andTheRestIsClosed() async throws {
        let closing = RecordedClosing(["cache": .hanging])
        // All others have this time, too.
        let ending = try await ghb(Self.list, closing, timeout: .seconds(3))
        #expect(
            ending
                == World.Ending(
                    status: .success, output: Self.output,
                    lines: ["ghb: warning: the cache was not closed: it takes too long"]))
        #expect(closing.order == Self.order)
    }

    @Test func doctor_closesTheProgramThatItExamined() async throws {
        let closing = RecordedClosing(["cache": .failure])
        let ending = try await ghb(["doctor", "--live"], closing)
        #expect(ending.lines == ["ghb: warning: the cache was not closed: the valve is stuck"])
        // It looks at the cache before it opens a session.
        #expect(closing.order == ["session", "network", "log", "cache"])
    }
}
