// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Cancels a run on Ctrl-C, on `kill`, and when the terminal is closed.
public enum Interruption {
    /// The signals that cancel a run.
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// The pipe from the signal handler to the thread that reads it: a handler may do nothing else.
    private static let wire: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    /// Runs work that a signal cancels.
    ///
    /// If the work hasn't ended some seconds after the signal, or if a second signal arrives, the program exits without it.
    /// Call it once, from the program's `main`.
    public static func guarding(
        grace: Double = 0.25, _ work: @escaping @Sendable () async -> ProgramStatus
    ) async -> ProgramStatus {
        // Created here, because a signal handler must not be the first to access it. Early signals wait in the pipe.
        let reading = wire.reading
        for number in signals where !isIgnored(number) { handle(number) }
        let task = Task { await work() }
        Thread.detachNewThread { watch(reading, grace: grace, cancel: { task.cancel() }) }
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

    private static func handle(_ number: Int32) {
        signal(number) { number in
            let error = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(Interruption.wire.writing, &byte, 1)
            errno = error
        }
    }

    private static func watch(_ file: Int32, grace: Double, cancel: () -> Void) {
        while let number = next(file) {
            // A pager owns the terminal: Ctrl-C is meant for it, and it must not outlive the program.
            if let pager = PagerProcess.running {
                if number == SIGINT { continue }
                kill(pager, number)
            }
            cancel()
            var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            _ = poll(&polled, 1, Int32(grace * 1_000))
            _exit(ProgramStatus.cancelled.rawValue)
        }
    }

    /// Returns the next signal; nil if the pipe is closed.
    private static func next(_ file: Int32) -> Int32? {
        var byte: UInt8 = 0
        while true {
            let count = read(file, &byte, 1)
            if count == 1 { return Int32(byte) }
            guard count < 0, errno == EINTR else { return nil }
        }
    }
}
