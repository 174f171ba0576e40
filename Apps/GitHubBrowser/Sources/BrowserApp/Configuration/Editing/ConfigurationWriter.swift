// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Changes the user's file, which other processes may change at the same time.
///
/// The file is never incomplete: the new text is written beside it and renamed. Processes of this program take turns under a
/// lock; if an editor has saved in the meantime, the edit is repeated.
struct ConfigurationWriter {
    /// The path of the file, which may not exist.
    let path: String

    /// Replaces the text of the file with an edited one; writes nothing if they are equal.
    ///
    /// A new file is readable only by its owner; an existing one keeps its mode and its owner. Symbolic links stay links.
    ///
    /// - Parameter edit: Edits a text. It is called again if the file has changed in the meantime.
    /// - Throws: The reason why nothing was changed, or the error of `edit`.
    func change(_ edit: (String) throws(BrowserFailure) -> String) throws(BrowserFailure) {
        do {
            let file = try target()
            let folder = file.deletingLastPathComponent().filePath
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try FolderLock(folder).whileHeld {
                var (before, after): (String, String)
                repeat {
                    before = try text(of: file)
                    after = try edit(before)
                } while try text(of: file) != before
                if after != before { try replace(file, with: after) }
            }
        } catch let failure as BrowserFailure {
            throw failure
        } catch {
            let reason = (error as? SystemRefusal)?.description ?? error.localizedDescription
            throw BrowserFailure(
                .failure, "\(path) cannot be written: \(reason)", advice: ["nothing was changed"])
        }
    }

    /// Returns the file behind symbolic links. A dangling link is followed, too, so that a new file is created at its target.
    private func target() throws -> URL {
        var file = URL(fileURLWithPath: path)
        for _ in 0..<40 {
            guard let end = try? FileManager.default.destinationOfSymbolicLink(atPath: file.filePath) else {
                return file
            }
            // Not standardized: only the system can resolve '..' after another link.
            file = URL(fileURLWithPath: end, relativeTo: file.deletingLastPathComponent()).absoluteURL
        }
        throw SystemRefusal("its symbolic links form a cycle")
    }

    /// Returns the text of a file; empty if there is none. A device such as `/dev/null` would be removed by replacing it.
    private func text(of file: URL) throws -> String {
        var facts = stat()
        guard lstat(file.filePath, &facts) == 0 else {
            guard errno == ENOENT else { throw SystemRefusal.ofLastCall() }
            return ""
        }
        guard facts.st_mode & S_IFMT == S_IFREG else { throw SystemRefusal("it is not a regular file") }
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Replaces a file atomically; on failure it is unchanged and nothing is left beside it.
    private func replace(_ file: URL, with text: String) throws {
        let draft = file.deletingLastPathComponent().file(named: ".\(file.lastPathComponent).\(UUID().uuidString)")
            .filePath
        let made = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard made >= 0 else { throw SystemRefusal.ofLastCall() }
        defer {
            _ = close(made)
            unlink(draft)
        }
        var facts = stat()
        if lstat(file.filePath, &facts) == 0 {
            // For an administrator who changes somebody's file; others may not and need not change owners.
            _ = fchown(made, facts.st_uid, facts.st_gid)
            guard fchmod(made, facts.st_mode & 0o7777) == 0 else { throw SystemRefusal.ofLastCall() }
        }
        guard Array(text.utf8).write(to: made) == 0, fsync(made) == 0, rename(draft, file.filePath) == 0 else {
            throw SystemRefusal.ofLastCall()
        }
    }
}
