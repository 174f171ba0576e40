// SPDX-License-Identifier: Apache-2.0

/// The check that cache and bookmarks can be opened and read.
struct StorageCheck: DoctorCheck {
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
            guard summary.file != nil, await probe.bookmarks.get().isLasting() else {
                return .warning(
                    "\(wanted.path) cannot be used, so responses and bookmarks are lost when ghb ends",
                    "see the folders above, or move the file away")
            }
            return .ok("\(wanted.path) holds \(responses)")
        } catch {
            return .failed(
                "the cache cannot be read: \(error)", "'ghb cache clear' empties it and leaves the bookmarks")
        }
    }
}
