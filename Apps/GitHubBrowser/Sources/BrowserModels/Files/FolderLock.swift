// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lock on a folder that excludes other processes of the program.
///
/// It is an `flock` on the folder itself: it leaves no file behind, and the operating system releases it when the process
/// ends. Waiting for it is limited, in case its holder is suspended.
package struct FolderLock: Sendable {
    private let path: String
    private let attempts: Int
    private let pause: @Sendable () -> Void

    /// Creates a lock on an existing folder, with a pause between two attempts to get it.
    package init(_ path: String, attempts: Int = 500, pause: @escaping @Sendable () -> Void = { usleep(10_000) }) {
        self.path = path
        self.attempts = attempts
        self.pause = pause
    }

    /// Runs a function while it holds the lock, which excludes other processes and other threads.
    ///
    /// - Throws: A ``SystemRefusal`` if the lock is not available in time, or the error of the function.
    package func whileHeld<Value>(_ work: () throws -> Value) throws -> Value {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw SystemRefusal.ofLastCall() }
        defer { _ = close(folder) }
        var failed = 0
        while flock(folder, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            // A file system may not support locks.
            guard errno == EWOULDBLOCK else { break }
            failed += 1
            guard failed < attempts else { throw SystemRefusal("another process has locked its folder") }
            pause()
        }
        return try work()
    }
}
