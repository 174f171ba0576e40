// SPDX-License-Identifier: Apache-2.0

/// An issue or a pull request of the demo, with what was said about it.
struct DemoIssue: Sendable, Hashable {
    /// A comment on the issue.
    struct Comment: Sendable, Hashable {
        let author: String?
        let written: DemoTime
        let body: String
    }

    let repository: String
    let number: Int
    let title: String
    let body: String?
    let author: String?
    let labels: [String]
    let created: DemoTime
    let closed: DemoTime?
    /// `completed`, `not_planned`, `duplicate` or `reopened`.
    let reason: String?
    let isPullRequest: Bool
    let isDraft: Bool
    let isMerged: Bool
    private(set) var comments: [Comment] = []

    var isOpen: Bool { closed == nil }

    /// The name under which its times are ordered.
    var name: String { "\(repository)#\(number)" }

    /// Reads an entry `issue REPO NUMBER | STATE | AUTHOR | CREATED | LABELS`.
    ///
    /// A state is `open`, `open reopened`, `closed AGO REASON`, `pr open`, `pr draft`, `pr merged AGO` or `pr closed AGO`.
    init?(_ entry: DemoEntry) {
        let parts = (entry[0] ?? "").split(separator: " ")
        guard entry.kind == "issue", parts.count == 2, let number = Int(parts[1]),
            let created = entry[3].flatMap(DemoTime.init)
        else { return nil }
        var state = (entry[1] ?? "open").split(separator: " ").map(String.init)[...]
        isPullRequest = state.first == "pr"
        if isPullRequest { state = state.dropFirst() }
        let word = state.popFirst()
        isDraft = word == "draft"
        isMerged = word == "merged"
        closed = word == "closed" || word == "merged" ? state.popFirst().flatMap(DemoTime.init) : nil
        reason = state.first
        repository = String(parts[0])
        self.number = number
        self.created = created
        author = entry[2]
        labels = entry.list(4)
        (title, body) = entry.titleAndBody
    }

    /// Returns the issues of texts; a comment belongs to the issue above it.
    static func all(in texts: [String]) -> [DemoIssue] {
        var issues: [DemoIssue] = []
        for entry in texts.flatMap(DemoEntry.entries) {
            if entry.kind == "comment" {
                guard !issues.isEmpty, let written = entry[1].flatMap(DemoTime.init) else { continue }
                issues[issues.count - 1].comments.append(
                    Comment(author: entry[0], written: written, body: entry.text))
            } else if let issue = DemoIssue(entry) {
                issues.append(issue)
            }
        }
        return issues
    }
}
