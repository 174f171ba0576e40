// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether a folder can be used that the program keeps something in.
struct FolderCheck: DoctorCheck {
    /// The folders, by what is in them.
    enum Place: String, CaseIterable, Sendable {
        case cache = "cache folder"
        case state = "state folder"
    }

    let place: Place
    let subject: DoctorSubject

    var name: String { place.rawValue }

    func examine() async -> Finding {
        let folder = subject.folder(place)
        let path = folder.path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else {
                return .warning(
                    "\(path) is a file, so that nothing is kept", "move it away: mv '\(path)' '\(path).old'")
            }
            guard FileManager.default.isWritableFile(atPath: path) else {
                return .warning("\(path) cannot be written, so that nothing is kept", "chmod u+rwx '\(path)'")
            }
            return .ok(path)
        }
        let parent = existingParent(of: folder)
        _ = FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder)
        guard isFolder.boolValue, FileManager.default.isWritableFile(atPath: parent) else {
            return .warning(
                "\(path) is missing and cannot be made in \(parent), so that nothing is kept",
                "make it, or set \(place == .cache ? "XDG_CACHE_HOME" : "XDG_STATE_HOME") to a folder of yours")
        }
        return .ok("\(path), made when it is needed")
    }

    private func existingParent(of folder: URL) -> String {
        var parent = folder.deletingLastPathComponent()
        while parent.path != "/", !FileManager.default.fileExists(atPath: parent.path) {
            parent = parent.deletingLastPathComponent()
        }
        return parent.path
    }
}
