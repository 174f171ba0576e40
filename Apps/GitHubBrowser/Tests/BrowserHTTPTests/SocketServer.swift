// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A port on the loopback interface. A thread of its own serves each connection.
final class SocketServer: Sendable {
    let port: UInt16
    private let file: Int32

    init(serve: @escaping @Sendable (SocketConnection) -> Void) throws {
        #if canImport(Darwin)
        let file = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(file, $0, length) == 0 && listen(file, 64) == 0 && getsockname(file, $0, &length) == 0
            }
        }
        guard isOpen else { throw POSIXError(.EADDRINUSE) }
        self.file = file
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread {
            while case let connection = accept(file, nil, nil), connection >= 0 {
                Thread.detachNewThread {
                    serve(SocketConnection(file: connection))
                    close(connection)
                }
            }
            close(file)
        }
    }

    /// Connects to a port on the loopback interface.
    static func connect(to port: UInt16) throws -> SocketConnection {
        #if canImport(Darwin)
        let file = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
        return SocketConnection(file: file)
    }

    /// Closes the port.
    func stop() { _ = shutdown(file, Int32(SHUT_RDWR)) }
}

/// A connection, whose calls block.
struct SocketConnection: Sendable {
    fileprivate let file: Int32

    /// Reads what is there; empty at the end.
    func read() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(file, &buffer, buffer.count, 0)
        return Array(buffer.prefix(max(count, 0)))
    }

    /// Reads the header of a request; nil at the end.
    func readHead() -> String? {
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            let more = read()
            if more.isEmpty { return nil }
            bytes += more
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Copies what arrives to another connection, and then its end.
    func copy(to other: SocketConnection) {
        while case let bytes = read(), !bytes.isEmpty { other.write(bytes) }
        shutdown(other.file, Int32(SHUT_WR))
    }

    func end() { close(file) }
}
