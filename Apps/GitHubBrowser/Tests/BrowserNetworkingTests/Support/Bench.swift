// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Logging

@testable import BrowserNetworking

/// A client with all that it needs, over a scripted transport, a clock that tests set and a sleeper that moves it.
///
/// One bench is one process of one account; a second one over the same stores is the next.
final class Bench: Sendable {
    static let api = "https://api.github.com"
    static let address = APIAddress(url(api))
    /// The moment at which every test begins: Sun, 15 Jun 2025 15:06:40 GMT.
    static let start = Date(timeIntervalSince1970: 1_750_000_000)

    struct Options: Sendable {
        var credentials = Credentials(host: "github.com", token: "secret")
        var mode = CachePolicy.Mode.normal
        var mostPages = 1_000
        var retries = 0
        var concurrency = 4
        var waits = false
    }

    let transport: ScriptedTransport
    let cache: any ResponseCache
    let limits: any LimitStore
    let notices = CollectedNotices()
    let clock: SettableClock
    let sleeper: RecordingSleeper
    let log = CollectedLog()
    let options: Options
    let governor: Governor
    let client: APIClient

    /// A process whose requests are answered from a script, or held at a gate.
    convenience init(
        _ script: [String: [ScriptedTransport.Step]] = [:], gate: GatedTransport? = nil,
        cache: any ResponseCache = MemoryStorage(), limits: any LimitStore = MemoryStorage(),
        options: Options = Options()
    ) {
        self.init(
            ScriptedTransport(script), gate: gate, cache: cache, limits: limits, clock: SettableClock(Bench.start),
            options: options)
    }

    /// Returns the next process of the same account or of another one, over the same stores, server and clock.
    func next(_ change: (inout Options) -> Void = { _ in }) -> Bench {
        var options = options
        change(&options)
        return Bench(transport, gate: nil, cache: cache, limits: limits, clock: clock, options: options)
    }

    private init(
        _ transport: ScriptedTransport, gate: GatedTransport?, cache: any ResponseCache, limits: any LimitStore,
        clock: SettableClock, options: Options
    ) {
        self.transport = transport
        self.cache = cache
        self.limits = limits
        self.clock = clock
        self.options = options
        sleeper = RecordingSleeper(clock: clock)
        let log = NetworkLog(log.logger)
        governor = Governor(
            api: Bench.address, credentials: options.credentials, store: limits, clock: clock, log: log)
        client = Self.client(
            transport: gate ?? transport, governor: governor, cache: cache, sleeper: sleeper, notices: notices,
            clock: clock, log: log, options: options)
    }

    var endpoints: Endpoints { Endpoints(api: Bench.address, pageSize: 100) }

    var api: APIReader {
        APIReader(endpoints: endpoints, client: client, decoder: ResponseDecoder(notices: notices))
    }

    var lists: ListReader {
        let (client, mostPages) = (client, options.mostPages)
        return ListReader(api: api) { Pager(start: $0, client: client, mostPages: mostPages) }
    }

    func get(_ path: String, freshness: Freshness = .policy) async throws(APIFailure) -> String {
        let answer = try await client.get(Bench.url(Bench.api + path), freshness: freshness)
        return String(decoding: answer.body, as: UTF8.self)
    }

    // Literals that are addresses; the tests would be of no use if they were not.
    // swift-format-ignore: NeverForceUnwrap
    static func url(_ text: String) -> URL { URL(string: text)! }
}

extension Bench {
    private static func client(
        transport: any Transport, governor: Governor, cache: any ResponseCache, sleeper: any Sleeper,
        notices: any Notices, clock: any WallClock, log: NetworkLog, options: Options
    ) -> APIClient {
        let time = LocalTime(zone: .gmt)
        let classifier = FailureClassifier(
            clock: clock, time: time, credentials: options.credentials, source: .github)
        return APIClient(
            requests: RequestBuilder(
                api: address, userAgent: UserAgent("ghb/test"), credentials: options.credentials),
            dispatcher: RequestDispatcher(
                transport: LoggedTransport(
                    transport: RedirectFollower(
                        transport: transport, exposedOrigins: ExposedOrigins(areAllowed: false)),
                    source: .github, clock: clock, log: log),
                governor: governor, slots: Slots(options.concurrency),
                classifier: classifier,
                settings: NetworkSettings(
                    timeout: 15, concurrency: options.concurrency, pageSize: 100, retry: options.retries),
                waiting: LimitWaiting(isAllowed: options.waits), clock: clock, sleeper: sleeper,
                randomness: FixedRandomness(fractions: [0, 1]), notices: notices, log: log),
            flights: RequestFlights(), classifier: classifier,
            partition: CachePartition(
                cache: cache, credentials: options.credentials, notices: notices, clock: clock, time: time),
            policy: CachePolicy(mode: options.mode, freshFor: 60), clock: clock, log: log)
    }
}
