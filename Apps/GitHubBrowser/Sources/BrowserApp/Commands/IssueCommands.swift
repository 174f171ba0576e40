// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation
import TerminalText

struct IssueCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "issue", abstract: "Show an issue or a pull request with its comments.")

    @Argument(help: "The repository as OWNER/REPO, or the URL of the issue.") var repository: String
    @Argument(help: "The issue number.") var number: String?
    @OptionGroup var options: GlobalOptions

    func output(issues: IssueService, names: NameReader, layout: Layout) async throws -> CommandOutput {
        let (name, number) = try names.issue(repository, number: number)
        let fields = try layout.fields(of: .discussions, shape: .one, apart: ["body", "commentList"])
        let needsComments = layout.format == .table || fields.names.contains("commentList")
        let discussion = try await issues.discussion(number, of: name, withComments: needsComments).value
        return fields.output(
            discussion,
            sections: [Report.Section(body: discussion.issue.body)] + discussion.comments.map(Report.Section.init))
    }
}

/// `ghb issues OWNER/REPO`: lists the issues of a repository, in the server's order, with pull requests only on
/// request.
struct IssuesCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "issues", abstract: "List the issues of a repository, by default the open ones.")

    @Argument(help: "The repository as OWNER/REPO, or the URL of a list of its issues.") var repository: String
    @OptionGroup var filter: IssueFilterOptions
    @Flag(name: .customLong("with-prs"), help: "Include pull requests.") var withPullRequests = false
    @OptionGroup var options: GlobalOptions

    func output(issues: IssueService, names: NameReader, layout: Layout, limit: Limit) async throws -> CommandOutput {
        let fields = try layout.fields(of: .issues, shape: .list)
        let (name, filter) = try filter.filter(in: repository, kind: withPullRequests ? nil : "is:issue", names)
        let pages = issues.pages(of: name, filter, withPullRequests: withPullRequests)
        let noun = withPullRequests ? Noun.issuesAndPullRequests : Catalogue.issues.noun
        return fields.output(try await pages.listing(limit), noun, in: "\(name)")
    }
}

extension Noun {
    static var issuesAndPullRequests: Noun { Noun("issue or pull request", "issues and pull requests") }
}

extension Report.Section {
    init(comment: IssueComment) {
        self.init(
            heading: [.text(comment.author ?? "deleted account"), .optional(comment.createdAt)], body: comment.body)
    }

    /// Creates the section of a text that somebody wrote on GitHub.
    init(heading: [FieldValue] = [], body: String?) {
        self.init(heading: heading, .markdown(body ?? "", breaksLines: true))
    }
}
