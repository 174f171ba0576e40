// SPDX-License-Identifier: Apache-2.0

/// A search's plain words, and its qualifiers such as `is:open`; those that are not known exclude nothing.
struct GeneratedSearch: Sendable {
    /// The words, in lower case.
    private(set) var words: [String] = []
    private var qualifiers: [(name: String, value: String)] = []

    /// Reads a query, in which quotes keep the words of a value together.
    init(_ query: String) {
        var isQuoted = false
        let parts = query.lowercased().split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == " " && !isQuoted
        }
        for part in parts {
            let pair = part.replacing("\"", with: "").split(separator: ":", maxSplits: 1).map(String.init)
            if pair.count == 2 { qualifiers.append((pair[0], pair[1])) } else { words += pair }
        }
    }

    /// Returns whether the qualifiers allow a repository, or an issue or a pull request in it.
    func allows(_ repository: GeneratedRepository, issue: Int? = nil) -> Bool {
        qualifiers.allSatisfy { name, value in
            let (isNegated, name) = (name.hasPrefix("-"), name.trimmingPrefix("-"))
            let isMet =
                issue.map { meets(String(name), value, $0, repository) } ?? meets(String(name), value, repository)
            return isMet.map { $0 != isNegated } ?? true
        }
    }

    private func meets(_ name: String, _ value: String, _ repository: GeneratedRepository) -> Bool? {
        switch name {
        case "repo": repository.fullName.lowercased() == value
        case "org", "user": repository.organization.login.lowercased() == value
        case "language": repository.language?.lowercased() == value
        default: nil
        }
    }

    private func meets(_ name: String, _ value: String, _ issue: Int, _ repository: GeneratedRepository) -> Bool? {
        let isPull = issue > repository.issues
        let people = [
            "author": [1], "assignee": repository.assignees(issue),
            "review-requested": isPull ? [repository.reviewer(issue)] : [],
        ]
        switch (name, value) {
        case ("is", "pr"), ("type", "pr"): return isPull
        case ("is", "issue"), ("type", "issue"): return !isPull
        case ("is", "open"), ("state", "open"): return true
        case ("is", "closed"), ("state", "closed"), ("is", "merged"): return false
        case ("label", _): return repository.labels(issue).contains(value)
        case ("author", _), ("assignee", _), ("review-requested", _), ("involves", _):
            let clerks = (people[name] ?? people.values.flatMap { $0 }).map(GeneratedOrganization.clerk)
            return clerks.contains(value == "@me" ? GeneratedOrganization.clerk(1) : value)
        default: return nil
        }
    }
}
