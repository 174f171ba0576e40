// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The check that a folder of the program can be used.
struct FolderCheck: DoctorCheck {
    /// The folders, by their contents.
    enum Place: String, CaseIterable, Sendable {
        case cache = "cache folder"
        case state = "state folder"
    }

    let place: Place
    let subject: DoctorSubject
    let program: ExaminedProgram

    var name: String { place.rawValue }

    /// The folder that the program uses, else the usual one.
    private var folder: URL {
        let usual = (place == .cache ? UserFolder.cache : .state).url(environment: subject.environment)
        guard place == .cache, case .success(let probe) = program.probe else { return usual }
        return probe.location.cacheFolder
    }

    func examine() async -> Finding {
        let folder = folder
        let path = folder.path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else {
                return .warning(
                    "\(path) is not a directory, so nothing is saved",
                    "move it away: mv \(ShellWord.quoted(path)) \(ShellWord.quoted(path + ".old"))")
            }
            guard FileManager.default.isWritableFile(atPath: path) else {
                return .warning("\(path) is not writable, so nothing is saved", "chmod u+rwx \(ShellWord.quoted(path))")
            }
            return .ok(path)
        }
        let parent = existingParent(of: folder)
        _ = FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder)
        guard isFolder.boolValue, FileManager.default.isWritableFile(atPath: parent) else {
            return .warning(
                "\(path) is missing and cannot be created in \(parent), so nothing is saved",
                "create it, or set \(place == .cache ? "XDG_CACHE_HOME" : "XDG_STATE_HOME") to a folder that you own")
        }
        return .ok("\(path), created when needed")
    }

    private func existingParent(of folder: URL) -> String {
        var parent = folder.deletingLastPathComponent()
        while parent.path != "/", !FileManager.default.fileExists(atPath: parent.path) {
            parent = parent.deletingLastPathComponent()
        }
        return parent.path
    }
}
