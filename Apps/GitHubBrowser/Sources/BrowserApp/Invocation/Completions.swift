// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserSQLite
import BrowserStorage
import Foundation

/// The words that shells complete besides commands and options: the places and bookmarks that the browser remembers.
enum Completions {
    /// Owners.
    static var owners: CompletionKind { .custom { _, _, _ in Set(remembered().map { owner(of: $0) }).sorted() } }

    /// Repositories.
    static var repositories: CompletionKind { .custom { _, _, _ in repositoryNames() } }

    /// Owners and repositories.
    static var places: CompletionKind {
        .custom { _, _, _ in Set(remembered().map { owner(of: $0) }).sorted() + repositoryNames() }
    }

    private static func repositoryNames() -> [String] {
        let names = remembered().compactMap { place -> String? in
            let parts = place.prefix { $0 != "#" }.split(separator: "/")
            return parts.count > 1 ? "\(parts[0])/\(parts[1])" : nil
        }
        return Set(names).sorted()
    }

    private static func owner(of place: String) -> String { String(place.prefix { $0 != "/" && $0 != "#" }) }

    /// The places and the bookmarks of all hosts. A search has a blank in its text.
    private static func remembered() -> [String] {
        let state = UserFolder.state.url(environment: Environment(ProcessInfo.processInfo.environment))
        let bookmarks = SQLiteBookmarkStore.names(in: StorageLocation(cacheFolder: state, stateFolder: state).bookmarks)
        return PlaceFile.places(in: state).filter { !$0.contains(" ") } + bookmarks
    }

    /// Returns the values of a list of fields with one more field.
    static func fields(_ names: [String], after typed: String) -> [String] {
        let before = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
        let chosen = Set(before.split(separator: ",").map(String.init))
        return names.filter { !chosen.contains($0) }.map { before + $0 }
    }
}
