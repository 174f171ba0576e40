// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of its own, gone when the test ends.
package final class TemporaryFolder {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("swift-di-tests-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    package func path(_ name: String) -> URL {
        url.appendingPathComponent(name)
    }

    /// Makes a folder below this one.
    package func makeFolder(_ name: String) throws -> URL {
        try FileManager.default.createDirectory(at: path(name), withIntermediateDirectories: true)
        return path(name)
    }

    /// Returns the files below a folder, as paths relative to it, sorted.
    package static func files(below folder: URL) -> [String] {
        let all =
            FileManager.default.enumerator(atPath: folder.resolvingSymlinksInPath().path)?.compactMap { $0 as? String }
            ?? []
        return all.filter { $0.hasSuffix(".swift") }.sorted()
    }
}
