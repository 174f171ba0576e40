// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The location of a log on disk.
public struct LogLocation: Sendable, Hashable {
    /// The folder, which need not exist yet.
    public let folder: URL

    /// Names a folder.
    public init(folder: URL) { self.folder = folder }

    /// The file that is written.
    public var file: URL { folder.file(named: "ghb.log") }
    /// The file before it, which was full.
    public var older: URL { folder.file(named: "ghb.log.1") }
}
