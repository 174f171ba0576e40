// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import TerminalText

/// `ghb issues OWNER/REPO`: the issues of a repository, in the server's order; pull requests are no issues here, unless
/// the user wants them.
final class IssuesCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "issues", abstract: "List the issues of a repository, the open ones unless told otherwise.")

    @Argument(help: "The repository as OWNER/REPO.") var repository: String
    @Option(help: "List open, closed or all issues.") var state: IssueState?
    @Option(name: .customLong("label"), help: "List those that have a label; repeated, those that have all.")
    var labels: [String] = []
    @Flag(name: .customLong("with-prs"), help: "List pull requests too.") var withPullRequests = false
    @OptionGroup var options: GlobalOptions

    @Injected var issues: IssueService
    @Injected var names: NameReader
    @Injected var layout: Layout
    @Injected var limit: Limit

    func inject(issues: IssueService, names: NameReader, layout: Layout, limit: Limit) {
        self.issues = issues
        self.names = names
        self.layout = layout
        self.limit = limit
    }

    func validate() throws {
        if let label = labels.first(where: { $0.contains(",") }) {
            throw ValidationError(
                "--label '\(PlainText.line(label))': GitHub takes labels with commas between, so none can hold one; "
                    + "write --label once for each.")
        }
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let name = try names.repository(repository)
        let positions = try layout.positions(in: .issues, shape: .list)
        let listing = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await issues.issues(
                of: name, state: state, labels: labels, withPullRequests: withPullRequests, limit: limit)
        }
        let noun = withPullRequests ? Noun("issue or pull request", "issues and pull requests") : Catalogue.issues.noun
        return .report(
            Catalogue.issues.report(
                .list, listing.items, positions: positions, headline: listing.headline(noun, in: "\(name)")))
    }
}

extension IssueState: ExpressibleByArgument {}
