// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder of real recordings beside the project: six levels above this file is the project's root.
enum RecordedFolder {
    static let url: URL = (1...6).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appending(path: "../shared/github", directoryHint: .isDirectory).standardizedFileURL

    static var isPresent: Bool {
        FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
    }
}
