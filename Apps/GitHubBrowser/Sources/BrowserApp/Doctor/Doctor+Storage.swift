// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Doctor {
    /// Returns whether cache and bookmarks can be opened and read.
    func database() async -> Finding {
        let check = "database"
        guard case .success(let program) = program else { return .skipped(check) }
        let probe = program.root.probe.get()
        do {
            let wanted = probe.storage.get().file
            let summary = try await probe.storage.get().summary()
            guard let wanted else { return .ok(check, "responses are kept in memory until ghb ends") }
            let isLasting = await probe.storage.get().isLasting()
            let lost =
                (summary.file == nil ? [("responses", wanted.path)] : [])
                + (isLasting ? [] : [("bookmarks", probe.location.bookmarks.path)])
            guard lost.isEmpty else {
                let paths = lost.map(\.1)
                let folders = paths.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
                let closed = folders.filter { !FileManager.default.isWritableFile(atPath: $0.path) }
                return .warning(
                    check,
                    "\(paths.joined(separator: " and ")) cannot be used, so \(lost.map(\.0).joined(separator: " and ")) "
                        + "are lost when ghb ends",
                    !closed.isEmpty
                        ? "make sure that you can write to \(closed.map(\.filePath).joined(separator: " and "))"
                        : folders.contains(where: Self.isFull) ? "free space on the disk" : Self.movingAway(paths))
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
