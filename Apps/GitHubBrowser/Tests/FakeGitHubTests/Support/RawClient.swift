// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import FakeGitHub

/// A client that sends what it is told and shows every byte that comes back; it blocks on a thread of its own.
struct RawClient: Sendable {
    /// A failure, in the system's words.
    struct Failure: Error {
        let call: String
        let code: Int32
    }

    private let file: Int32

    /// Sends a request's head and reads until the server closes.
    static func send(_ head: String, to server: FakeGitHubServer) async throws -> String {
        try await send(head, to: server.baseURL)
    }

    static func send(_ head: String, to server: URL) async throws -> String {
        let client = try await open(server)
        try await client.write(head + "\r\n\r\n")
        return try await client.readToEnd()
    }

    static func open(_ server: FakeGitHubServer) async throws -> RawClient {
        try await open(server.baseURL)
    }

    static func open(_ server: URL) async throws -> RawClient {
        guard let port = server.port.flatMap(UInt16.init(exactly:)) else { throw Failure(call: "port", code: 0) }
        return try await blocking { try RawClient(port: port) }
    }

    /// Sends a request and reads until a text has come.
    func exchange(_ text: String, until end: String) async throws -> String {
        try await write(text)
        return try await Self.blocking {
            var bytes: [UInt8] = []
            while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8) {
                guard let more = try read() else { throw Failure(call: "early end", code: 0) }
                bytes += more
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Reads until the server closes, and closes.
    func readToEnd() async throws -> String {
        try await Self.blocking {
            defer { close(file) }
            var bytes: [UInt8] = []
            while let more = try read() {
                bytes += more
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private func write(_ text: String) async throws {
        let bytes = Array(text.utf8)
        try await Self.blocking {
            guard Foundation.send(file, bytes, bytes.count, 0) == bytes.count else {
                throw Failure(call: "send", code: errno)
            }
        }
    }

    private func read() throws -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(file, &buffer, buffer.count, 0)
        guard count >= 0 else { throw Failure(call: "recv", code: errno) }
        return count == 0 ? nil : Array(buffer[..<count])
    }

    private init(port: UInt16) throws {
        #if canImport(Darwin)
        file = socket(AF_INET, SOCK_STREAM, 0)
        #else
        file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            let code = errno
            close(file)
            throw Failure(call: "connect", code: code)
        }
    }

    /// Runs what blocks on a thread of its own. A shared queue has as many as there are cores, and waits a second before
    /// it takes another: the tests took 7 s on one, 0.3 s so.
    private static func blocking<Result: Sendable>(
        _ body: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Swift.Result(catching: body)) }
        }
    }
}
