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

    private func session() async throws -> Session {
        let run = try World().prepare(
            ["org", "a", "--demo"], overriding: [CountedOrganizations.self, ConsoleWorld.self])
        return try await run.factory().build(run.invocation).session()
    }

    @Test func feedsOfASession_shareTheOrganization() async throws {
        let counter = Counter()
        try await CountedOrganizations.$built.withValue(counter) {
            let session = try await session()
            let name = try #require(AccountName("coffee-works"))
            let (first, second) = (session.browser.get(), session.browser.get())
            for browser in [first, second, first] {
                _ = try await browser.feeds.feed(of: .repositories(name)).next(.policy)
            }
            #expect(counter.count == 1)
        }
    }

    @Test func session_endsWithItsLastFeeds() async throws {
        weak var viewer: Viewer?
        do {
            let browser = try await session().browser.get()
            viewer = browser.viewer
            #expect(viewer != nil)
            let name = try #require(AccountName("coffee-works"))
            _ = try await browser.feeds.feed(of: .repositories(name)).next(.policy)
        }
        #expect(viewer == nil)
    }
}
