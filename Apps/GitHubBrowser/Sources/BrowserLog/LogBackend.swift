// SPDX-License-Identifier: Apache-2.0

/// Where the lines of the log go.
///
/// Safe to use from several threads. What cannot be written is lost: a program never fails for want of its log.
public protocol LogBackend: Sendable {
    /// Takes a line, without its end; it holds no control characters.
    func write(_ line: String)
}

/// Drops every line.
public struct NoLog: LogBackend {
    /// Makes a log that keeps nothing.
    public init() {}

    /// Drops the line.
    public func write(_ line: String) {}
}
