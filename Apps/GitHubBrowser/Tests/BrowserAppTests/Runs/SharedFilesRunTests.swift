// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Testing

@testable import BrowserApp
@testable import BrowserSQLite
@testable import FakeGitHub

/// Files that are shared, damaged, or not to be had.
@Suite(.timeLimit(.minutes(10))) struct SharedFilesRunTests {
    private static let members = Exchange(path: "/orgs/a/members", body: #"[{"id":1,"login":"m"}]"#)
    private static let list = ["members", "a", "--json=login"]
    private static let output = "[\n{\"login\":\"m\"}\n]\n"

    /// Two processes write the same rows at the same time; the first pair makes the file, too.
    @Test func twoProcesses_shareACache_fiftyTimes() async throws {
        let bench = try await RunBench([Self.members])
        var variables = bench.variables()
        variables["HOME"] = bench.folder.path
        variables["GHB__STORAGE__FRESH_FOR"] = "0"
        for _ in 0..<50 {
            async let one = GHBProcess.run(Self.list, variables: variables)
            async let other = GHBProcess.run(Self.list, variables: variables)
            for ending in try await [one, other] {
                try #require(ending == GHBProcess.Ending(0, output: Self.output))
            }
        }
        #expect(bench.server.requests.count == 100)
        await bench.server.stop()
    }

    /// Each statement waited ten seconds for the lock, and an answer needs two of them.
    @Test func cache_thatAnotherProcessHasLocked_isDoneWithout_withOneWarning() async throws {
        let bench = try await RunBench([Self.members], organization: GeneratedOrganization(repositories: 300))
        _ = await bench.ghb(Self.list)
        let location = StorageLocation(
            cacheFolder: bench.folder.appendingPathComponent("cache/ghb"), stateFolder: bench.folder)
        let other = await CacheDatabase(
            location: location, migrations: [.responses, .limits], clock: SystemClock(at: bench.start),
            notices: CollectedNotices())
        let (isLocked, locked) = AsyncStream<Void>.makeStream()
        let isOver = DispatchSemaphore(value: 0)
        let holder = Task {
            try await other.database.write { database in
                try database.execute(sql: "DELETE FROM body")
                locked.yield()
                isOver.wait()
            }
        }
        _ = await isLocked.first { _ in true }
        let start = ContinuousClock.now
        let ending = await bench.ghb(["repos", "coffee-chain", "--limit", "all", "--json=name", "--refresh"])
        let took = ContinuousClock.now - start
        isOver.signal()
        try await holder.value
        await bench.server.stop()
        #expect(ending.status == .success)
        #expect(ending.output.split(separator: "\n").count == 302)
        #expect(ending.lines == ["ghb: warning: the cache cannot be used: another process has locked it"])
        // A second is waited for the lock, and a busy machine may take longer for the rest; it was a minute and more.
        #expect(took < .seconds(15))
    }

    @Test func cache_thatWasCutInHalf_isBegunAnew_withOneWarning() async throws {
        let bench = try await RunBench([Self.members], organization: GeneratedOrganization(repositories: 300))
        _ = await bench.ghb(["repos", "coffee-chain", "--limit", "all"])
        let file = bench.folder.appendingPathComponent("cache/ghb/cache.sqlite")
        let size = try #require(try bench.files()["cache/ghb/cache.sqlite"]?.count)
        try #require(truncate(file.path, off_t(size / 2)) == 0)
        let damaged = await bench.ghb(Self.list)
        #expect(damaged.status == .success)
        #expect(damaged.output == Self.output)
        #expect(damaged.lines.count == 1)
        #expect(damaged.lines.first?.contains("was damaged; it was moved to") == true, "\(damaged.lines)")
        let next = await bench.ghb(Self.list + ["--offline"])
        #expect(next == World.Ending(status: .success, output: Self.output, lines: []))
        await bench.server.stop()
    }

    /// Nothing can be made below a file, not even by an administrator.
    @Test func home_thatCannotBeWritten_isTold_andDoesNotMatter() async throws {
        let bench = try await RunBench([Self.members])
        try FileManager.default.createDirectory(at: bench.folder, withIntermediateDirectories: true)
        let file = bench.folder.appendingPathComponent("file")
        try Data().write(to: file)
        let ending = await bench.ghb(
            Self.list,
            variables: [
                "XDG_CACHE_HOME": file.path, "XDG_STATE_HOME": file.path, "HOME": file.path,
                "GHB__LOG__BACKEND": "file",
            ])
        await bench.server.stop()
        #expect(ending.status == .success)
        #expect(ending.output == Self.output)
        #expect(
            ending.lines.sorted() == [
                """
                ghb: warning: nothing is logged: \(file.path)/ghb/ghb.log: not a directory
                """,
                """
                ghb: warning: the cache cannot be kept in \(file.path)/ghb/cache.sqlite (not a directory); \
                it is in memory until ghb ends
                """,
            ])
    }
}
