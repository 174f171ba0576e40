// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension DemoWire {
    /// Returns a pull request, in a list or alone, with the numbers that lists lack.
    func pullRequest(_ issue: DemoIssue, of repository: DemoRepository, isAlone: Bool = false) -> WireValue {
        let seed = issue.name.demoHash
        let words = issue.title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let branch = words.prefix(3).joined(separator: "-")
        let fork = issue.author.flatMap(data.member) == nil ? issue.author : repository.owner
        let merged = issue.isMerged ? issue.closed.map { time($0, of: issue.name) } : nil
        let own: [String: WireValue] = [
            "head": end(branch, commit(issue), fork),
            "base": end("main", commit(issue, salt: "base"), repository.owner),
            "draft": .bool(issue.isDraft), "merged_at": text(merged),
            "requested_reviewers": .list(waits(issue, for: "ada-roast") ? [account("ada-roast")] : []),
        ]
        let numbers: [String: WireValue] = [
            "merged": .bool(issue.isMerged), "mergeable": issue.isOpen ? .bool(seed % 5 != 0) : .null,
            "additions": .integer(Int(seed % 300) + 1), "deletions": .integer(Int(seed / 300 % 120)),
            "changed_files": .integer(Int(seed / 7 % 9) + 1), "commits": .integer(Int(seed / 11 % 5) + 1),
        ]
        let whole = self.issue(issue, of: repository).adding(own)
        return isAlone ? whole.adding(numbers) : whole
    }

    /// Returns the reviews of a pull request: a merged one has been approved, and some of the others found a critic.
    func reviews(_ issue: DemoIssue, of repository: DemoRepository) -> [WireValue] {
        reviewers(of: issue).map { login in
            let path = "\(repository.fullName)/pull/\(issue.number)"
            return .object([
                "id": .integer(Int((login + issue.name).demoHash % 900_000_000)), "user": account(login),
                "state": issue.isMerged ? "APPROVED" : "CHANGES_REQUESTED", "html_url": web(path),
                "body": issue.isMerged ? "" : "Close. It needs a test for the second cup.",
                "submitted_at": text(updated(issue)),
            ])
        }
    }

    /// Returns the checks of a pull request.
    func checks(_ issue: DemoIssue, of repository: DemoRepository) -> [WireValue] {
        ["build", "test (linux)", "test (macos)", "lint"].enumerated().map { index, name in
            let isFailed = !issue.isMerged && Int(issue.name.demoHash % 4) == index
            let isRunning = issue.isDraft && index == 2
            return .object([
                "id": .integer(Int((issue.name + name).demoHash % 900_000_000)), "name": .text(name),
                "status": isRunning ? "in_progress" : "completed",
                "conclusion": isRunning ? .null : isFailed ? "failure" : "success",
                "html_url": web("\(repository.fullName)/actions/runs/\(issue.number)\(index)"),
            ])
        }
    }

    /// The commit at the end of the branch of a pull request.
    func commit(_ issue: DemoIssue, salt: String = "head") -> String {
        let digits = String((issue.name + salt).demoHash, radix: 16)
        return String(repeating: digits, count: 40 / digits.count + 1).prefix(40).description
    }

    /// Whether a pull request waits for the review of an account.
    func waits(_ issue: DemoIssue, for login: String) -> Bool {
        login == "ada-roast" && issue.isPullRequest && issue.isOpen && reviewers(of: issue).isEmpty
    }

    private func reviewers(of issue: DemoIssue) -> [String] {
        guard issue.isMerged || !issue.isDraft && issue.name.demoHash % 2 == 0 else { return [] }
        return [issue.author == "emil-espresso" ? "ada-roast" : "emil-espresso"]
    }

    private func end(_ branch: String, _ commit: String, _ owner: String?) -> WireValue {
        .object([
            "ref": .text(branch), "label": .text("\(owner ?? "unknown"):\(branch)"), "sha": .text(commit),
            "user": account(owner),
        ])
    }
}
