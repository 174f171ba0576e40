// SPDX-License-Identifier: Apache-2.0

import Synchronization

@testable import BrowserApp

/// A console that collects the output and the lines beside it.
final class CollectedConsole: Console {
    private struct State {
        var output = ""
        var lines: [String] = []
    }

    private let state = Mutex(State())
    private let failure: ConsoleFailure?

    /// Creates an empty console; with a failure, one that can't be written to.
    init(failure: ConsoleFailure? = nil) { self.failure = failure }

    /// The answer so far.
    var output: String { state.withLock { $0.output } }
    /// The lines on standard error.
    var lines: [String] { state.withLock { $0.lines } }

    /// Collects a part of the answer.
    func write(_ bytes: [UInt8]) throws(ConsoleFailure) {
        if let failure { throw failure }
        state.withLock { $0.output += String(decoding: bytes, as: UTF8.self) }
    }

    /// Collects a line.
    func writeLine(beside line: String) { state.withLock { $0.lines.append(line) } }
}
