// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Waits on its own thread for keys and for notices of signals, and merges both into one stream.
///
/// The thread sleeps in `poll`, with a time limit only while a sequence is incomplete.
struct EventReader: Sendable {
    let input: Int32
    let notices: Int32
    let size: @Sendable () -> TerminalSize

    /// Starts the thread. It ends with the input, or when the stream is no longer read.
    func start() -> AsyncStream<TerminalEvent> {
        let (stream, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            continuation.finish()
            return stream
        }
        let (stop, stopper) = (ends[0], ends[1])
        // The thread and the stream each close their own end, so that no polled file is closed.
        continuation.onTermination = { _ in close(stopper) }
        Thread.detachNewThread {
            read(until: stop, into: continuation)
            continuation.finish()
            close(stop)
        }
        return stream
    }

    private func read(until stop: Int32, into continuation: AsyncStream<TerminalEvent>.Continuation) {
        var decoder = InputDecoder()
        var buffer = [UInt8](repeating: 0, count: 4096)
        let wanted = Int16(POLLIN)
        while true {
            var files = [input, notices, stop].map { pollfd(fd: $0, events: wanted, revents: 0) }
            let ready = poll(&files, nfds_t(files.count), decoder.patience ?? -1)
            if ready < 0, errno != EINTR { return }
            guard ready > 0 else {
                if ready == 0 { for event in decoder.giveUpWaiting() { continuation.yield(.input(event)) } }
                continue
            }
            if files[2].revents != 0 { return }
            if files[1].revents != 0 { readNotices(into: continuation) }
            guard files[0].revents != 0 else { continue }
            let count = Foundation.read(input, &buffer, buffer.count)
            if count > 0 {
                for event in decoder.decode(buffer[..<count]) { continuation.yield(.input(event)) }
            } else if count == 0 || (errno != EINTR && errno != EAGAIN) || files[0].revents & wanted == 0 {
                return
            }
        }
    }

    private func readNotices(into continuation: AsyncStream<TerminalEvent>.Continuation) {
        var buffer = [UInt8](repeating: 0, count: 64)
        let count = Foundation.read(notices, &buffer, buffer.count)
        guard count > 0 else { return }
        // Only the current size matters, which may have changed while the program was stopped.
        continuation.yield(.resized(size()))
        if buffer[..<count].contains(UInt8(ascii: "c")) { continuation.yield(.resumed) }
    }
}
