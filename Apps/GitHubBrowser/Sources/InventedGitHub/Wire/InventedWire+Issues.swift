// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension InventedWire {
    func issue(_ issue: InventedIssue, of repository: InventedRepository) -> WireValue {
        let path = "\(repository.fullName)/\(issue.isPullRequest ? "pull" : "issues")/\(issue.number)"
        let closed = issue.closed.map { time($0, of: issue.name) }
        let own: WireValue = [
            "number": .integer(issue.number), "title": .text(issue.title),
            "state": issue.isOpen ? "open" : "closed", "state_reason": .optional(issue.reason),
            "user": account(issue.author), "labels": .list(issue.labels.map(label)),
            "assignees": .list(issue.assignees.map(account)), "comments": .integer(issue.comments.count),
            "body": .optional(issue.body), "html_url": web(path),
            "created_at": text(time(issue.created, of: issue.name)), "updated_at": text(updated(issue)),
            "closed_at": text(closed),
        ]
        guard issue.isPullRequest else { return own }
        let merged: WireValue = ["html_url": web(path), "merged_at": issue.isMerged ? text(closed) : .null]
        return own.adding(["draft": .bool(issue.isDraft), "pull_request": merged])
    }

    /// Returns the comments on an issue, the oldest first.
    func comments(_ issue: InventedIssue, of repository: InventedRepository) -> [WireValue] {
        issue.comments.enumerated().map { index, comment in
            let id = issue.number * 100 + index + 1
            let written = text(time(comment.written, of: issue.name))
            return [
                "id": .integer(id), "user": account(comment.author), "body": .text(comment.body),
                "created_at": written, "updated_at": written,
                "html_url": web("\(repository.fullName)/issues/\(issue.number)#issuecomment-\(id)"),
            ]
        }
    }

    /// Returns the time of the last change to an issue or its comments.
    func updated(_ issue: InventedIssue) -> Date {
        let times = [issue.created, issue.closed].compactMap(\.self) + issue.comments.map(\.written)
        return times.map { time($0, of: issue.name) }.max() ?? hour
    }

    private func label(_ name: String) -> WireValue {
        // Always of six digits.
        let color = String(0x10_0000 + name.stableHash % 0xEF_FFFF, radix: 16)
        return ["name": .text(name), "color": .text(color)]
    }
}
