// SPDX-License-Identifier: Apache-2.0

/// The output of the log.
///
/// It is safe to use from several threads. Lines that cannot be written are lost: a program never fails because of its log.
package protocol LogBackend: Sendable {
    /// Takes a line, without its end; it holds no control characters.
    func write(_ line: String)
}

/// Drops every line.
package struct NoLog: LogBackend {
    /// Makes a log that keeps nothing.
    package init() {}

    /// Drops the line.
    package func write(_ line: String) {}
}
