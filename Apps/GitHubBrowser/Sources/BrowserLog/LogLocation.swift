// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The location of a log on disk.
package struct LogLocation: Sendable, Hashable {
    /// The folder, which need not exist yet.
    package let folder: URL

    /// Names a folder.
    package init(folder: URL) { self.folder = folder }

    /// The file that is written.
    package var file: URL { folder.file(named: "ghb.log") }
    /// The file before it, which was full.
    package var older: URL { folder.file(named: "ghb.log.1") }
}
