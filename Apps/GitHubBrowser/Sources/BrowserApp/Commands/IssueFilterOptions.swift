// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserUI
import TerminalText

/// The options that select issues or pull requests.
struct IssueFilterOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "List open, closed or all.") var state: IssueState?
    @Option(
        name: [.customShort("l"), .customLong("label")], help: "Only with this label; repeat it to require several.")
    var labels: [String] = []
    @Option(help: ArgumentHelp("Only by this author; @me is you.", valueName: "login")) var author: String?
    @Option(help: ArgumentHelp("Only assigned to this account; @me is you.", valueName: "login")) var assignee: String?
    @Option(help: ArgumentHelp("Only in the milestone with this title.", valueName: "title")) var milestone: String?
    @Option(help: ArgumentHelp("Only what this search finds, in GitHub's syntax.", valueName: "query"))
    var search: String?

    func validate() throws {
        if let label = labels.first(where: { $0.contains(",") }) {
            throw ValidationError(
                "--label '\(PlainText.line(label))': a label cannot contain a comma; repeat --label for each one.")
        }
    }

    /// Returns the query of a page that shows the same, added to that of a pasted page.
    func query(_ kind: String?, page: String?) -> String { typed(page: page).query(in: nil, kind: kind) }

    /// Returns the named repository and the filter for it, which adds to the query of a pasted page.
    ///
    /// The user's login is in the place of `@me`; a search understands that itself.
    func filter(
        in repository: String, kind: String?, _ names: NameReader, _ viewer: Viewer
    ) async throws -> (RepositoryName, IssueFilter) {
        let name = try names.repository(repository)
        var filter = typed(page: try names.query(repository).map { SavedSearch($0, kind, in: name).query })
        if !filter.isSearch {
            filter.author = try await login(author, viewer)
            filter.assignee = try await login(assignee, viewer)
        }
        return (name, filter)
    }

    private func typed(page: String?) -> IssueFilter {
        IssueFilter(
            state: state, labels: labels, author: author, assignee: assignee, milestone: milestone, search: search,
            page: page)
    }

    private func login(_ name: String?, _ viewer: Viewer) async throws(APIFailure) -> String? {
        guard name == "@me" else { return name }
        guard let login = try await viewer.login() else {
            throw APIFailure(
                .unauthorized, "@me is the account of your token, and none is set",
                advice: ["set \(viewer.variable) to a token"])
        }
        return login
    }
}

extension IssueState: ExpressibleByArgument {}
