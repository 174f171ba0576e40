// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Doctor {
    /// Returns whether a folder of the program can be used.
    func folder(_ place: UserFolder) -> Finding {
        let check = "\(place.rawValue) folder"
        var folder = place.url(environment: surroundings.environment)
        if place == .cache, case .success(let program) = program {
            folder = program.program.probe.get().location.cacheFolder
        }
        let path = folder.filePath
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        if manager.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else {
                return .warning(check, "\(path) is not a directory, so nothing is saved", Self.movingAway([path]))
            }
            guard manager.isWritableFile(atPath: path) else {
                return .warning(
                    check, "\(path) is not writable, so nothing is saved", "chmod u+rwx \(ShellWord.quoted(path))")
            }
            return .ok(check, path)
        }
        var parent = folder.deletingLastPathComponent()
        while parent.path != "/", !manager.fileExists(atPath: parent.path) {
            parent = parent.deletingLastPathComponent()
        }
        _ = manager.fileExists(atPath: parent.path, isDirectory: &isFolder)
        guard isFolder.boolValue, manager.isWritableFile(atPath: parent.path) else {
            return .warning(
                check, "\(path) is missing and cannot be created in \(parent.path), so nothing is saved",
                "create it, or set XDG_\(place.rawValue.uppercased())_HOME to a folder that you own")
        }
        return .ok(check, "\(path), created when needed")
    }

    /// Returns whether cache and bookmarks can be opened and read.
    func database() async -> Finding {
        let check = "database"
        guard case .success(let program) = program else { return .skipped(check) }
        let probe = program.program.probe.get()
        do {
            let wanted = probe.maintenance.get().file
            let summary = try await probe.maintenance.get().summary()
            guard let wanted else { return .ok(check, "responses are kept in memory until ghb ends") }
            let isLasting = await probe.bookmarks.get().isLasting()
            let lost =
                (summary.file == nil ? [("responses", wanted.path)] : [])
                + (isLasting ? [] : [("bookmarks", probe.location.bookmarks.path)])
            guard lost.isEmpty else {
                let paths = lost.map(\.1)
                let folders = [folder(.cache), folder(.state)]
                let isFull = paths.contains { Self.isFull(URL(fileURLWithPath: $0).deletingLastPathComponent()) }
                return .warning(
                    check,
                    "\(paths.joined(separator: " and ")) cannot be used, so \(lost.map(\.0).joined(separator: " and ")) "
                        + "are lost when ghb ends",
                    folders.contains { $0.verdict != .ok }
                        ? "see the folders above" : isFull ? "free space on the disk" : Self.movingAway(paths))
            }
            return .ok(
                check, "\(wanted.path) holds \(summary.entries) \(summary.entries == 1 ? "response" : "responses")")
        } catch {
            return .failed(
                check, "the cache cannot be read: \(error)",
                "'\(line("cache", "clear"))' empties it and leaves the bookmarks")
        }
    }

    private static func isFull(_ folder: URL) -> Bool {
        let facts = try? FileManager.default.attributesOfFileSystem(forPath: folder.filePath)
        return (facts?[.systemFreeSize] as? NSNumber).map { $0.intValue < 100_000 } ?? false
    }

    private static func movingAway(_ paths: [String]) -> String {
        let moves = paths.map { "mv \(ShellWord.quoted($0)) \(ShellWord.quoted($0 + ".old"))" }
        return "move \(paths.count == 1 ? "it" : "them") away: \(moves.joined(separator: "; "))"
    }
}

extension Finding {
    /// Returns the finding of a check that needs the program.
    static func skipped(_ check: String) -> Finding {
        .failed(check, "skipped, because the program cannot start", "see the checks above")
    }
}
