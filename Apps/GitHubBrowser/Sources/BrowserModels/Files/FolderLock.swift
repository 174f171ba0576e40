// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lock on a folder that all processes of the program respect, held for as long as some work takes.
///
/// It is the operating system's lock (`flock`) on the folder itself: nothing is left behind, and it ends with the
/// process that holds it, however that ends. A holder that was stopped is not waited for without end.
public struct FolderLock: Sendable {
    private let path: String
    private let attempts: Int
    private let pause: @Sendable () -> Void

    /// Makes a lock on a folder, which must exist; between two attempts there is a pause of 10 ms.
    public init(_ path: String, attempts: Int = 500, pause: @escaping @Sendable () -> Void = { usleep(10_000) }) {
        self.path = path
        self.attempts = attempts
        self.pause = pause
    }

    /// Does something while no other process, and no other thread, does something under a lock on the same folder.
    ///
    /// - Throws: A ``SystemRefusal`` if the lock cannot be had, or what the work throws.
    public func whileHeld<Value>(_ work: () throws -> Value) throws -> Value {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw SystemRefusal.ofLastCall() }
        defer { _ = close(folder) }
        var failed = 0
        while flock(folder, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            // On a file system without locks the work is done without one.
            guard errno == EWOULDBLOCK else { break }
            failed += 1
            guard failed < attempts else { throw SystemRefusal("another process has locked its folder") }
            pause()
        }
        return try work()
    }
}
