// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Changes the user's file, which other processes may change at the same time.
///
/// The file is never incomplete: the new text is written beside it and renamed, but only if the file still holds the
/// text that was edited. Processes of this program take turns under a lock; if an editor has saved in the meantime, the
/// edit is repeated.
struct ConfigurationWriter {
    /// The path of the file, which may not exist.
    let path: String

    /// The limit of repeated edits. Each repetition means that another program has succeeded, so that concurrent commands
    /// don't reach it.
    private static let mostAttempts = 1_000

    /// Replaces the text of the file with an edited one; writes nothing if they are equal.
    ///
    /// A new file is readable only by its owner; an existing one keeps its mode and its owner.
    ///
    /// - Parameter edit: Edits a text. It is called again if the file has changed in the meantime.
    /// - Throws: The reason why nothing was changed, or the error of `edit`.
    func change(_ edit: (String) throws(BrowserFailure) -> String) throws(BrowserFailure) {
        for _ in 0..<Self.mostAttempts {
            let target = try target()
            let before = try Self.text(of: target)
            let after = try edit(before)
            if after == before { return }
            if try replace(before, with: after, in: target) { return }
        }
        throw failure("other programs keep changing it")
    }

    /// Replaces the text `before`; returns false if the file no longer holds it.
    private func replace(_ before: String, with after: String, in target: Target) throws(BrowserFailure) -> Bool {
        do {
            try FileManager.default.createDirectory(
                atPath: target.folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            return try FolderLock(target.folder).whileHeld {
                let current = try self.target()
                guard current.path == target.path, try Self.text(of: current) == before else { return false }
                try current.replace(with: Array(after.utf8))
                return true
            }
        } catch let failure as BrowserFailure {
            throw failure
        } catch {
            throw failure(Self.reason(error))
        }
    }

    /// Returns the file behind symbolic links, which stay as they are.
    private func target() throws(BrowserFailure) -> Target {
        do {
            return try Target(path)
        } catch {
            throw failure(Self.reason(error))
        }
    }

    private func failure(_ reason: String) -> BrowserFailure {
        BrowserFailure(.failure, "\(path) cannot be written: \(reason)", advice: ["nothing was changed"])
    }

    /// Returns the text of a file; empty if there is none.
    private static func text(of target: Target) throws(BrowserFailure) -> String {
        guard target.facts != nil else { return "" }
        do {
            return try String(contentsOfFile: target.path, encoding: .utf8)
        } catch {
            throw BrowserFailure(.failure, "\(target.path) cannot be read: \(reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        if let error = error as? SystemRefusal { return error.description }
        return switch (error as? CocoaError)?.code {
        case .fileReadNoPermission?, .fileWriteNoPermission?: "permission denied"
        case .fileReadInapplicableStringEncoding?: "it is not UTF-8"
        case .fileWriteOutOfSpace?: "no space is left on the disk"
        case .fileWriteVolumeReadOnly?: "it is on a read-only disk"
        default: "the system refused"
        }
    }
}
