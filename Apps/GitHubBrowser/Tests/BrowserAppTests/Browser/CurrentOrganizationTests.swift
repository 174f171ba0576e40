// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI
import Synchronization
import Testing

@testable import BrowserApp

/// The organisation that a session shows is shared weakly: it holds a factory, which holds the session.
@Suite struct CurrentOrganizationTests {
    /// Counts the components of organisations that are built.
    enum CountedOrganizations: Module {
        @TaskLocal static var built = Counter()

        static func configure(binder: UnscopedBinder) {
            binder.bind(AccountName.self).to { (organization: OrgRef) in
                built.add()
                return organization.name
            }
        }
    }

    final class Counter: Sendable {
        private let state = Mutex(0)

        var count: Int { state.withLock { $0 } }

        func add() { state.withLock { $0 += 1 } }
    }

    /// Opens a program, does something with a session of it, and closes both.
    private func withSession<Value: Sendable>(
        _ body: (Session) async throws -> Value
    ) async throws -> Value {
        let run = try World().prepare(
            ["org", "a", "--demo"], overriding: [CountedOrganizations.self, ConsoleWorld.self])
        let running = try await run.open()
        let session = try await running.root.sessions.open()
        let value = try await body(session.root)
        #expect(await running.close() == nil)
        return value
    }

    @Test func feedsOfASession_shareTheOrganization() async throws {
        let counter = Counter()
        try await CountedOrganizations.$built.withValue(counter) {
            let name = try #require(AccountName("coffee-works"))
            try await withSession { session in
                let (first, second) = (session.browser.get(), session.browser.get())
                for browser in [first, second, first] {
                    _ = try await browser.feeds.feed(of: .repositories(name)).next(.policy)
                }
            }
            #expect(counter.count == 1)
        }
    }

    @Test func session_endsWithItsLastFeeds() async throws {
        /// A viewer that the test does not hold.
        struct Ending { weak var viewer: Viewer? }
        let name = try #require(AccountName("coffee-works"))
        let ending = try await withSession { session in
            let browser = session.browser.get()
            _ = try await browser.feeds.feed(of: .repositories(name)).next(.policy)
            return Ending(viewer: browser.viewer)
        }
        #expect(ending.viewer == nil)
    }
}
