// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation

/// `ghb issue OWNER/REPO NUMBER`: one issue with what was said about it.
final class IssueCommand: InjectedCommand {
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
