// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import BrowserStorage
import DI
import Foundation

struct BookmarksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bookmarks", abstract: "List, add or remove bookmarks of repositories.",
        discussion: "Without a subcommand, it lists them, with the options of 'ghb help bookmarks list'.",
        subcommands: [BookmarksListCommand.self, BookmarksAddCommand.self, BookmarksRemoveCommand.self],
        defaultSubcommand: BookmarksListCommand.self)
}

/// `ghb bookmarks`: lists the bookmarks of the host, oldest first.
struct BookmarksListCommand: InjectedCommand {
    static let name = "bookmarks list"
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List your bookmarks.")

    @OptionGroup var options: GlobalOptions

    func output(
        bookmarks: BookmarkList, webURL: TaggedProvider<WebURL>, layout: Layout, limit: Limit
    ) async throws -> CommandOutput {
        let fields = try layout.fields(of: .bookmarks, shape: .list)
        let all = try await BrowserFailure.ofStorage("the bookmarks cannot be read") { try await bookmarks.all() }
        let shown = limit.cut(all)
        let noun = Catalogue.bookmarks.noun.form(for: all.count)
        return .report(
            fields.report(
                .list, shown.map { BookmarkEntry($0, on: webURL.get()) },
                headline: "Showing \(shown.count) of \(all.count) \(noun)"))
    }
}

/// `ghb bookmarks add OWNER/REPO`: adds a bookmark without a request, so that it works offline.
struct BookmarksAddCommand: InjectedCommand {
    static let name = "bookmarks add"
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Bookmark a repository.")

    @Argument(help: "The repository, as OWNER/REPO or as the URL of its page.") var repository: String
    @OptionGroup var options: GlobalOptions

    func output(bookmarks: BookmarkList, names: NameReader, notices: any Notices) async throws -> CommandOutput {
        let name = try names.repository(repository)
        let isNew = try await BrowserFailure.ofStorage("the bookmark cannot be saved") { try await bookmarks.add(name) }
        guard await bookmarks.isLasting() else {
            throw BrowserFailure(
                .failure, "the bookmark is lost when ghb ends, because bookmarks are kept in memory",
                advice: ["set storage.backend to sqlite, and make the state folder writable"])
        }
        notices.post(Notice(.note, isNew ? "bookmarked \(name)" : "\(name) is already bookmarked"))
        return .nothing
    }
}

/// `ghb bookmarks remove OWNER/REPO`: removes a bookmark; a missing bookmark is not a failure.
struct BookmarksRemoveCommand: InjectedCommand {
    static let name = "bookmarks remove"
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove a bookmark.")

    @Argument(help: "The repository, as OWNER/REPO or as the URL of its page.") var repository: String
    @OptionGroup var options: GlobalOptions

    func output(bookmarks: BookmarkList, names: NameReader, notices: any Notices) async throws -> CommandOutput {
        let name = try names.repository(repository)
        let wasMarked = try await BrowserFailure.ofStorage("the bookmark cannot be removed") {
            try await bookmarks.remove(name)
        }
        notices.post(Notice(.note, wasMarked ? "removed the bookmark of \(name)" : "\(name) is not bookmarked"))
        return .nothing
    }
}
