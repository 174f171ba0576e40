// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The identity of a file, independent of its path.
struct FileIdentity: Sendable, Hashable {
    private let device: UInt64
    private let number: UInt64

    /// Returns the file at a path, through links; nil if there is none, or an empty one.
    ///
    /// Pipes and devices are refused, because opening a pipe may never end. Another user's file is refused as well: its contents may
    /// be forged, and new files beside it, as after a `sudo`, would disturb its owner.
    static func ofOwnFile(at file: URL) throws -> FileIdentity? {
        var facts = stat()
        guard stat(file.path, &facts) == 0 else {
            if errno == ENOENT { return nil }
            throw SystemRefusal.ofLastCall()
        }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw SystemRefusal("it is not a file") }
        guard facts.st_uid == geteuid() else { throw SystemRefusal("it belongs to another user") }
        // SQLite, too, treats a file of one byte as empty.
        return facts.st_size <= 1
            ? nil
            : FileIdentity(
                device: UInt64(truncatingIfNeeded: facts.st_dev), number: UInt64(truncatingIfNeeded: facts.st_ino))
    }

    /// Creates a folder and its missing parents, for the user alone; throws if another user owns it.
    static func makeOwnFolder(_ path: String) throws {
        try makePath(path)
        var facts = stat()
        guard stat(path, &facts) == 0 else { throw SystemRefusal.ofLastCall() }
        guard facts.st_mode & S_IFMT == S_IFDIR else { throw SystemRefusal("its folder is not a folder") }
        guard [geteuid(), 0].contains(facts.st_uid) else { throw SystemRefusal("its folder belongs to another user") }
    }

    private static func makePath(_ path: String) throws {
        let above = (path as NSString).deletingLastPathComponent
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, !above.isEmpty, above != path else { throw SystemRefusal.ofLastCall() }
        try makePath(above)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemRefusal.ofLastCall() }
    }
}
