// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import BrowserStorage
import DI
import Foundation

/// `ghb bookmarks`: a group of commands; by itself the list.
struct BookmarksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bookmarks", abstract: "List the repositories that you marked, mark one or unmark it.",
        subcommands: [BookmarksListCommand.self, BookmarksAddCommand.self, BookmarksRemoveCommand.self],
        defaultSubcommand: BookmarksListCommand.self)
}

/// `ghb bookmarks`: the marked repositories of the host, those first that were marked first.
final class BookmarksListCommand: InjectedCommand {
    static let name = "bookmarks list"
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the repositories that you marked.")

    @OptionGroup var options: GlobalOptions

    @Injected var bookmarks: BookmarkList
    @Injected var webURL: URL
    @Injected var layout: Layout
    @Injected var limit: Limit

    func inject(bookmarks: BookmarkList, webURL: TaggedProvider<WebURL>, layout: Layout, limit: Limit) {
        self.bookmarks = bookmarks
        self.webURL = webURL.get()
        self.layout = layout
        self.limit = limit
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let positions = try layout.positions(in: .bookmarks, shape: .list)
        let all = try await BrowserFailure.ofStorage("the bookmarks cannot be read") { try await bookmarks.all() }
        let shown = limit.cut(all)
        let noun = Catalogue.bookmarks.noun.form(for: all.count)
        return .report(
            Catalogue.bookmarks.report(
                .list, shown.map { BookmarkEntry($0, on: webURL) }, positions: positions,
                headline: "Showing \(shown.count) of \(all.count) \(noun)"))
    }
}

/// `ghb bookmarks add OWNER/REPO`: marks a repository; nothing is asked, so that it works offline.
final class BookmarksAddCommand: InjectedCommand {
    static let name = "bookmarks add"
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Mark a repository, to find it again.")

    @Argument(help: "The repository, as OWNER/REPO or as the address of its page.") var repository: String
    @OptionGroup var options: GlobalOptions

    @Injected var bookmarks: BookmarkList
    @Injected var names: NameReader
    @Injected var notices: any Notices

    func inject(bookmarks: BookmarkList, names: NameReader, notices: any Notices) {
        self.bookmarks = bookmarks
        self.names = names
        self.notices = notices
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let name = try names.repository(repository)
        let isNew = try await BrowserFailure.ofStorage("the bookmark cannot be kept") { try await bookmarks.add(name) }
        guard await bookmarks.isLasting() else {
            throw BrowserFailure(
                .failure, "the bookmark is gone when ghb ends, since bookmarks are in memory",
                advice: ["set storage.backend to sqlite, and let ghb write to its state folder"])
        }
        notices.post(Notice(.note, isNew ? "bookmarked \(name)" : "\(name) is bookmarked already"))
        return .nothing
    }
}

/// `ghb bookmarks remove OWNER/REPO`: unmarks a repository; one that is not marked is no failure.
final class BookmarksRemoveCommand: InjectedCommand {
    static let name = "bookmarks remove"
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Unmark a repository.")

    @Argument(help: "The repository, as OWNER/REPO or as the address of its page.") var repository: String
    @OptionGroup var options: GlobalOptions

    @Injected var bookmarks: BookmarkList
    @Injected var names: NameReader
    @Injected var notices: any Notices

    func inject(bookmarks: BookmarkList, names: NameReader, notices: any Notices) {
        self.bookmarks = bookmarks
        self.names = names
        self.notices = notices
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let name = try names.repository(repository)
        let wasMarked = try await BrowserFailure.ofStorage("the bookmark cannot be removed") {
            try await bookmarks.remove(name)
        }
        notices.post(Notice(.note, wasMarked ? "removed the bookmark of \(name)" : "\(name) is no bookmark"))
        return .nothing
    }
}
