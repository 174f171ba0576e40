// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import Foundation
import GRDB
import Testing

@testable import BrowserSQLite

/// The databases as the program's graph opens and closes them.
@Suite(.timeLimit(.minutes(10))) struct DatabaseClosingTests {
    private typealias Bench = StorageBench
    private let bench = StorageBench()

    private func open(stopTimeout: Duration? = nil) async throws -> ComponentHandle<BenchComponent.Root> {
        try await ComponentFactory.of(BenchComponent.self).open(bench, stopTimeout: stopTimeout)
    }

    private func files(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func close_endsBothFiles_whoeverStillHoldsAStore() async throws {
        let storage = try await open()
        let stores = storage.root.storage
        try await stores.store(Bench.response("one"), for: Bench.key())
        #expect(await stores.isLasting())
        #expect(try files(bench.cacheFolder).count == 3)
        #expect(await storage.close() == nil)
        #expect(try files(bench.cacheFolder) == ["cache.sqlite"])
        #expect(try files(bench.stateFolder) == ["bookmarks.sqlite"])
        await #expect(throws: CancellationError.self) { try await stores.response(for: Bench.key()) }
        #expect(await stores.isLasting() == false)
        #expect(bench.notices.all == [])
        #expect(try await bench.cache().response(for: Bench.key()) == Bench.response("one"))
    }

    @Test func close_opensNothing() async throws {
        let storage = try await open()
        #expect(await storage.close() == nil)
        #expect(!FileManager.default.fileExists(atPath: bench.root.path))
    }

    @Test func database_isOpenedOnce_forAllWhoAskAtTheSameTime() async throws {
        let storage = try await open()
        let stores = storage.root.storage
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask { try? await stores.store(Bench.response("\(number)"), for: Bench.key(number)) }
                group.addTask { _ = try? await stores.limits(host: "github.com", account: "ada") }
            }
        }
        #expect(await storage.close() == nil)
        #expect(bench.notices.all == [])
    }

    /// A statement that takes longer than anybody waits at the end.
    @Test func statementUnderWay_isWaitedForNoLongerThanTheLimit() async throws {
        // Long enough for the other database, also on a busy machine.
        let storage = try await open(stopTimeout: .seconds(2))
        try await storage.root.storage.store(Bench.response("one"), for: Bench.key())
        let bookmarks = try await storage.root.bookmarkDatabase.get().database
        let (hasBegun, begun) = AsyncStream<Void>.makeStream()
        let isOver = DispatchSemaphore(value: 0)
        let statement = Task {
            try await bookmarks.write { _ in
                begun.yield()
                isOver.wait()
            }
        }
        _ = await hasBegun.first { _ in true }
        let failure = await storage.close()
        #expect(failure?.failures.map(\.step.name) == ["BookmarkDatabase"])
        #expect(failure?.failures.first?.error is LifecycleTimeoutError)
        #expect(try files(bench.cacheFolder) == ["cache.sqlite"])
        isOver.signal()
        try await statement.value
    }
}

/// The backend as the program's graph makes it, in the folders of a bench.
private enum BenchComponent: RootComponent {
    typealias Seed = StorageBench
    typealias Scope = Singleton

    struct Root: Sendable {
        let storage: SQLiteStorage
        let bookmarkDatabase: AsyncProvider<BookmarkDatabase>
    }

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: SQLiteModule.self)
        binder.bind(StorageLocation.self).to { (bench: StorageBench) in bench.location }
        binder.bind(Retention.self).to(value: .unlimited)
        binder.bind((any WallClock).self).to { SystemClock(at: StorageBench.now) }
        binder.bind((any Notices).self).to { (bench: StorageBench) in bench.notices }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
}
