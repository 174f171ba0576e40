// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import Synchronization

/// Where remarks and lines of the log go while the browser fills the screen: nothing may be written beside it.
///
/// It outlives sessions, so that the log tells of one that ended. The last lines are kept for the screen with the log.
public final class Outlet: Console, LogBackend, Notices {
    private struct State {
        var lines: [String] = []
        var listener: (@Sendable (Notice) -> Void)?
    }

    private let most: Int
    private let state = Mutex(State())

    /// Makes an outlet that keeps so many lines.
    public init(most: Int = 1_000) { self.most = max(1, most) }

    /// The last lines, oldest first.
    public var lines: [String] { state.withLock { $0.lines } }

    /// Tells somebody of each remark from now on.
    func listen(_ listener: @escaping @Sendable (Notice) -> Void) { state.withLock { $0.listener = listener } }

    /// Keeps a line of the log, or of what would be an answer.
    public func write(_ line: String) {
        state.withLock { state in
            // A tenth is dropped at once, so that not every line moves all others.
            if state.lines.count >= most { state.lines.removeFirst(max(1, most / 10)) }
            state.lines.append(line)
        }
    }

    /// Keeps a line.
    public func writeLine(beside line: String) { write(line) }

    /// Keeps a remark, and passes it on unless the screens show the same at a place of its own.
    public func post(_ notice: Notice) {
        write(notice.text)
        switch notice.kind {
        case .note, .warning: state.withLock { $0.listener }?(notice)
        case .marker, .stale: break
        }
    }
}

extension Outlet: Hashable {
    /// One outlet is like no other.
    public static func == (one: Outlet, other: Outlet) -> Bool { one === other }

    /// Hashes which one it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The outlet of a run; there is none in the run of a command.
struct ScreenOutlet: Sendable {
    let outlet: Outlet?
}

/// Writes each line to two logs: the one that the user chose and the one that the browser shows.
struct TeeLog: LogBackend {
    let first: any LogBackend
    let second: any LogBackend

    func write(_ line: String) {
        first.write(line)
        second.write(line)
    }
}
