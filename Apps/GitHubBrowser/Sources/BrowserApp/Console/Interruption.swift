// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Synchronization

/// Cancels a run on Ctrl-C, on `kill`, and when the terminal is closed.
package enum Interruption {
    /// The pipe from the signal handler to the thread that reads it: a handler may do nothing else.
    private static let wire: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    private static let isClosing = Atomic(false)

    /// Runs work that a signal cancels, and which calls its argument when it begins to close its resources.
    ///
    /// The program exits without the end of the work if it hasn't begun to close its resources a moment after the signal, if
    /// closing takes too long, or if a second signal arrives. Call it once, from the program's `main`.
    package static func guarding(
        _ work: @escaping @Sendable (_ closing: @escaping @Sendable () -> Void) async -> ProgramStatus
    ) async -> ProgramStatus {
        // Created here, because a signal handler must not be the first to access it. Early signals wait in the pipe.
        let reading = wire.reading
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
            signal(number) { number in
                let error = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(Interruption.wire.writing, &byte, 1)
                errno = error
            }
        }
        let task = Task { await work { isClosing.store(true, ordering: .releasing) } }
        Thread.detachNewThread { watch(reading, cancel: { task.cancel() }) }
        let status = await task.value
        return task.isCancelled ? .cancelled : status
    }

    /// Returns whether SIGHUP is ignored, as under `nohup`, which must stay so.
    private static func isIgnored(_ number: Int32) -> Bool {
        guard number == SIGHUP else { return false }
        let before = signal(number, SIG_IGN)
        // Proof: a handler is a pointer to a function of C, which is as large as Int on every system that has signals.
        return unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static func watch(_ file: Int32, cancel: () -> Void) {
        var number: UInt8 = 0
        while read(file, &number, 1) == 1 {
            // A pager owns the terminal: Ctrl-C is meant for it, and it must not outlive the program.
            if let pager = PagerProcess.running {
                if Int32(number) == SIGINT { continue }
                kill(pager, Int32(number))
            }
            cancel()
            var next = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            // Everything has to close in half of these six seconds.
            if poll(&next, 1, 250) == 0, isClosing.load(ordering: .acquiring) { _ = poll(&next, 1, 6_000) }
            _exit(ProgramStatus.cancelled.rawValue)
        }
    }
}
