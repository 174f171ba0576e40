// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

enum DatabaseFolder {
    /// Creates a folder and its missing parents, for the user alone.
    static func make(_ path: String) throws {
        try makePath(path)
        var facts = stat()
        guard stat(path, &facts) == 0 else { throw SystemRefusal.ofLastCall() }
        guard facts.st_mode & S_IFMT == S_IFDIR else { throw SystemRefusal("its folder is not a folder") }
        guard [geteuid(), 0].contains(facts.st_uid) else {
            throw SystemRefusal("its folder belongs to another user")
        }
    }

    private static func makePath(_ path: String) throws {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        let above = (path as NSString).deletingLastPathComponent
        guard errno == ENOENT, !above.isEmpty, above != path else { throw SystemRefusal.ofLastCall() }
        try makePath(above)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemRefusal.ofLastCall() }
    }
}
