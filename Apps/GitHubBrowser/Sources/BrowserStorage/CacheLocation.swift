// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a cache on disk lies.
public struct CacheLocation: Sendable, Hashable {
    /// The folder, which need not exist yet.
    public let folder: URL

    /// Names a folder.
    public init(folder: URL) { self.folder = folder }

    /// The file of the response cache.
    public var responses: URL { folder.appendingPathComponent("responses.sqlite") }
}
