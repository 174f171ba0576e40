// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension Loaded {
    func rows(of content: Content) -> [ListRow] {
        // Search results come from many repositories, so their rows show the full name.
        let isSearch = if case .search = content { true } else { false }
        return switch self {
        case .members(let members): members.map { ListRow(member: $0) }
        case .user(let profile): [ListRow(user: profile)]
        case .repositories(let repositories): repositories.map { ListRow(repository: $0, isNamedFully: isSearch) }
        case .issues(let issues): issues.map { ListRow(issue: $0, in: content.home) }
        case .pullRequests(let pulls): pulls.map { ListRow(pullRequest: PullRequestDetails($0), in: content.home) }
        case .releases(let releases): releases.map { ListRow(release: $0, of: content.home) }
        case .bookmarks(let names): names.map(ListRow.init(bookmark:))
        default: []
        }
    }
}

extension ListRow {
    init(member: Member, more: [ListDetail] = [], subject: Subject? = nil) {
        self.init(
            id: "\(member.id)", name: member.login,
            details: [.text(member.type ?? ""), .badge(member.isSiteAdmin == true ? "works for GitHub" : "")] + more,
            url: member.url ?? "", reference: AccountName(member.login).map(Reference.member),
            subject: subject ?? .member(member))
    }

    init(user: Profile) {
        self.init(member: user.member, more: [.prose(user.name ?? "")], subject: .profile(user))
    }

    init(repository: Repository, isNamedFully: Bool = false) {
        self.init(
            id: "\(repository.id)", name: isNamedFully ? repository.fullName : repository.name,
            details: [
                .stars(repository.stars), .language(repository.language), .time(repository.pushedAt),
                .prose((repository.isArchived == true ? "archived · " : "") + (repository.summary ?? "")),
            ],
            url: repository.url ?? "", reference: RepositoryName(repository.fullName).map(Reference.repository),
            subject: .repository(repository))
    }

    init(pullRequest details: PullRequestDetails, in repository: RepositoryName?) {
        self.init(
            issue: details.pullRequest.issue, in: repository,
            more: [.reviews(details), .checks(details.checks ?? [])], subject: .pullRequest(details))
    }

    init(issue: Issue, in repository: RepositoryName?, more: [ListDetail] = ["", ""], subject: Subject? = nil) {
        // Search results come from many repositories; the URL of each has its own.
        let home = repository ?? issue.url.flatMap(RepositoryName.init(issueAddress:))
        let name = "\(home.map(String.init(describing:)) ?? "")#\(issue.number)"
        self.init(
            id: name, name: repository == nil ? name : "#\(issue.number)",
            details: [.state(issue), .title(issue.title), .time(issue.updatedAt ?? issue.createdAt)] + more + [
                .labels(issue.labels ?? [], issue.labelColors), .text(issue.author ?? ""),
            ],
            url: issue.url ?? "", reference: home.map { .issue(issue.number, $0) }, subject: subject ?? .issue(issue))
    }

    init(release: Release, of repository: RepositoryName?) {
        let kind = release.isDraft == true ? "draft" : release.isPrerelease == true ? "pre-release" : ""
        self.init(
            id: release.tagName, name: release.tagName,
            details: [
                .time(release.publishedAt ?? release.createdAt), .badge(kind),
                .prose(release.name == release.tagName ? "" : release.name ?? ""),
            ],
            url: release.url ?? "", reference: repository.map { .release(release.tagName, $0) },
            subject: .release(release))
    }

    init(bookmark name: RepositoryName) {
        self.init(
            id: "\(name)".lowercased(), name: "\(name)", reference: .repository(name),
            subject: .text("**\(Self.escaped("\(name)"))**\n\nPress Enter to open it."))
    }

    init(search: SavedSearch) {
        self.init(
            id: search.name, name: search.name, details: [.text(search.kind.noun), .prose(search.query)],
            reference: .search(search),
            subject: .text(Self.escaped(search.query) + "\n\nPress Enter to search."))
    }
}

extension ListRow {
    /// Returns the text with all Markdown syntax escaped.
    private static func escaped(_ text: String) -> String {
        text.map { $0.isASCII && ($0.isPunctuation || $0.isSymbol) ? "\\\($0)" : $0.isNewline ? " " : "\($0)" }.joined()
    }

    /// The content that completes the row: the profile of a member, the reviews and checks of a pull request.
    var completion: Content? {
        switch (reference, subject) {
        case (.member(let account), .member): .profile(account)
        case (.issue(let number, let name), .pullRequest): .pullRequest(number, name)
        case (.issue(let number, let name), .issue(let issue)) where issue.isPullRequest: .pullRequest(number, name)
        default: nil
        }
    }

    /// Returns the row with a profile, or with reviews and checks.
    func completed(with subject: Subject?) -> ListRow {
        var row = self
        switch subject {
        case .profile(let profile)?:
            row.subject = .profile(profile)
        case .pullRequest(let details)?:
            row.subject = .pullRequest(details)
            let home: RepositoryName? = if case .issue(_, let name)? = reference { name } else { nil }
            row.details = ListRow(pullRequest: details, in: home).details
        default: break
        }
        return row
    }
}

extension RepositoryName {
    /// Creates the name of the repository in the URL of an issue or a pull request.
    init?(issueAddress address: String) {
        let parts = address.split(separator: "/")
        guard parts.count >= 4 else { return nil }
        self.init("\(parts[parts.count - 4])/\(parts[parts.count - 3])")
    }
}

extension Content {
    /// The heads of the columns of the list, beginning with the names.
    var heads: [String] {
        switch self {
        case .members, .search(.accounts, _): ["login", "kind"]
        case .repositories, .search(.repositories, _): ["repository", "stars", "language", "pushed", "description"]
        case .issues, .search(.issues, _): ["issue", "state", "title", "age", "reviews", "checks", "labels", "author"]
        case .pullRequests: ["number", "state", "title", "age", "reviews", "checks", "labels", "author"]
        case .releases: ["tag", "age", "kind", "name"]
        case .bookmarks: ["repository"]
        default: []
        }
    }
}
