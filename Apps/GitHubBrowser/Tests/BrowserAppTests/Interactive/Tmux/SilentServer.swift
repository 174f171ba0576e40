// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A port that takes requests and answers none of them, and notices when a client goes away.
final class SilentServer: Sendable {
    /// An event at the server.
    enum Event: Equatable {
        case asked(String)
        case closed(String)
    }

    /// A failure, in the system's words.
    struct Failure: Error {
        let code: Int32
    }

    /// The address of the server, without a path.
    let address: String
    /// All events, from the beginning.
    let events: AsyncStream<Event>
    private let listener: Int32

    init() throws {
        let (events, report) = AsyncStream.makeStream(of: Event.self)
        self.events = events
        #if os(Linux)
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let listener = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        self.listener = listener
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        var size = socklen_t(MemoryLayout.size(ofValue: place))
        let isOpen = withUnsafeMutablePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                bind(listener, place, size) == 0 && Foundation.listen(listener, 8) == 0
                    && getsockname(listener, place, &size) == 0
            }
        }
        guard isOpen else { throw Failure(code: errno) }
        address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
        Thread.detachNewThread {
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { return }
                Thread.detachNewThread { Self.heed(client, report) }
            }
        }
    }

    deinit {
        // Wakes the thread that accepts.
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Reads what a client sends until it goes away.
    private static func heed(_ client: Int32, _ report: AsyncStream<Event>.Continuation) {
        var (text, path) = ("", "")
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(client, &buffer, buffer.count)
            guard count > 0 else { break }
            text += String(decoding: buffer[..<count], as: UTF8.self)
            guard path.isEmpty, text.contains("\r\n\r\n") else { continue }
            path = text.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            report.yield(.asked(path))
        }
        report.yield(.closed(path))
        close(client)
    }
}
