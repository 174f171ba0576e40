// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Lets a person stop a run: with Ctrl-C, with `kill`, by closing the terminal.
public enum Interruption {
    /// What stops a run.
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Where the handler of signals writes and a thread reads: nothing else may be done in a handler.
    private static let wire: (reading: Int32, writing: Int32) = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    /// Runs some work, which a signal cancels.
    ///
    /// Work that has not ended some seconds after the signal is left where it is, and so is work that gets a second
    /// one: the program ends. To be called once, by the program's `main`.
    public static func guarding(
        grace: Double = 0.25, _ work: @escaping @Sendable () async -> ProgramStatus
    ) async -> ProgramStatus {
        // Made here, for a handler must not be the first to ask for it. What comes before the thread waits in the wire.
        let reading = wire.reading
        for number in signals where !isIgnored(number) { handle(number) }
        let task = Task { await work() }
        Thread.detachNewThread { watch(reading, grace: grace, cancel: { task.cancel() }) }
        let status = await task.value
        return task.isCancelled ? .cancelled : status
    }

    /// `nohup` has its program ignore the end of the terminal, and that is to stay.
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
            // A pager has the terminal to itself: Ctrl-C is meant for it, and it must not outlive the program.
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

    /// The next signal; nil when the wire is cut.
    private static func next(_ file: Int32) -> Int32? {
        var byte: UInt8 = 0
        while true {
            let count = read(file, &byte, 1)
            if count == 1 { return Int32(byte) }
            guard count < 0, errno == EINTR else { return nil }
        }
    }
}
