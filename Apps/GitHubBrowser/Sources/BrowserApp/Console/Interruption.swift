// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Cancels a run on Ctrl-C, on `kill`, and when the terminal is closed.
package enum Interruption {
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
    /// The program exits without the end of the work if it hasn't begun to close its resources a moment after the signal, if
    /// closing takes too long, or if a second signal arrives. Call it once, from the program's `main`.
    ///
    /// - Parameters:
    ///   - grace: The seconds from the signal to the beginning of closing.
    ///   - patience: The seconds for closing, more than the time in which everything has to close.
    ///   - work: The work; it calls its argument when it begins to close its resources.
    /// - Returns: The status of the work; that of a cancelled run after a signal.
    package static func guarding(
        grace: Double = 0.25, patience: Double = 6,
        _ work: @escaping @Sendable (_ closing: @escaping @Sendable () -> Void) async -> ProgramStatus
    ) async -> ProgramStatus {
        // Created here, because a signal handler must not be the first to access it. Early signals wait in the pipe.
        let reading = wire.reading
        for number in signals where !isIgnored(number) { handle(number) }
        let task = Task { await work { note(closing) } }
        Thread.detachNewThread { watch(reading, grace: grace, patience: patience, cancel: { task.cancel() }) }
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
        signal(number) { number in Interruption.note(number) }
    }

    /// The note in the pipe that closing begins; no signal has this number.
    private static let closing: Int32 = 0

    /// Writes a note into the pipe. Safe in a signal handler.
    private static func note(_ number: Int32) {
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(wire.writing, &byte, 1)
        errno = error
    }

    private static func watch(_ file: Int32, grace: Double, patience: Double, cancel: () -> Void) {
        var limit = grace
        while let number = next(file) {
            if number == closing {
                limit = patience
                continue
            }
            // A pager owns the terminal: Ctrl-C is meant for it, and it must not outlive the program.
            if let pager = PagerProcess.running {
                if number == SIGINT { continue }
                kill(pager, number)
            }
            cancel()
            if isReady(file, within: limit), next(file) == closing { _ = isReady(file, within: patience) }
            _exit(ProgramStatus.cancelled.rawValue)
        }
    }

    /// Waits for a note, and returns whether there is one.
    private static func isReady(_ file: Int32, within seconds: Double) -> Bool {
        var polled = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, Int32(seconds * 1_000)) > 0
    }

    /// Returns the next signal or note; nil if the pipe is closed.
    private static func next(_ file: Int32) -> Int32? {
        var byte: UInt8 = 0
        while true {
            let count = read(file, &byte, 1)
            if count == 1 { return Int32(byte) }
            guard count < 0, errno == EINTR else { return nil }
        }
    }
}
