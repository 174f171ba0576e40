// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension InventedWire {
    /// Returns a pull request, in a list or alone, with the numbers that lists lack.
    func pullRequest(_ issue: InventedIssue, of repository: InventedRepository, isAlone: Bool = false) -> WireValue {
        let seed = issue.name.stableHash
        let words = issue.title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let fork = issue.author.flatMap(data.member) == nil ? issue.author : repository.owner
        let merged = issue.isMerged ? issue.closed.map { time($0, of: issue.name) } : nil
        let whole = self.issue(issue, of: repository).adding([
            "head": end(words.prefix(3).joined(separator: "-"), commit(issue), fork),
            "base": end("main", commit(issue, salt: "base"), repository.owner),
            "merged_at": text(merged),
            "requested_reviewers": .list(issue.requested.map(account)),
        ])
        guard isAlone else { return whole }
        return whole.adding([
            "mergeable": issue.isOpen ? .bool(seed % 5 != 0) : .null,
            "additions": .integer(Int(seed % 300) + 1), "deletions": .integer(Int(seed / 300 % 120)),
            "changed_files": .integer(Int(seed / 7 % 9) + 1),
        ])
    }

    func reviews(_ issue: InventedIssue, of repository: InventedRepository) -> [WireValue] {
        issue.reviewers.map { login in
            [
                "user": account(login), "state": issue.isMerged ? "APPROVED" : "CHANGES_REQUESTED",
                "html_url": web("\(repository.fullName)/pull/\(issue.number)"),
                "body": issue.isMerged ? "" : "Close. It needs a test for the second cup.",
                "submitted_at": text(updated(issue)),
            ]
        }
    }

    func checks(_ issue: InventedIssue, of repository: InventedRepository) -> [WireValue] {
        ["build", "test (linux)", "test (macos)", "lint"].enumerated().map { index, name in
            let isFailed = !issue.isMerged && Int(issue.name.stableHash % 4) == index
            let isRunning = issue.isDraft && index == 2
            return [
                "name": .text(name), "status": isRunning ? "in_progress" : "completed",
                "conclusion": isRunning ? .null : isFailed ? "failure" : "success",
                "html_url": web("\(repository.fullName)/actions/runs/\(issue.number)\(index)"),
            ]
        }
    }

    /// The commit at the end of the branch of a pull request.
    func commit(_ issue: InventedIssue, salt: String = "head") -> String {
        let digits = String((issue.name + salt).stableHash, radix: 16)
        return String(repeating: digits, count: 40 / digits.count + 1).prefix(40).description
    }

    private func end(_ branch: String, _ commit: String, _ owner: String?) -> WireValue {
        [
            "ref": .text(branch), "label": .text("\(owner ?? "unknown"):\(branch)"), "sha": .text(commit),
            "user": account(owner),
        ]
    }
}
