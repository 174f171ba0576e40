// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension InventedWire {
    /// Returns an issue or a pull request.
    func issue(_ issue: InventedIssue, of repository: InventedRepository) -> WireValue {
        let path = "\(repository.fullName)/\(issue.isPullRequest ? "pull" : "issues")/\(issue.number)"
        let closed = issue.closed.map { time($0, of: issue.name) }
        let own: WireValue = [
            "id": .integer(identifier(issue, repository)), "number": .integer(issue.number),
            "title": .text(issue.title),
            "state": issue.isOpen ? "open" : "closed", "state_reason": .optional(issue.reason),
            "user": account(issue.author), "labels": .list(issue.labels.map(label)),
            "assignees": .list(issue.assignees.map(account)), "milestone": .null,
            "author_association": .text(association(issue.author)), "comments": .integer(issue.comments.count),
            "body": .optional(issue.body), "html_url": web(path),
            "url": api("repos/\(repository.fullName)/issues/\(issue.number)"),
            "repository_url": api("repos/\(repository.fullName)"),
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
            let id = identifier(issue, repository) * 100 + index + 1
            let written = time(comment.written, of: issue.name)
            return [
                "id": .integer(id), "user": account(comment.author), "body": .text(comment.body),
                "author_association": .text(association(comment.author)), "created_at": text(written),
                "updated_at": text(written),
                "html_url": web("\(repository.fullName)/issues/\(issue.number)#issuecomment-\(id)"),
            ]
        }
    }

    /// Returns the time of the last change to an issue or its comments.
    func updated(_ issue: InventedIssue) -> Date {
        let times = [issue.created, issue.closed].compactMap(\.self) + issue.comments.map(\.written)
        return times.map { time($0, of: issue.name) }.max() ?? hour
    }

    private func identifier(_ issue: InventedIssue, _ repository: InventedRepository) -> Int {
        2_000_000_000 + (repository.id - (data.repositories.first?.id ?? 0)) * 2_000 + issue.number
    }

    private func association(_ login: String?) -> String {
        login.flatMap(data.member) == nil ? "NONE" : "MEMBER"
    }

    private func label(_ name: String) -> WireValue {
        let color = String(name.stableHash % 0xFF_FFFF, radix: 16)
        return [
            "id": .integer(Int(name.stableHash % 900_000_000)), "name": .text(name), "description": .null,
            "color": .text(String(repeating: "0", count: max(6 - color.count, 0)) + color),
        ]
    }
}
