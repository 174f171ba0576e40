// SPDX-License-Identifier: Apache-2.0

import DI
import Foundation

/// The page that the text of a diagnostic points to.
enum DocumentationPage {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Diagnostics")

    static func exists(for id: Diagnostic.ID) -> Bool {
        let name = id.rawValue.split(separator: "/").last.map(String.init) ?? ""
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent(name + ".md").path)
    }
}
