// SPDX-License-Identifier: Apache-2.0

/// An issue or a pull request, with what was said about it.
struct InventedIssue: Sendable, Hashable {
    struct Comment: Sendable, Hashable {
        let author: String?
        let written: InventedTime
        let body: String
    }

    let repository: String
    let number: Int
    let title: String
    let body: String?
    let author: String?
    let labels: [String]
    let created: InventedTime
    let closed: InventedTime?
    /// `completed`, `not_planned`, `duplicate` or `reopened`.
    let reason: String?
    let isPullRequest: Bool
    let isDraft: Bool
    let isMerged: Bool
    var comments: [Comment] = []
    var assignees: [String] = []
    var reviewers: [String] = []
    /// The accounts whose review it waits for.
    var requested: [String] = []

    var isOpen: Bool { closed == nil }

    /// The name under which its times are ordered.
    var name: String { "\(repository)#\(number)" }
}

extension InventedIssue {
    /// Reads an entry `issue REPO NUMBER | STATE | AUTHOR | CREATED | LABELS`.
    ///
    /// A state is `open`, `open reopened`, `closed AGO REASON`, `pr open`, `pr draft`, `pr merged AGO` or `pr closed AGO`.
    init?(_ entry: TextEntry) {
        let parts = (entry[0] ?? "").split(separator: " ")
        guard entry.kind == "issue", parts.count == 2, let number = Int(parts[1]),
            let created = entry[3].flatMap(InventedTime.init)
        else { return nil }
        var state = (entry[1] ?? "open").split(separator: " ").map(String.init)[...]
        isPullRequest = state.first == "pr"
        if isPullRequest { state = state.dropFirst() }
        let word = state.popFirst()
        isDraft = word == "draft"
        isMerged = word == "merged"
        closed = word == "closed" || word == "merged" ? state.popFirst().flatMap(InventedTime.init) : nil
        reason = state.first
        repository = String(parts[0])
        self.number = number
        self.created = created
        author = entry[2]
        labels = entry.list(4)
        (title, body) = entry.titleAndBody
        // A merged one has been approved, and some of the others found a critic.
        if isPullRequest, isMerged || !isDraft && name.stableHash % 2 == 0 {
            reviewers = [author == "emil-espresso" ? CoffeeWorks.me : "emil-espresso"]
        } else if isPullRequest, isOpen {
            requested = [CoffeeWorks.me]
        }
    }

    /// Returns the issues of a text; a comment belongs to the issue above it.
    static func all(in text: String) -> [InventedIssue] {
        var issues: [InventedIssue] = []
        for entry in TextEntry.entries(of: text) {
            if entry.kind == "comment" {
                guard !issues.isEmpty, let written = entry[1].flatMap(InventedTime.init) else { continue }
                issues[issues.count - 1].comments.append(Comment(author: entry[0], written: written, body: entry.text))
            } else if let issue = InventedIssue(entry) {
                issues.append(issue)
            }
        }
        return issues
    }
}
