// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Changes the user's file, which other processes may change at the same time.
///
/// There is always a whole file in its place: the new text is written beside it and takes its place in one step, only
/// if the file still holds the text that was changed. Processes of this program do that one after the other; the text of
/// an editor that saves meanwhile is changed anew.
struct ConfigurationWriter {
    /// The file, which need not be there.
    let path: String

    /// The most times that a text is changed anew because the file was changed meanwhile. Each time another program has
    /// succeeded, so that no number of concurrent commands reaches it.
    private static let mostAttempts = 1_000

    /// Puts a changed text in the place of the text in the file; nothing is written where they are the same.
    ///
    /// A new file is the user's alone; one that was there keeps its mode and its owner.
    ///
    /// - Parameter edit: Changes a text. It is called again if the file was changed meanwhile.
    /// - Throws: The reason why nothing is changed, or what `edit` throws.
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

    /// Puts a text in the place of another one; false where the file does not hold that any more.
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

    /// The file that is changed, behind symbolic links, which stay as they are.
    private func target() throws(BrowserFailure) -> Target {
        do {
            return try Target(path)
        } catch {
            throw failure(Self.reason(error))
        }
    }

    private func failure(_ reason: String) -> BrowserFailure {
        BrowserFailure(.failure, "\(path) cannot be written: \(reason)", advice: ["nothing is changed"])
    }

    /// The text of a file; empty if there is none.
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
        if let refusal = error as? FolderLock.Refusal { return refusal.description }
        return switch (error as? CocoaError)?.code {
        case .fileReadNoPermission?, .fileWriteNoPermission?: "permission denied"
        case .fileReadInapplicableStringEncoding?: "it is no UTF-8"
        case .fileWriteOutOfSpace?: "no space is left"
        case .fileWriteVolumeReadOnly?: "it is on a disk that is read-only"
        default: "the system refuses"
        }
    }
}
