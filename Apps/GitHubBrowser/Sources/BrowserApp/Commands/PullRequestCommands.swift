// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb prs OWNER/REPO`: lists the pull requests of a repository, in the server's order.
struct PullRequestsCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "prs", abstract: "List the pull requests of a repository, by default the open ones.")

    @Argument(help: "The repository as OWNER/REPO, or the URL of a list of its pull requests.") var repository: String
    @OptionGroup var filter: IssueFilterOptions
    @OptionGroup var options: GlobalOptions

    func output(
        pullRequests: PullRequestService, names: NameReader, layout: Layout, limit: Limit
    ) async throws -> CommandOutput {
        let fields = try layout.fields(of: .pullRequests, shape: .list)
        let (name, filter) = try filter.filter(in: repository, kind: "is:pr", names)
        return fields.output(try await pullRequests.pages(of: name, filter).listing(limit), in: "\(name)")
    }
}

struct PullRequestCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "pr", abstract: "Show a pull request with its reviews, checks and comments.")

    @Argument(help: "The repository as OWNER/REPO, or the URL of the pull request.") var repository: String
    @Argument(help: "The number of the pull request.") var number: String?
    @OptionGroup var options: GlobalOptions

    func output(
        pullRequests: PullRequestService, names: NameReader, layout: Layout, notices: any Notices
    ) async throws -> CommandOutput {
        let (name, number) = try names.issue(repository, number: number)
        let fields = try layout.fields(
            of: .pullRequestDetails, shape: .one, apart: ["body", "reviews", "checks", "commentList"])
        let parts = PullRequestService.Part.allCases.filter {
            layout.format == .table || fields.names.contains($0.rawValue)
        }
        // A person sees a part that is missing, a program does not.
        let onLoss = { (failure: APIFailure) in notices.post(Notice(.warning, failure.message)) }
        let details = try await pullRequests.details(
            number, of: name, with: parts, onLoss: layout.format == .table ? onLoss : nil
        ).value
        return fields.output(details, sections: sections(of: details))
    }

    private func sections(of details: PullRequestDetails) -> [Report.Section] {
        let reviews = details.opinions.map { review -> [FieldValue] in
            [.text(review.author ?? "deleted account"), .text(review.state.words), .optional(review.submittedAt)]
        }
        let checks = (details.checks ?? []).map { check -> [FieldValue] in
            [.text(check.name), .text(check.outcome.rawValue), .optional(check.url)]
        }
        let tables = [
            Report.Section(.table(names: ["reviewer", "review", "submittedAt"], rows: reviews)),
            Report.Section(.table(names: ["check", "result", "url"], rows: checks)),
        ]
        let said = (details.reviews ?? []).filter { $0.body != nil }.map { review in
            Report.Section(
                heading: [
                    .text("\(review.author ?? "deleted account") \(review.state.words)"), .optional(review.submittedAt),
                ], body: review.body)
        }
        return zip(tables, [reviews, checks]).filter { !$1.isEmpty }.map(\.0)
            + [Report.Section(body: details.pullRequest.issue.body)] + said
            + (details.comments ?? []).map(Report.Section.init)
    }
}
