// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The output of the program: the answer on standard output, everything else on standard error.
public protocol Console: Sendable {
    /// Writes a part of the answer.
    func write(_ text: String) throws(ConsoleFailure)
    /// Writes a part of the answer that may not be text.
    func write(_ bytes: Data) throws(ConsoleFailure)
    /// Writes a line to standard error; a line that can't be written is lost.
    func writeLine(beside line: String)
}

extension Console {
    /// Writes the bytes as text.
    public func write(_ bytes: Data) throws(ConsoleFailure) { try write(String(decoding: bytes, as: UTF8.self)) }
}

/// The reason why the output can't be written.
public enum ConsoleFailure: Error, Sendable, Hashable {
    /// The reader has closed the pipe, as in `ghb repos … | head -1`.
    case closed
    /// Any other reason, such as a full disk.
    case broken(String)
}

/// A console that collects what is written, for tests.
public final class CollectedConsole: Console {
    private struct State {
        var output = ""
        var lines: [String] = []
    }

    private let state = Mutex(State())
    private let failure: ConsoleFailure?

    /// Creates an empty console; with a failure, one that can't be written to.
    public init(failure: ConsoleFailure? = nil) { self.failure = failure }

    /// The answer so far.
    public var output: String { state.withLock { $0.output } }
    /// The lines on standard error.
    public var lines: [String] { state.withLock { $0.lines } }

    /// Collects a part of the answer.
    public func write(_ text: String) throws(ConsoleFailure) {
        if let failure { throw failure }
        state.withLock { $0.output += text }
    }

    /// Collects a line.
    public func writeLine(beside line: String) { state.withLock { $0.lines.append(line) } }
}
