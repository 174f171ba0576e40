// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// Load PORT PATH SECONDS CONNECTIONS
///
/// Requests a path over so many connections, each of which asks again as soon as it is answered, and prints the answers per second. The
/// first tenth of the time isn't counted. Fails if an answer isn't 200, or if none comes.
@main
enum Program {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5, let port = Int(arguments[1]), let seconds = Double(arguments[3]),
            let connections = Int(arguments[4])
        else { throw Failure(description: "usage: Load PORT PATH SECONDS CONNECTIONS") }
        let counter = Counter()
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let bootstrap = ClientBootstrap(group: group).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                try channel.pipeline.syncOperations.addHTTPClientHandlers()
                try channel.pipeline.syncOperations.addHandler(Caller(path: arguments[2], counter))
            }
        }
        var channels: [any Channel] = []
        for _ in 0..<connections {
            channels.append(try await bootstrap.connect(host: "127.0.0.1", port: port).get())
        }
        try await Task.sleep(for: .seconds(seconds / 10))
        let before = counter.answers
        let start = ContinuousClock.now
        try await Task.sleep(for: .seconds(seconds))
        let answers = counter.answers - before
        let time = (ContinuousClock.now - start) / .seconds(1)
        for channel in channels { try? await channel.close() }
        try await group.shutdownGracefully()
        guard counter.failures == 0 else { throw Failure(description: "\(counter.failures) requests failed") }
        guard answers > 0 else { throw Failure(description: "no answer") }
        print(Int(Double(answers) / time))
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}

/// The answers of all connections.
final class Counter: Sendable {
    private let count: Atomic<Int> = Atomic(0)
    private let failureCount: Atomic<Int> = Atomic(0)

    var answers: Int { count.load(ordering: .relaxed) }
    var failures: Int { failureCount.load(ordering: .relaxed) }

    func add(isRight: Bool) {
        count.add(1, ordering: .relaxed)
        if !isRight { failureCount.add(1, ordering: .relaxed) }
    }
}

/// A connection that asks again when it is answered.
final class Caller: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    private let head: HTTPRequestHead
    private let counter: Counter
    private var isRight: Bool = false

    init(path: String, _ counter: Counter) {
        let headers: HTTPHeaders = ["host": "127.0.0.1", "authorization": "Ada"]
        head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers)
        self.counter = counter
    }

    func channelActive(context: ChannelHandlerContext) { ask(context) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): isRight = head.status == .ok
        case .body: break
        case .end:
            counter.add(isRight: isRight)
            ask(context)
        }
    }

    private func ask(_ context: ChannelHandlerContext) {
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
