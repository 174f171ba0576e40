// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of its own, gone when the test ends.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent("swift-di-compile-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func path(_ name: String) -> URL {
        url.appendingPathComponent(name)
    }

    /// Makes a folder below this one.
    func makeFolder(_ name: String) throws -> URL {
        try FileManager.default.createDirectory(at: path(name), withIntermediateDirectories: true)
        return path(name)
    }

    /// Returns the files below a folder, as paths relative to it, sorted.
    static func files(below folder: URL) -> [String] {
        let all =
            FileManager.default.enumerator(atPath: folder.resolvingSymlinksInPath().path)?.compactMap { $0 as? String }
            ?? []
        return all.filter { $0.hasSuffix(".swift") }.sorted()
    }
}
