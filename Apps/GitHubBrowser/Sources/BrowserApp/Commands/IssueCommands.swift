// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation
import TerminalText

/// `ghb issue OWNER/REPO NUMBER`: one issue with what was said about it.
final class IssueCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: "issue", abstract: "Show an issue or a pull request, and its comments.")

    @Argument(help: "The repository as OWNER/REPO, or the issue's address.") var repository: String
    @Argument(help: "The issue's number.") var number: String?
    @Flag(help: "Write the issue's text as it is, in Markdown, and nothing else.") var raw = false
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

    func answer() async throws(BrowserFailure) -> Answer {
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
        if raw { return .file(Data((discussion.issue.body ?? "").utf8)) }
        return .report(
            catalogue.report(.one, [discussion], positions: positions, sections: sections(of: discussion)))
    }

    private func sections(of discussion: Discussion) -> [Report.Section] {
        [Report.Section(.markdown(discussion.issue.body ?? "", breaksLines: true))]
            + discussion.comments.map { comment in
                Report.Section(
                    heading: [.text(comment.author ?? "somebody who is gone"), .optional(comment.createdAt)],
                    .markdown(comment.body ?? "", breaksLines: true))
            }
    }
}

/// `ghb issues OWNER/REPO`: the issues of a repository, in the server's order; pull requests are no issues here, unless
/// the user wants them.
final class IssuesCommand: AnsweringCommand {
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

    func answer() async throws(BrowserFailure) -> Answer {
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
