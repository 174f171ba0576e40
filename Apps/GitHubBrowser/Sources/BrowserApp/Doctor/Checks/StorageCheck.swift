// SPDX-License-Identifier: Apache-2.0

/// Whether what the program keeps can be opened and read.
struct StorageCheck: DoctorCheck {
    let subject: DoctorSubject

    var name: String { "database" }

    func examine() async -> Finding {
        guard case .success(let probe) = subject.probe else {
            return .failed("not looked at, since the program cannot be put together", "see the checks above")
        }
        do {
            let wanted = probe.maintenance.get().file
            let summary = try await probe.maintenance.get().summary()
            let answers = "\(summary.entries) \(summary.entries == 1 ? "answer" : "answers")"
            guard let wanted else { return .ok("answers are kept in memory, as long as the program runs") }
            guard summary.file != nil, await probe.bookmarks.get().isLasting() else {
                return .warning(
                    "\(wanted.path) cannot be used, so that answers and bookmarks last as long as the program runs",
                    "see the folders above, or move the file away")
            }
            return .ok("\(wanted.path) holds \(answers)")
        } catch {
            return .failed(
                "the cache cannot be read: \(error)", "'ghb cache clear' empties it; bookmarks are kept elsewhere")
        }
    }
}
