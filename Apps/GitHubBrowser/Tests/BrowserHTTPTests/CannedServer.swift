// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix

/// A port that answers every connection with the same bytes, and tells when somebody asks and hangs up.
final class CannedServer: Sendable {
    private let channel: any Channel
    private let asked: EventLoopPromise<Void>
    private let hungUp: EventLoopPromise<Void>

    /// Opens a port; where the answer does not end the connection, it is left open for the client to close.
    static func start(answering text: String = "", endsConnection: Bool = false) async throws -> CannedServer {
        try await start(answering: Array(text.utf8), endsConnection: endsConnection)
    }

    static func start(answering bytes: [UInt8], endsConnection: Bool = false) async throws -> CannedServer {
        let group = MultiThreadedEventLoopGroup.singleton
        let asked = group.next().makePromise(of: Void.self)
        let hungUp = group.next().makePromise(of: Void.self)
        let channel = try await ServerBootstrap(group: group)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        Reply(bytes: bytes, endsConnection: endsConnection, asked: asked, hungUp: hungUp))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        return CannedServer(channel, asked, hungUp)
    }

    private init(_ channel: any Channel, _ asked: EventLoopPromise<Void>, _ hungUp: EventLoopPromise<Void>) {
        self.channel = channel
        self.asked = asked
        self.hungUp = hungUp
    }

    var address: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/a" }

    /// Waits until somebody asks.
    func request() async throws { try await asked.futureResult.get() }
    /// Waits until somebody closes a connection.
    func end() async throws { try await hungUp.futureResult.get() }

    func stop() async {
        try? await channel.close()
        asked.succeed()
        hungUp.succeed()
    }
}

private final class Reply: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let bytes: [UInt8]
    private let endsConnection: Bool
    private let asked: EventLoopPromise<Void>
    private let hungUp: EventLoopPromise<Void>
    private var hasAnswered = false

    init(bytes: [UInt8], endsConnection: Bool, asked: EventLoopPromise<Void>, hungUp: EventLoopPromise<Void>) {
        self.bytes = bytes
        self.endsConnection = endsConnection
        self.asked = asked
        self.hungUp = hungUp
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasAnswered else { return }
        hasAnswered = true
        asked.succeed()
        let endsConnection = endsConnection
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes))).assumeIsolated().whenComplete { _ in
            if endsConnection { context.close(promise: nil) }
        }
    }

    func channelInactive(context: ChannelHandlerContext) { hungUp.succeed() }
}
