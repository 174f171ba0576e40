// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where answers go.
extension Checking {
    /// Writes a file that wasn't there, whole or not at all.
    func write(_ text: Data, to path: String) throws(Problem) {
        let draft = path + ".\(UUID().uuidString)"
        defer { unlink(draft) }
        do {
            try text.write(to: URL(filePath: draft))
        } catch {
            throw Problem(
                "'\(path)' can't be written: \(error.localizedDescription)\n"
                    + "where a sandbox forbids it: swift package --allow-writing-to-package-directory di …")
        }
        // Unlike a move, a link replaces nothing.
        guard link(draft, path) == 0 else {
            let isThere = errno == EEXIST
            throw Problem(
                isThere
                    ? "'\(path)' exists, and may have been edited; name another file"
                    : "'\(path)' can't be written: \(String(cString: strerror(errno)))")
        }
    }

    /// Returns a path as it is seen from the folder in which the command was called.
    func absolute(_ path: String) -> String {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        return URL(filePath: path, relativeTo: current).path
    }

    func show(_ page: Data) throws(Problem) {
        let file = work.appending(path: "graph.html")
        try Files.write(page, to: file.path)
        Command.write(file.path + "\n")
        #if os(macOS)
        let opener = "/usr/bin/open"
        #else
        let opener = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: opener) else { return }
        _ = try Child(opener, [file.path])
    }
}
