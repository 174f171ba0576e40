// SPDX-License-Identifier: Apache-2.0

import Foundation

// In place of `appendingPathComponent`, which looks at the disk, and of `path`: for the first of either, the runtime reads all
// conformances of the program.
extension URL {
    /// The path of a file or a folder, without a slash at its end.
    package var filePath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    package func file(named name: String) -> URL { entry(name, isFolder: false) }

    package func folder(named name: String) -> URL { entry(name, isFolder: true) }

    private func entry(_ name: String, isFolder: Bool) -> URL {
        let folder = path(percentEncoded: false)
        return URL(fileURLWithPath: folder.hasSuffix("/") ? folder + name : folder + "/" + name, isDirectory: isFolder)
    }
}
