// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Synchronization
import Testing

@Suite final class FolderLockTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-lock-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test func holderThatNeverLetsGo_isNotWaitedForWithoutEnd() throws {
        let pauses = Mutex(0)
        try FolderLock(folder.path).whileHeld {
            let other = FolderLock(folder.path, attempts: 5) { pauses.withLock { $0 += 1 } }
            #expect(throws: SystemRefusal("another process has locked its folder")) { try other.whileHeld {} }
        }
        #expect(pauses.withLock { $0 } == 4)
    }

    @Test func lock_isThereAgain_whenItsHolderIsDone_orFails() throws {
        struct Trouble: Error {}
        let lock = FolderLock(folder.path, attempts: 1)
        #expect(throws: Trouble.self) { try lock.whileHeld { throw Trouble() } }
        #expect(try lock.whileHeld { 7 } == 7)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func folderThatIsMissing_isTold() {
        let lock = FolderLock(folder.appendingPathComponent("none").path)
        #expect(throws: SystemRefusal("no such file or directory")) { try lock.whileHeld {} }
    }
}
