// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import FlyingSocks
import Foundation

/// The way in which the bytes of a body are sent.
struct Delivery: Sendable, Hashable {
    var drip: Fault.Drip?
    var cut: Int?
    var isReset: Bool = false

    /// Returns the body as the server sends it; its announced length is the whole one, even if it is cut. `reset` ends the
    /// connection with a reset once it is closed.
    func sequence(_ content: Data, reset: @escaping @Sendable () -> Void) -> HTTPBodySequence {
        HTTPBodySequence(
            from: HarmedBody(content: content, delivery: self, reset: reset), count: content.count,
            suggestedBufferSize: max(content.count, 1))
    }
}

/// A body that comes in pieces, and perhaps not to its end.
private struct HarmedBody: AsyncBufferedSequence {
    typealias Element = UInt8

    /// The connection shall end here: the server closes it when its body fails.
    struct Ended: Error {}

    let content: Data
    let delivery: Delivery
    let reset: @Sendable () -> Void

    func makeAsyncIterator() -> Iterator { Iterator(body: self) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        let body: HarmedBody
        private var sent: Int = 0

        init(body: HarmedBody) { self.body = body }

        mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async throws -> Data? {
            let end = Swift.min(body.content.count, body.delivery.cut ?? .max)
            guard sent < end else {
                guard body.delivery.cut != nil else { return nil }
                if body.delivery.isReset { body.reset() }
                throw Ended()
            }
            if let drip = body.delivery.drip, sent > 0 { try await Task.sleep(for: .seconds(drip.every ?? 0.1)) }
            let part = body.delivery.drip.map { Swift.max($0.bytes ?? 1, 1) }
            let size = Swift.min(end - sent, part ?? count)
            defer { sent += size }
            return body.content.subdata(in: sent..<sent + size)
        }
    }
}

/// The server's end of a client's connection.
///
/// The server keeps its sockets to itself, so that this one is looked for among the open files of the process: the only
/// one whose other end is the client's port.
enum Connection {
    /// Has a connection end with a reset (RST) when the server closes it. Complexity: linear in open files.
    static func resetWhenClosed(clientPort: UInt16) {
        for file in 0..<min(getdtablesize(), 65_536) {
            let socket = Socket(file: Socket.FileDescriptor(rawValue: file))
            guard case .ip4(_, clientPort)? = try? socket.remotePeer() else { continue }
            var linger = linger(l_onoff: 1, l_linger: 0)
            // Where it cannot be set the connection is closed in the usual way.
            setsockopt(file, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        }
    }
}
