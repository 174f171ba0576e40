// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Synchronization

/// The log as a file that only the user may read.
///
/// The file is opened at the first line. A full one is then set aside, in place of the one set aside before. Several processes
/// may write at once. Where it cannot be written there is one warning, and the lines are lost.
package final class FileLog: LogBackend {
    private enum State {
        case closed
        case open(Int32)
        case broken
    }

    private let location: LogLocation
    private let notices: any Notices
    private let mostBytes: Int
    private let state = Mutex(State.closed)

    /// Makes a log; nothing is opened yet.
    package init(location: LogLocation, notices: any Notices, mostBytes: Int = 1_000_000) {
        self.location = location
        self.notices = notices
        self.mostBytes = mostBytes
    }

    deinit { try? close() }

    /// Closes the file. A line that comes later opens it again.
    ///
    /// - Throws: The reason why lines may be lost, which some file systems report only now.
    package func close() throws {
        try state.withLock { state in
            guard case .open(let file) = state else { return }
            state = .closed
            guard Foundation.close(file) == 0 else { throw SystemRefusal.ofLastCall() }
        }
    }

    /// Appends a line.
    package func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        let problem = state.withLock { state -> String? in
            do {
                switch state {
                case .broken: return nil
                case .closed: state = .open(try open())
                case .open: break
                }
                // One call, so that lines of several processes do not mix (O_APPEND).
                guard case .open(let file) = state, Foundation.write(file, bytes, bytes.count) == bytes.count else {
                    throw SystemRefusal.ofLastCall()
                }
                return nil
            } catch {
                if case .open(let file) = state { _ = Foundation.close(file) }
                state = .broken
                return "\(error)"
            }
        }
        guard let problem else { return }
        notices.post(Notice(.warning, "nothing is logged: \(location.file.path): \(problem)"))
    }

    private func open() throws -> Int32 {
        // Without a folder, the file says why it can't be opened.
        try? FileManager.default.createDirectory(
            at: location.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        if isFull {
            // One of several processes that find the same file full sets it aside.
            try FolderLock(location.folder.path).whileHeld {
                guard isFull else { return }
                guard rename(location.file.path, location.older.path) == 0 else { throw SystemRefusal.ofLastCall() }
            }
        }
        let file = Foundation.open(location.file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw SystemRefusal.ofLastCall() }
        _ = fchmod(file, 0o600)
        return file
    }

    private var isFull: Bool {
        var facts = stat()
        return stat(location.file.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && facts.st_size >= mostBytes
    }
}
