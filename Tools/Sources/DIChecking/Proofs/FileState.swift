// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The state of a file, which no change of its content leaves as it is.
///
/// The time at which the file system last changed what it knows about the file can't be set: it distinguishes a file that was replaced by
/// one of the same size and time.
struct FileState: Equatable {
    /// The state as text; empty for a file that isn't there.
    let text: String
    /// The time of the last change of content, name or attributes, in nanoseconds since 1970.
    let changed: Int
    /// Whether it is a folder.
    let isFolder: Bool

    init(text: String, changed: Int, isFolder: Bool) {
        (self.text, self.changed, self.isFolder) = (text, changed, isFolder)
    }

    /// Reads the state of a file, through links.
    init(path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else {
            (text, changed, isFolder) = ("", 0, false)
            return
        }
        #if canImport(Darwin)
        let (written, changed) = (info.st_mtimespec, info.st_ctimespec)
        #else
        let (written, changed) = (info.st_mtim, info.st_ctim)
        #endif
        self.changed = Self.nanoseconds(changed)
        isFolder = info.st_mode & S_IFMT == S_IFDIR
        text = "\(info.st_ino) \(info.st_size) \(Self.nanoseconds(written)) \(self.changed)"
    }

    private static func nanoseconds(_ time: timespec) -> Int {
        Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }

    /// Whether the file is certain to have been the same since a time, in nanoseconds since 1970.
    ///
    /// Where the file system counts in seconds, a change can have a time of up to two seconds before.
    func isOlder(than time: Int) -> Bool {
        changed % 1_000_000_000 == 0 ? changed + 2_000_000_000 < time : changed < time
    }
}
