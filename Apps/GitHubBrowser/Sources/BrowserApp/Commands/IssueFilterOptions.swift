// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserUI
import TerminalText

struct IssueFilterOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "List open, closed or all.") var state: IssueState?
    @Option(
        name: [.customShort("l"), .customLong("label")], help: "Only with this label; repeat it to require several.")
    var labels: [String] = []
    @Option(help: ArgumentHelp("Only what this search finds, such as 'author:@me milestone:1.0'.", valueName: "query"))
    var search: String?

    func validate() throws {
        if let label = labels.first(where: { $0.contains(",") }) {
            throw ValidationError(
                "--label '\(PlainText.line(label))': a label cannot contain a comma; repeat --label for each one.")
        }
    }

    /// Returns the named repository and the filter for it, which adds to the query of a pasted page.
    func filter(
        in repository: String, kind: String?, _ names: NameReader
    ) throws(BrowserFailure) -> (RepositoryName, IssueFilter) {
        let name = try names.repository(repository)
        let page = try names.query(repository).map { SavedSearch($0, kind, in: name).query }
        return (name, IssueFilter(state: state, labels: labels, search: search, page: page))
    }
}

extension IssueState: ExpressibleByArgument {}
