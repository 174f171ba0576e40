// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import Synchronization

/// The destination of notices and log lines while the browser fills the screen, when nothing else may write to it.
///
/// It outlives sessions, so that the log shows the end of one. It keeps the latest lines for the log screen.
final class Outlet: Console, LogBackend, Notices {
    private struct State {
        var lines: [String] = []
        var listener: (@Sendable (Notice) -> Void)?
    }

    private let most: Int
    private let state = Mutex(State())

    init(most: Int = 1_000) { self.most = max(1, most) }

    /// The latest lines, oldest first.
    var lines: [String] { state.withLock { $0.lines } }

    /// Passes each notice to a closure from now on.
    func listen(_ listener: @escaping @Sendable (Notice) -> Void) { state.withLock { $0.listener = listener } }

    func write(_ line: String) {
        state.withLock { state in
            // Drops a tenth at once, so that not every new line moves all others.
            if state.lines.count >= most { state.lines.removeFirst(max(1, most / 10)) }
            state.lines.append(line)
        }
    }

    func write(_ bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }

    func writeLine(beside line: String) { write(line) }

    /// Keeps a notice, and passes it on unless the screens show the same elsewhere.
    func post(_ notice: Notice) {
        write(notice.text)
        switch notice.kind {
        case .note, .warning: state.withLock { $0.listener }?(notice)
        case .marker, .stale: break
        }
    }
}

/// The outlet of a run; nil for a command.
struct ScreenOutlet: Sendable {
    let outlet: Outlet?
}

/// A log that writes each line to two others: the user's and the browser's.
struct TeeLog: LogBackend {
    let first: any LogBackend
    let second: any LogBackend

    func write(_ line: String) {
        first.write(line)
        second.write(line)
    }
}
