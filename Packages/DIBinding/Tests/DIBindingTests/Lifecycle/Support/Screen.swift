// SPDX-License-Identifier: Apache-2.0

/// An object of the main actor, which logs what happens there.
final class Screen {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
    }

    func log(_ event: String) {
        MainActor.preconditionIsolated()
        journal.log(event)
    }
}
