// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Screens that somebody looked at, in `Tests/Reviewed/Screens`.
///
/// `RECORD_SCREENS=1 swift test --filter ScreenPictureTests` writes them anew and fails, so that the difference is looked
/// at.
enum ReviewedScreens {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Reviewed/Screens").standardizedFileURL

    static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil }

    static func text(_ name: String) -> String? {
        try? String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
    }

    static func write(_ text: String, _ name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: folder.appendingPathComponent(name + ".txt"), atomically: true, encoding: .utf8)
    }
}
