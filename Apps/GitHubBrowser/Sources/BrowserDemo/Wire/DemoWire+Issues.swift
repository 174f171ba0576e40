// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

extension DemoWire {
    /// Returns an issue or a pull request.
    func issue(_ issue: DemoIssue, of repository: DemoRepository) -> WireValue {
        let path = "\(repository.fullName)/\(issue.isPullRequest ? "pull" : "issues")/\(issue.number)"
        let address = "repos/\(repository.fullName)/issues/\(issue.number)"
        let id = identifier(issue, repository)
        var own: [String: WireValue] = [
            "id": .integer(id), "node_id": .text(node("I", id)), "number": .integer(issue.number),
            "title": .text(issue.title), "state": issue.isOpen ? "open" : "closed",
            "state_reason": .optional(issue.reason), "user": account(issue.author),
            "labels": .list(issue.labels.map(label)), "assignee": .null, "assignees": .list([]), "milestone": .null,
            "locked": false, "active_lock_reason": .null, "author_association": .text(association(issue.author)),
            "comments": .integer(issue.comments.count), "body": .optional(issue.body), "html_url": web(path),
            "url": api(address), "comments_url": api("\(address)/comments"),
            "repository_url": api("repos/\(repository.fullName)"),
        ]
        own["created_at"] = text(time(issue.created, of: issue.name))
        own["updated_at"] = text(updated(issue))
        own["closed_at"] = text(issue.closed.map { time($0, of: issue.name) })
        if issue.isPullRequest {
            own["draft"] = .bool(issue.isDraft)
            own["pull_request"] = .object([
                "url": api("repos/\(repository.fullName)/pulls/\(issue.number)"), "html_url": web(path),
                "merged_at": issue.isMerged ? text(issue.closed.map { time($0, of: issue.name) }) : .null,
            ])
        }
        return .object(own)
    }

    /// Returns the comments on an issue, the oldest first.
    func comments(_ issue: DemoIssue, of repository: DemoRepository) -> [WireValue] {
        issue.comments.enumerated().map { index, comment in
            let id = identifier(issue, repository) * 100 + index + 1
            let written = time(comment.written, of: issue.name)
            let path = "\(repository.fullName)/issues/\(issue.number)#issuecomment-\(id)"
            return .object([
                "id": .integer(id), "node_id": .text(node("IC", id)), "user": account(comment.author),
                "author_association": .text(association(comment.author)), "body": .text(comment.body),
                "created_at": text(written), "updated_at": text(written), "html_url": web(path),
                "url": api("repos/\(repository.fullName)/issues/comments/\(id)"),
                "issue_url": api("repos/\(repository.fullName)/issues/\(issue.number)"),
            ])
        }
    }

    /// Returns the time of the last change to an issue or its comments.
    func updated(_ issue: DemoIssue) -> Date {
        let times = [issue.created, issue.closed].compactMap(\.self) + issue.comments.map(\.written)
        return times.map { time($0, of: issue.name) }.max() ?? hour
    }

    private func identifier(_ issue: DemoIssue, _ repository: DemoRepository) -> Int {
        2_000_000_000 + (repository.id - 48_151_600) * 2_000 + issue.number
    }

    private func association(_ login: String?) -> String {
        login.flatMap(data.member) == nil ? "NONE" : "MEMBER"
    }

    private func label(_ name: String) -> WireValue {
        let color = String(name.demoHash % 0xFF_FFFF, radix: 16)
        let id = Int(name.demoHash % 900_000_000)
        return .object([
            "id": .integer(id), "node_id": .text(node("LA", id)), "name": .text(name), "description": .null,
            "color": .text(String(repeating: "0", count: max(6 - color.count, 0)) + color),
            "default": .bool(["bug", "enhancement", "question", "good first issue", "wontfix"].contains(name)),
        ])
    }
}
