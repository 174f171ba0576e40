// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation
import TerminalText

/// `ghb issue OWNER/REPO NUMBER`: shows one issue with its comments.
struct IssueCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "issue", abstract: "Show an issue or a pull request with its comments.")

    @Argument(help: "The repository as OWNER/REPO, or the URL of the issue.", completion: Completions.repositories)
    var repository: String
    @Argument(help: "The issue number.") var number: String?
    @Flag(help: "Print only the text of the issue, as Markdown.") var raw = false
    @OptionGroup var options: GlobalOptions

    func validate() throws { try options.validate(raw: raw) }

    func output(issues: IssueService, names: NameReader, layout: Layout) async throws(BrowserFailure) -> CommandOutput {
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
            + discussion.comments.map(Report.Section.init(comment:))
    }
}

/// `ghb issues OWNER/REPO`: lists the issues of a repository, in the server's order, with pull requests only on
/// request.
struct IssuesCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "issues", abstract: "List the issues of a repository, by default the open ones.")

    @Argument(help: "The repository as OWNER/REPO.", completion: Completions.repositories) var repository: String
    @OptionGroup var filter: IssueFilterOptions
    @Flag(name: .customLong("with-prs"), help: "Include pull requests.") var withPullRequests = false
    @OptionGroup var options: GlobalOptions

    func output(
        issues: IssueService, viewer: Viewer, names: NameReader, layout: Layout, limit: Limit
    ) async throws(BrowserFailure) -> CommandOutput {
        let name = try names.repository(repository)
        let positions = try layout.positions(in: .issues, shape: .list)
        let listing = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await issues.issues(
                of: name, try await filter.filter(viewer), withPullRequests: withPullRequests, limit: limit)
        }
        let noun = withPullRequests ? Noun("issue or pull request", "issues and pull requests") : Catalogue.issues.noun
        return .report(
            Catalogue.issues.report(
                .list, listing.items, positions: positions, headline: listing.headline(noun, in: "\(name)")))
    }
}

extension Report.Section {
    /// Creates the section of a comment.
    init(comment: IssueComment) {
        self.init(
            heading: [.text(comment.author ?? "deleted account"), .optional(comment.createdAt)],
            .markdown(comment.body ?? "", breaksLines: true))
    }
}
