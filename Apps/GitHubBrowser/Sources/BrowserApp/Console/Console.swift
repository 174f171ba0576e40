// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Where the answer goes, and beside it what is said about it.
public protocol Console: Sendable {
    /// Writes a part of the answer.
    func write(_ text: String) throws(ConsoleFailure)
    /// Writes a part of the answer that need not be a text.
    func write(_ bytes: Data) throws(ConsoleFailure)
    /// Writes a line beside the answer; a line that cannot be written is lost.
    func writeLine(beside line: String)
}

extension Console {
    /// Writes the bytes as the text that they are.
    public func write(_ bytes: Data) throws(ConsoleFailure) { try write(String(decoding: bytes, as: UTF8.self)) }
}

/// Why the answer cannot be written.
public enum ConsoleFailure: Error, Sendable, Hashable {
    /// The reader has gone, which is its right: `ghb repos … | head -1`.
    case closed
    /// Anything else, such as a full disk.
    case broken(String)
}

/// Keeps what is written, for tests.
public final class CollectedConsole: Console {
    private struct State {
        var output = ""
        var lines: [String] = []
    }

    private let state = Mutex(State())
    private let failure: ConsoleFailure?

    /// Makes an empty console; one that cannot be written to where a failure is given.
    public init(failure: ConsoleFailure? = nil) { self.failure = failure }

    /// The answer so far.
    public var output: String { state.withLock { $0.output } }
    /// The lines beside it.
    public var lines: [String] { state.withLock { $0.lines } }

    /// Keeps a part of the answer.
    public func write(_ text: String) throws(ConsoleFailure) {
        if let failure { throw failure }
        state.withLock { $0.output += text }
    }

    /// Keeps a line.
    public func writeLine(beside line: String) { state.withLock { $0.lines.append(line) } }
}
