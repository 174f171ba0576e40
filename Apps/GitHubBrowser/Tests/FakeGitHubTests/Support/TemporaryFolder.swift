// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder with files in it that goes when nobody holds it.
final class TemporaryFolder: Sendable {
    let url: URL

    /// The folder's path, without a slash at the end.
    var path: String {
        let path = url.path(percentEncoded: false)
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "fake-github-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files {
            try Data(text.utf8).write(to: url.appending(path: name))
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
