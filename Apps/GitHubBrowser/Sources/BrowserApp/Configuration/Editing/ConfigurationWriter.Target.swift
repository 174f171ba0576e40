// SPDX-License-Identifier: Apache-2.0

import Foundation

extension ConfigurationWriter {
    /// The file behind a path, through links, which need not be there.
    struct Target {
        /// The path of the file itself.
        let path: String
        /// Its mode and its owner; nil where there is none.
        let facts: stat?

        /// How many links are followed before they count as a circle.
        private static let mostLinks = 40

        /// Follows a path; a link that leads to nothing is followed, too, so that a new file is made where it points.
        ///
        /// Anything but a regular file is refused: replacing a device such as `/dev/null` would remove it.
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
                // Put together as it stands: the system alone knows what '..' behind another link means.
                path = end.hasPrefix("/") ? end : "\(Self.folder(of: path))/\(end)"
            }
            throw SystemRefusal("its symbolic links form a cycle")
        }

        /// The folder that it lies in.
        var folder: String { Self.folder(of: path) }

        private static func folder(of path: String) -> String {
            let folder = (path as NSString).deletingLastPathComponent
            return folder.isEmpty ? "." : folder
        }

        /// Puts other bytes in its place in one step; whatever fails, it stays as it is and nothing is left beside it.
        func replace(with bytes: [UInt8]) throws(SystemRefusal) {
            let draft = "\(folder)/.\((path as NSString).lastPathComponent).\(UUID().uuidString)"
            let made = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard made >= 0 else { throw SystemRefusal.ofLastCall() }
            do throws(SystemRefusal) {
                try Self.write(bytes, to: made)
                if let facts {
                    // Where an administrator changes somebody's file; nobody else may give files away, or needs to.
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

        private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemRefusal) {
            var rest = bytes
            while !rest.isEmpty {
                let count = Foundation.write(file, rest, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw SystemRefusal.ofLastCall() }
                rest.removeFirst(count)
            }
        }
    }
}

/// A failed call of the operating system, with its reason.
struct SystemRefusal: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    static func ofLastCall() -> SystemRefusal { SystemRefusal(String(cString: strerror(errno)).lowercased()) }
}
