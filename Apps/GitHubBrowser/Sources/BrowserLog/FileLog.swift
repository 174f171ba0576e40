// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Synchronization

/// The log as a file that only the user may read.
///
/// The file is opened at the first line. A full one is set aside, in place of the one set aside before, so that the log
/// never holds more than twice the most bytes of a file. Several processes may write at once. Where it cannot be
/// written there is one warning, and the lines are lost.
public final class FileLog: LogBackend {
    private enum State {
        case closed
        case open(Int32, size: Int)
        case broken
    }

    private let location: LogLocation
    private let notices: any Notices
    private let mostBytes: Int
    private let state = Mutex(State.closed)

    /// Makes a log; nothing is opened yet.
    public init(location: LogLocation, notices: any Notices, mostBytes: Int = 1_000_000) {
        self.location = location
        self.notices = notices
        self.mostBytes = mostBytes
    }

    deinit {
        state.withLock { if case .open(let file, _) = $0 { _ = Foundation.close(file) } }
    }

    /// Closes the file. A line that comes later opens it again.
    ///
    /// - Throws: The reason why lines may be lost, which some file systems report only now.
    public func close() throws {
        let problem = state.withLock { state -> LogFileError? in
            guard case .open(let file, _) = state else { return nil }
            state = .closed
            return Foundation.close(file) == 0 ? nil : LogFileError()
        }
        if let problem { throw problem }
    }

    /// Appends a line.
    public func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        let problem = state.withLock { state -> String? in
            if case .broken = state { return nil }
            do {
                let (file, size) = try prepare(&state, for: bytes.count)
                // One call, so that lines of several processes do not mix (O_APPEND).
                guard Foundation.write(file, bytes, bytes.count) == bytes.count else { throw LogFileError() }
                state = .open(file, size: size + bytes.count)
                return nil
            } catch {
                if case .open(let file, _) = state { _ = Foundation.close(file) }
                state = .broken
                return "\(error)"
            }
        }
        guard let problem else { return }
        notices.post(Notice(.warning, "nothing is logged: \(location.file.path): \(problem)"))
    }

    /// Returns the open file with room for a line.
    private func prepare(_ state: inout State, for count: Int) throws -> (file: Int32, size: Int) {
        if case .open(let file, let size) = state, size + count <= mostBytes { return (file, size) }
        if case .open(let file, _) = state {
            _ = Foundation.close(file)
            state = .closed
        } else {
            try makeFolder()
        }
        let (file, size) = try open()
        state = .open(file, size: size)
        guard size > 0, size + count > mostBytes else { return (file, size) }
        _ = Foundation.close(file)
        state = .closed
        let fresh = try reopened(for: count)
        state = .open(fresh.file, size: fresh.size)
        return fresh
    }

    /// Returns the open file after rotating a full one. It holds a lock, since several processes that find the same file full
    /// would each rotate the file that the previous one has begun.
    private func reopened(for count: Int) throws -> (file: Int32, size: Int) {
        try FolderLock(location.folder.path).whileHeld {
            let (file, size) = try open()
            guard size > 0, size + count > mostBytes else { return (file, size) }
            _ = Foundation.close(file)
            guard rename(location.file.path, location.older.path) == 0 else { throw LogFileError() }
            return try open()
        }
    }

    private func makeFolder() throws {
        do {
            try FileManager.default.createDirectory(
                at: location.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw LogFileError(error)
        }
    }

    private func open() throws -> (file: Int32, size: Int) {
        let file = Foundation.open(location.file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw LogFileError() }
        var facts = stat()
        guard fstat(file, &facts) == 0, fchmod(file, 0o600) == 0 else {
            let error = LogFileError()
            _ = Foundation.close(file)
            throw error
        }
        return (file, Int(facts.st_size))
    }
}

/// The operating system's description of the last failed call.
private struct LogFileError: Error, CustomStringConvertible {
    let description: String

    init() { description = String(cString: strerror(errno)) }

    /// Foundation wraps what the system says in an error of its own.
    init(_ error: any Error) {
        let reason = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
        let code = reason.flatMap { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : nil }
        description = code.map { String(cString: strerror($0)) } ?? "the folder cannot be made"
    }
}
