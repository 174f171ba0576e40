// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Puts a text in the place of the user's file in one step, so that there is always a whole file there.
struct ConfigurationWriter {
    /// The file, which need not be there.
    let path: String

    /// What stands in the file; empty where there is none.
    func text() throws(BrowserFailure) -> String {
        guard FileManager.default.fileExists(atPath: path) else { return "" }
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw BrowserFailure(.failure, "\(path) cannot be read: \(Self.reason(error))")
        }
    }

    /// Writes the text; a new file is the user's alone, one that was there keeps its mode.
    func write(_ text: String) throws(BrowserFailure) {
        // A link stays one, and what it leads to is replaced.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent()
        let aside = folder.appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
        let manager = FileManager.default
        do {
            try manager.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let mode = (try? manager.attributesOfItem(atPath: target.path))?[.posixPermissions] ?? 0o600
            guard manager.createFile(atPath: aside.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
                throw CocoaError(.fileWriteNoPermission)
            }
            let file = try FileHandle(forWritingTo: aside)
            try file.write(contentsOf: Data(text.utf8))
            try file.synchronize()
            try file.close()
            try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: aside.path)
            guard rename(aside.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? manager.removeItem(at: aside)
            throw BrowserFailure(
                .failure, "\(path) cannot be written: \(Self.reason(error))", advice: ["nothing is changed"])
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileReadNoPermission?, .fileWriteNoPermission?: "permission denied"
        case .fileReadInapplicableStringEncoding?: "it is no UTF-8"
        case .fileWriteOutOfSpace?: "no space is left"
        case .fileWriteVolumeReadOnly?: "it is on a disk that is read-only"
        default: "the system refuses"
        }
    }
}
