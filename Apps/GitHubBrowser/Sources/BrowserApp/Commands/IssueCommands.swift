// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation
import TerminalText

/// `ghb issue OWNER/REPO NUMBER`: shows one issue with its comments.
final class IssueCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "issue", abstract: "Show an issue or a pull request with its comments.")

    @Argument(help: "The repository as OWNER/REPO, or the URL of the issue.") var repository: String
    @Argument(help: "The issue number.") var number: String?
    @Flag(help: "Print only the text of the issue, as Markdown.") var raw = false
    @OptionGroup var options: GlobalOptions

    @Injected var issues: IssueService
    @Injected var names: NameReader
    @Injected var layout: Layout

    func inject(issues: IssueService, names: NameReader, layout: Layout) {
        self.issues = issues
        self.names = names
        self.layout = layout
    }

    func validate() throws { try options.validate(raw: raw) }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let (name, number) = try names.issue(repository, number: number)
        let catalogue = Catalogue.discussions
        let positions = try layout.positions(in: catalogue, shape: .one, apart: ["body", "commentList"])
        let needsComments =
            !raw && (layout.format == .table || positions.contains { catalogue.names[$0] == "commentList" })
        let discussion = try await BrowserFailure.translating { () async throws(APIFailure) in
            let issue = try await issues.issue(number, of: name)
            return Discussion(
                issue: issue, comments: needsComments ? try await issues.comments(on: issue, of: name) : [])
        }
        if raw { return .file(text: discussion.issue.body ?? "") }
        return .report(
            catalogue.report(.one, [discussion], positions: positions, sections: sections(of: discussion)))
    }

    private func sections(of discussion: Discussion) -> [Report.Section] {
        [Report.Section(.markdown(discussion.issue.body ?? "", breaksLines: true))]
            + discussion.comments.map { comment in
                Report.Section(
                    heading: [.text(comment.author ?? "deleted account"), .optional(comment.createdAt)],
                    .markdown(comment.body ?? "", breaksLines: true))
            }
    }
}

/// `ghb issues OWNER/REPO`: lists the issues of a repository, in the server's order, with pull requests only on
/// request.
final class IssuesCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "issues", abstract: "List the issues of a repository, by default the open ones.")

    @Argument(help: "The repository as OWNER/REPO.") var repository: String
    @Option(help: "List open, closed or all issues.") var state: IssueState?
    @Option(name: .customLong("label"), help: "List issues with this label; repeat it for issues with all of them.")
    var labels: [String] = []
    @Flag(name: .customLong("with-prs"), help: "Include pull requests.") var withPullRequests = false
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
                "--label '\(PlainText.line(label))': a label cannot contain a comma; repeat --label for each one.")
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
