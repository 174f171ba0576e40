// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension Loaded {
    func rows(of content: Content) -> [ListRow] {
        switch (self, content) {
        case (.members(let members), _): members.map { ListRow(member: $0) }
        case (.user(let profile), _): [ListRow(member: profile.member, profile)]
        // Search results come from many repositories, so their rows show the full name.
        case (.repositories(let all), .search): all.map { ListRow(repository: $0, isNamedFully: true) }
        case (.repositories(let all), _): all.map { ListRow(repository: $0) }
        case (.issues(let issues), .issues(let name, _)): issues.map { ListRow(issue: $0, in: name) }
        case (.issues(let issues), _): issues.map { ListRow(issue: $0) }
        case (.pullRequests(let pulls), .pullRequests(let name, _)):
            pulls.map { ListRow(pullRequest: PullRequestDetails($0), in: name) }
        case (.releases(let releases), .releases(let name)): releases.map { ListRow(release: $0, of: name) }
        case (.bookmarks(let names), _): names.map { ListRow(bookmark: $0) }
        default: []
        }
    }
}

extension ListRow {
    init(member: Member, _ profile: Profile? = nil) {
        self.init(
            id: "\(member.id)", name: member.login,
            details: [
                .text(member.type ?? ""), .badge(member.isSiteAdmin == true ? "works for GitHub" : ""),
                .prose(profile?.name ?? ""),
            ], reference: AccountName(member.login).map(Reference.member),
            subject: profile.map(Subject.profile) ?? .member(member))
    }

    init(repository: Repository, isNamedFully: Bool = false) {
        self.init(
            id: "\(repository.id)", name: isNamedFully ? repository.fullName : repository.name,
            details: [
                .stars(repository.stars), .language(repository.language), .time(repository.pushedAt),
                .prose((repository.isArchived == true ? "archived · " : "") + (repository.summary ?? "")),
            ], reference: RepositoryName(repository.fullName).map(Reference.repository),
            subject: .repository(repository))
    }

    init(pullRequest details: PullRequestDetails, in repository: RepositoryName?) {
        self.init(
            issue: details.pullRequest.issue, in: repository,
            more: [.reviews(details), .checks(details.checks ?? [])], subject: .pullRequest(details))
    }

    init(issue: Issue, in repository: RepositoryName? = nil, more: [ListDetail] = ["", ""], subject: Subject? = nil) {
        // Search results come from many repositories; the URL of each has its own.
        let home = repository ?? issue.url.flatMap { Reference(text: $0) }?.home
        let name = "\(home.map(String.init(describing:)) ?? "")#\(issue.number)"
        self.init(
            id: name, name: repository == nil ? name : "#\(issue.number)",
            details: [.state(issue), .title(issue.title), .time(issue.updatedAt ?? issue.createdAt)] + more + [
                .labels(issue.labels ?? [], issue.labelColors), .text(issue.author ?? ""),
            ],
            reference: home.map { .issue(issue.number, $0) }, subject: subject ?? .issue(issue))
    }

    init(release: Release, of repository: RepositoryName) {
        self.init(
            id: release.tagName, name: release.tagName,
            details: [
                .time(release.publishedAt ?? release.createdAt), .badge(release.kind),
                .prose(release.name == release.tagName ? "" : release.name ?? ""),
            ],
            reference: .release(release.tagName, repository), subject: .release(release))
    }

    init(bookmark name: RepositoryName) {
        self.init(
            id: "\(name)".lowercased(), name: "\(name)", reference: .repository(name),
            subject: .text("Press Enter to open it.", title: "\(name)"))
    }

    init(search: SavedSearch) {
        self.init(
            id: search.name, name: search.name, details: [.text(search.kind.noun), .prose(search.query)],
            reference: .search(search), subject: .text("Press Enter to search.", title: search.query))
    }

    init(setting key: BrowserSettings.Key) {
        let field = key.field
        self.init(
            id: key.rawValue, name: field.title,
            details: [.setting(key), .prose(field.choices.joined(separator: ", "))], reference: .setting(key),
            subject: .text(field.summary + "\n\nPress Enter to change it at once and save it in the configuration."))
    }

    /// The content that completes the row: the profile of a member, the reviews and checks of a pull request.
    var completion: Content? {
        switch (reference, subject) {
        case (.member(let account), .member): .profile(account)
        case (.issue(let number, let name), let it) where it.issue?.isPullRequest == true: .pullRequest(number, name)
        default: nil
        }
    }

    func completed(with subject: Subject?) -> ListRow {
        var row = self
        switch subject {
        case .profile(let profile): row.subject = .profile(profile)
        case .pullRequest(let details):
            row.subject = .pullRequest(details)
            row.details = ListRow(pullRequest: details, in: reference?.home).details
        default: break
        }
        return row
    }
}

extension Release {
    /// `draft` or `pre-release`; empty for a final one.
    var kind: String { isDraft == true ? "draft" : isPrerelease == true ? "pre-release" : "" }
}
