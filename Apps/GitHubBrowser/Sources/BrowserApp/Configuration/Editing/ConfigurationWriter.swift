// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Changes the user's file, which other processes may change at the same time.
///
/// The file is never incomplete: the new text is written beside it and renamed. Processes of this program take turns under a
/// lock.
struct ConfigurationWriter {
    /// The path of the file, which may not exist.
    let path: String

    /// Replaces the text of the file with an edited one; writes nothing if they are equal.
    ///
    /// A new file is readable only by its owner; an existing one keeps its mode. Symbolic links stay links.
    ///
    /// - Throws: The reason why nothing was changed, or the error of `edit`.
    func change(_ edit: (String) throws(BrowserFailure) -> String) throws(BrowserFailure) {
        do {
            let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let folder = file.deletingLastPathComponent().filePath
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try FolderLock(folder).whileHeld {
                var facts = stat()
                let exists = stat(file.filePath, &facts) == 0
                // A device such as `/dev/null` would be removed by replacing it.
                guard !exists || facts.st_mode & S_IFMT == S_IFREG else {
                    throw SystemRefusal("it is not a regular file")
                }
                let before = exists ? try String(contentsOf: file, encoding: .utf8) : ""
                let after = try edit(before)
                if after != before { try replace(file, with: after, mode: exists ? facts.st_mode & 0o7777 : 0o600) }
            }
        } catch let failure as BrowserFailure {
            throw failure
        } catch {
            let reason = (error as? SystemRefusal)?.description ?? error.localizedDescription
            throw BrowserFailure(.failure, "\(path) cannot be written: \(reason)", advice: ["nothing was changed"])
        }
    }

    /// Replaces a file atomically; on failure it is unchanged and nothing is left beside it.
    private func replace(_ file: URL, with text: String, mode: mode_t) throws {
        let draft = file.deletingLastPathComponent().file(named: ".\(file.lastPathComponent).\(UUID().uuidString)")
            .filePath
        let made = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard made >= 0 else { throw SystemRefusal.ofLastCall() }
        defer {
            _ = close(made)
            unlink(draft)
        }
        guard fchmod(made, mode) == 0, Array(text.utf8).write(to: made) == 0, fsync(made) == 0,
            rename(draft, file.filePath) == 0
        else { throw SystemRefusal.ofLastCall() }
    }
}
