// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension ConfigurationWriter {
    /// The file behind a path with its links resolved; it may not exist.
    struct Target {
        /// The path of the file itself.
        let path: String
        /// The mode and the owner; nil if there is no file.
        let facts: stat?

        /// The number of links that are followed before they count as a cycle.
        private static let mostLinks = 40

        /// Resolves a path. A dangling link is followed, too, so that a new file is created at its target.
        ///
        /// Rejects anything but a regular file: replacing a device such as `/dev/null` would remove it.
        init(_ path: String) throws(SystemRefusal) {
            var path = path
            for _ in 0..<Self.mostLinks {
                var facts = stat()
                guard lstat(path, &facts) == 0 else {
                    guard errno == ENOENT || errno == ENOTDIR else { throw SystemRefusal.ofLastCall() }
                    self.path = path
                    self.facts = nil
                    return
                }
                guard facts.st_mode & S_IFMT == S_IFLNK else {
                    guard facts.st_mode & S_IFMT == S_IFREG else { throw SystemRefusal("it is not a regular file") }
                    self.path = path
                    self.facts = facts
                    return
                }
                guard let end = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                    throw SystemRefusal("it is a link that cannot be followed")
                }
                // Not normalised: only the system can resolve '..' after another link.
                path = end.hasPrefix("/") ? end : "\(Self.folder(of: path))/\(end)"
            }
            throw SystemRefusal("its symbolic links form a cycle")
        }

        /// The folder that contains the file.
        var folder: String { Self.folder(of: path) }

        private static func folder(of path: String) -> String {
            let folder = (path as NSString).deletingLastPathComponent
            return folder.isEmpty ? "." : folder
        }

        /// Replaces the contents atomically; on failure the file is unchanged and nothing is left beside it.
        func replace(with bytes: [UInt8]) throws(SystemRefusal) {
            let draft = "\(folder)/.\((path as NSString).lastPathComponent).\(UUID().uuidString)"
            let made = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard made >= 0 else { throw SystemRefusal.ofLastCall() }
            do throws(SystemRefusal) {
                guard bytes.write(to: made) == 0 else { throw SystemRefusal.ofLastCall() }
                if let facts {
                    // For an administrator who changes somebody's file; others may not and need not change owners.
                    if facts.st_uid != geteuid() || facts.st_gid != getegid() {
                        _ = fchown(made, facts.st_uid, facts.st_gid)
                    }
                    guard fchmod(made, facts.st_mode & 0o7777) == 0 else { throw SystemRefusal.ofLastCall() }
                }
                guard fsync(made) == 0, rename(draft, path) == 0 else { throw SystemRefusal.ofLastCall() }
                _ = close(made)
            } catch {
                _ = close(made)
                unlink(draft)
                throw error
            }
        }
    }
}
