// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import Foundation
import Synchronization

/// A client with all that it needs, over a scripted transport and a clock that tests set.
struct Bench {
    final class SettableClock: WallClock {
        private let time: Mutex<Date>
        init(_ time: Date) { self.time = Mutex(time) }
        func now() -> Date { time.withLock { $0 } }
        func advance(by seconds: Double) { time.withLock { $0 += seconds } }
    }

    static let api = "https://api.github.com"

    let transport: ScriptedTransport
    let cache: any ResponseCache
    let notices = CollectedNotices()
    let clock = SettableClock(Date(timeIntervalSince1970: 1_750_000_000))
    var credentials = Credentials(host: "github.com", token: "secret")
    var mode = CachePolicy.Mode.normal
    var mostPages = 1_000

    init(_ script: [String: [ScriptedTransport.Step]], cache: any ResponseCache = MemoryResponseCache()) {
        transport = ScriptedTransport(script)
        self.cache = cache
    }

    // Literals that are addresses; the tests would be of no use if they were not.
    // swift-format-ignore: NeverForceUnwrap
    private let apiURL = URL(string: Self.api)!
    // swift-format-ignore: NeverForceUnwrap
    private let webURL = URL(string: "https://github.com")!

    var client: APIClient {
        APIClient(
            requests: RequestBuilder(apiURL: apiURL, userAgent: "ghb/test", credentials: credentials),
            follower: RedirectFollower(transport: transport, allowsExposedOrigins: false),
            classifier: FailureClassifier(
                clock: clock, credentials: credentials, source: .github, webURL: webURL),
            partition: CachePartition(cache: cache, credentials: credentials, notices: notices),
            policy: CachePolicy(mode: mode, freshFor: 60), clock: clock, notices: notices)
    }

    var endpoints: Endpoints { Endpoints(apiURL: apiURL, pageSize: 100) }

    var lists: ListReader {
        let (client, mostPages) = (client, mostPages)
        return ListReader(decoder: AnswerDecoder(notices: notices)) {
            Pager(start: $0, client: client, mostPages: mostPages)
        }
    }

    func get(_ path: String) async throws(APIFailure) -> String {
        String(decoding: try await client.get(apiURL.appending(path: path)).body, as: UTF8.self)
    }
}
