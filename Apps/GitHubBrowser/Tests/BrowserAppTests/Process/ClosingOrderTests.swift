// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserApp
@testable import FakeGitHub

/// The calls to the operating system with which the program closes its resources.
@Suite(.enabled(if: ProgramTrace.isPossible, "strace isn't installed"), .timeLimit(.minutes(2)))
final class ClosingOrderTests {
    private static let order: [ProgramTrace.Event] = [.sessionEnds, .cacheCloses, .connectionCloses, .logCloses]

    private let home = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-trace-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: home) }

    private func run(
        _ arguments: [String], faults: [Fault] = [], signal: Int32? = nil
    ) async throws -> (status: Int32, events: [ProgramTrace.Event]) {
        let (asked, report) = AsyncStream<String>.makeStream()
        let server = try await FakeGitHubServer.start(
            exchanges: [Exchange(path: "/orgs/a/members", body: #"[{"id":1,"login":"m1"}]"#)],
            plan: FaultPlan(faults: faults), writeLog: { report.yield($0) })
        let trace = try ProgramTrace(folder: home)
        let run = try GHBProcess(
            arguments + ["--api-url", server.baseURL.absoluteString],
            variables: ["HOME": home.path, "GHB__LOG__BACKEND": "file"], wrapper: trace.wrapper)
        if let signal {
            _ = await asked.first { _ in true }
            kill(try #require(trace.process), signal)
        }
        let ending = await run.ending()
        await server.stop()
        return (ending.status, try trace.events())
    }

    @Test func command_closesInReverse() async throws {
        let (status, events) = try await run(["members", "a"])
        #expect(status == 0)
        #expect(events == Self.order)
    }

    @Test func commandThatFails_closesInReverse() async throws {
        let (status, events) = try await run(["members", "b"])
        #expect(status == 7)
        #expect(events == Self.order)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func signal_closesInReverse(signal: Int32) async throws {
        let slow = Fault(path: "/orgs/*/members", drip: Fault.Drip(bytes: 1, every: 30))
        let (status, events) = try await run(["members", "a"], faults: [slow], signal: signal)
        #expect(status == 2)
        // A connection whose answer is given up is closed with the request.
        #expect(events.filter { $0 != .connectionCloses } == [.sessionEnds, .cacheCloses, .logCloses])
    }
}

/// A trace of the program, made by strace.
struct ProgramTrace {
    /// The closing of a resource, as the operating system sees it.
    enum Event: Hashable {
        case sessionEnds
        case cacheCloses
        case connectionCloses
        case logCloses
    }

    private static let tracer = ["/usr/bin/strace", "/usr/local/bin/strace"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether there is a strace.
    static var isPossible: Bool { tracer != nil }

    private let file: URL

    init(folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("trace")
    }

    /// The words in front of the program's.
    var wrapper: [String] {
        let calls = "trace=execve,openat,connect,write,unlink,close"
        return [Self.tracer ?? "strace", "-f", "-s", "200", "-o", file.path, "-e", calls]
    }

    /// The number of the program's process, once it has begun.
    var process: Int32? {
        (try? lines())?.first { $0.contains(" execve(") }?.split(separator: " ").first.flatMap { Int32($0) }
    }

    private func lines() throws -> [Substring] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    }

    /// The events in their order.
    func events() throws -> [Event] {
        var (log, socket): (Substring?, Substring?)
        var events: [Event] = []
        for line in try lines() {
            let call = line.drop { $0 != " " }.drop { $0 == " " }
            let result = call.split(separator: "= ").last.map { $0.prefix { $0.isNumber } }
            if call.hasPrefix("openat("), call.contains("/ghb.log\"") { log = result }
            if call.hasPrefix("connect("), call.contains("127.0.0.1") {
                socket = call.dropFirst(8).prefix { $0.isNumber }
            }
            if call.hasPrefix("write("), call.contains("session dropped") { events.append(.sessionEnds) }
            if call.hasPrefix("unlink("), call.contains("/cache.sqlite-wal\"") {
                // Where the file is made, it was removed as a leftover before.
                events = events.filter { $0 != .cacheCloses } + [.cacheCloses]
            }
            guard call.hasPrefix("close(") else { continue }
            let closed = call.dropFirst(6).prefix { $0.isNumber }
            if closed == log { (log, events) = (nil, events + [.logCloses]) }
            if closed == socket { (socket, events) = (nil, events + [.connectionCloses]) }
        }
        return events
    }
}
