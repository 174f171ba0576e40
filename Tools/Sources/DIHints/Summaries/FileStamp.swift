// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The size of a file and the time of its last change, which is how builds see that a file changed.
struct FileStamp: Codable, Equatable {
    let size: Int
    /// In seconds.
    let changed: Double

    /// Reads the stamp of a file, through links.
    init?(path: String) {
        let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else { return nil }
        size = attributes[.size] as? Int ?? 0
        changed = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
    }
}
