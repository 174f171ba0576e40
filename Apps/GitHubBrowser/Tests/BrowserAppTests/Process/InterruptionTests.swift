// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// The effect of a signal while the program waits for a server.
@Suite struct InterruptionTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func fetch_isStoppedWithinHalfASecond_andLeavesNothingBehind(signal: Int32) async throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-stop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        let (asked, report) = AsyncStream<String>.makeStream()
        let slow = Fault(path: "/orgs/*/members", drip: Fault.Drip(bytes: 1, every: 30))
        let server = try await FakeGitHubServer.start(
            exchanges: [Exchange(path: "/orgs/a/members", body: #"[{"id":1,"login":"m1"}]"#)],
            plan: FaultPlan(faults: [slow]), writeLog: { report.yield($0) })
        let arguments = ["members", "a", "--api-url", server.baseURL.absoluteString]
        let variables = ["HOME": home.path, "GH_ENTERPRISE_TOKEN": "hidden", "GHB__LOG__BACKEND": "file"]
        let run = try GHBProcess(arguments, variables: variables)
        _ = await asked.first { _ in true }
        let sent = ContinuousClock.now
        run.send(signal)
        let ending = await run.ending()
        await server.stop()
        #expect(ending == GHBProcess.Ending(2))
        #expect(try #require(run.endedAt) - sent < .milliseconds(500))
        // Everything was closed: the session says so in the log, and SQLite removes its other files.
        let log = try String(contentsOf: home.appendingPathComponent(".local/state/ghb/ghb.log"), encoding: .utf8)
        // The cancelled request may end after the session, but before the log is closed.
        let ends = log.split(separator: "\n").suffix(2)
        #expect(ends.contains { $0.contains(" session dropped ") }, "\(log)")
        #expect(ends.allSatisfy { $0.contains(" session dropped ") || $0.contains("(cancelled)") }, "\(log)")
        let cache = home.appendingPathComponent(".cache/ghb").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == ["cache.sqlite"])
        // The part of an answer that had come is no answer.
        let offline = try await GHBProcess.run(arguments + ["--offline"], variables: variables)
        #expect(offline.status == 6)
        #expect(offline.output == "")
    }
}
