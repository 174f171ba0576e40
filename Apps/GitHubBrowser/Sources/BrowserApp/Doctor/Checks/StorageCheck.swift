// SPDX-License-Identifier: Apache-2.0

/// The check that cache and bookmarks can be opened and read.
struct StorageCheck: DoctorCheck {
    let subject: DoctorSubject
    let program: ExaminedProgram

    var name: String { "database" }

    func examine() async -> Finding {
        guard case .success(let probe) = program.probe else {
            return .failed("skipped, because the program cannot start", "see the checks above")
        }
        do {
            let wanted = probe.maintenance.get().file
            let summary = try await probe.maintenance.get().summary()
            let responses = "\(summary.entries) \(summary.entries == 1 ? "response" : "responses")"
            guard let wanted else { return .ok("responses are kept in memory until ghb ends") }
            var (lost, paths): ([String], [String]) = ([], [])
            if summary.file == nil { (lost, paths) = (["responses"], [wanted.path]) }
            if await !probe.bookmarks.get().isLasting() {
                lost.append("bookmarks")
                paths.append(probe.location.bookmarks.path)
            }
            guard lost.isEmpty else {
                return .warning(
                    "\(paths.joined(separator: " and ")) cannot be used, so \(lost.joined(separator: " and ")) are lost "
                        + "when ghb ends", await advice(on: paths))
            }
            return .ok("\(wanted.path) holds \(responses)")
        } catch {
            return .failed(
                "the cache cannot be read: \(error)",
                "'\(subject.line("cache", "clear"))' empties it and leaves the bookmarks")
        }
    }

    /// Returns what to do about files that cannot be used: mend their folders, or else move the files away.
    private func advice(on paths: [String]) async -> String {
        for place in FolderCheck.Place.allCases {
            let folder = await FolderCheck(place: place, subject: subject, program: program).examine()
            guard folder.words.verdict == "ok" else { return "see the folders above" }
        }
        let moves = paths.map { "mv \(ShellWord.quoted($0)) \(ShellWord.quoted($0 + ".old"))" }
        return "move \(paths.count == 1 ? "it" : "them") away: \(moves.joined(separator: "; "))"
    }
}
