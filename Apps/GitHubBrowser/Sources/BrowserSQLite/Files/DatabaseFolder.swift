// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The folder of a database file.
struct DatabaseFolder: Sendable {
    private let path: String

    init(_ folder: URL) { path = folder.path }

    /// Makes the folder and those above it where they are missing, for the user alone.
    func make() throws {
        try Self.make(path)
        var facts = stat()
        guard stat(path, &facts) == 0 else { throw SystemRefusal.ofLastCall() }
        guard facts.st_mode & S_IFMT == S_IFDIR else { throw SystemRefusal("its folder is not a folder") }
        guard [geteuid(), 0].contains(facts.st_uid) else {
            throw SystemRefusal("its folder belongs to another user")
        }
    }

    /// Does something while no other process does something in this folder. The lock goes with the process.
    func locked<Value>(_ work: () throws -> Value) throws -> Value {
        try FolderLock(path).whileHeld(work)
    }

    private static func make(_ path: String) throws {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        let above = (path as NSString).deletingLastPathComponent
        guard errno == ENOENT, !above.isEmpty, above != path else { throw SystemRefusal.ofLastCall() }
        try make(above)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemRefusal.ofLastCall() }
    }
}
