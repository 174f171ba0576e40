// SPDX-License-Identifier: Apache-2.0

/// A port that answers each connection with the same bytes, and tells when somebody asks and hangs up.
final class CannedServer: Sendable {
    private let server: SocketServer
    private let asked: (stream: AsyncStream<String>, report: AsyncStream<String>.Continuation)
    private let ended: (stream: AsyncStream<Void>, report: AsyncStream<Void>.Continuation)

    /// Opens a port; where the answer does not end the connection, it is left open for the client to close.
    static func start(answering text: String = "", endsConnection: Bool = false) async throws -> CannedServer {
        try await start(answering: Array(text.utf8), endsConnection: endsConnection)
    }

    static func start(answering bytes: [UInt8], endsConnection: Bool = false) async throws -> CannedServer {
        try CannedServer { connection, report in
            guard let head = connection.readHead() else { return }
            report(head)
            connection.write(bytes)
            if !endsConnection { _ = connection.readHead() }
        }
    }

    /// Serves connections in another way, which reports the head of each request.
    init(serve: @escaping @Sendable (SocketConnection, _ report: (String) -> Void) -> Void) throws {
        let asked = AsyncStream.makeStream(of: String.self)
        let ended = AsyncStream.makeStream(of: Void.self)
        server = try SocketServer { connection in
            serve(connection) { asked.continuation.yield($0) }
            ended.continuation.yield()
        }
        self.asked = (asked.stream, asked.continuation)
        self.ended = (ended.stream, ended.continuation)
    }

    var port: UInt16 { server.port }
    var address: String { "http://127.0.0.1:\(port)/a" }

    /// Waits until somebody asks.
    @discardableResult func request() async -> String? { await asked.stream.first { _ in true } }
    /// Waits until a connection is over.
    func end() async { await ended.stream.first { _ in true } }

    /// The heads of the requests that nobody has waited for, after `stop`.
    func heads() async -> [String] { await asked.stream.reduce(into: []) { $0.append($1) } }

    func stop() {
        server.stop()
        asked.report.finish()
        ended.report.finish()
    }
}

extension String {
    /// The lines of a header; libcurl chooses the order of those after the first.
    var headerLines: [String] {
        let lines = split(separator: "\r\n").map(String.init)
        return lines.prefix(1) + lines.dropFirst().sorted()
    }
}
