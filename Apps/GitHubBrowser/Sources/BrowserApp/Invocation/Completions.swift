// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserSQLite
import BrowserStorage
import BrowserUI
import Foundation

/// The words that shells complete besides commands and options: the places and bookmarks that the browser remembers.
enum Completions {
    /// Owners.
    static var owners: CompletionKind { .custom { _, _, _ in remembered { $0.owner?.login } } }

    /// Repositories.
    static var repositories: CompletionKind { .custom { _, _, _ in remembered { $0.home?.description } } }

    /// Owners and repositories.
    static var places: CompletionKind {
        .custom { _, _, _ in remembered { $0.owner?.login } + remembered { $0.home?.description } }
    }

    /// Returns names in the places and the bookmarks of all hosts.
    private static func remembered(_ name: (Reference) -> String?) -> [String] {
        let state = UserFolder.state.url(environment: Environment(ProcessInfo.processInfo.environment))
        let bookmarks = SQLiteBookmarkStore.names(in: StorageLocation(cacheFolder: state, stateFolder: state).bookmarks)
        return Set((PlaceFile.places(in: state) + bookmarks).compactMap { Reference(text: $0).flatMap(name) }).sorted()
    }

    /// Returns the values of a list of fields with one more field.
    static func fields(_ names: [String], after typed: String) -> [String] {
        let typed = typed.trimmingPrefix("--json=")
        let before = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
        let chosen = Set(before.split(separator: ",").map(String.init))
        return names.filter { !chosen.contains($0) }.map { before + $0 }
    }
}
