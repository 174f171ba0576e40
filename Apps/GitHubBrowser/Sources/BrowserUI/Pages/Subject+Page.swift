// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

extension Subject {
    /// Returns the page of the subject.
    func page(_ look: Look) -> Page {
        switch self {
        case .text(let text): Page(title: "", sections: [Page.Section(text: text)])
        case .member(let member): Page(member: member, look)
        case .profile(let profile): Page(profile: profile, look)
        case .repository(let repository): Page(repository: repository, look)
        case .issue(let issue): Page(issue: issue, look)
        case .pullRequest(let pull): Page(details: PullRequestDetails(pull), of: pull.issue, look)
        case .release(let release): Page(release: release, look)
        case .discussion(let discussion): Page(discussion: discussion, look)
        case .readme(let readme): Page(title: "", sections: [Page.Section(text: readme?.text ?? "*No README*")])
        case .log(let lines):
            Page(
                title: "", facts: lines.isEmpty ? [Page.Fact(label: "", value: "The log is empty")] : [],
                // A block of code, whatever the lines contain.
                sections: [Page.Section(text: lines.map { "    " + $0 }.joined(separator: "\n"))])
        }
    }
}

extension Subject {
    /// The URL of the subject on the web.
    var url: String? {
        switch self {
        case .text, .log: nil
        case .member(let member): member.url
        case .profile(let profile): profile.member.url
        case .repository(let repository): repository.url
        case .issue(let issue): issue.url
        case .pullRequest(let pull): pull.issue.url
        case .release(let release): release.url
        case .discussion(let discussion): discussion.issue.url
        case .readme(let readme): readme?.url
        }
    }
}

extension Page {
    init(member: Member, _ look: Look) {
        self.init(title: member.login)
        add("Kind", member.type)
        add("Staff", member.isSiteAdmin == true ? "works for GitHub" : nil)
        add(link: "Web", member.url)
    }

    init(profile: Profile, _ look: Look) {
        self.init(title: profile.name.map { "\(profile.member.login) · \($0)" } ?? profile.member.login)
        summary = profile.summary ?? ""
        add("Kind", profile.member.type)
        add("Company", profile.company)
        add("Location", profile.location)
        add("Repositories", profile.publicRepositories.map { "\($0)" })
        add("Followers", profile.followers.map { "\($0)" })
        add("Staff", profile.member.isSiteAdmin == true ? "works for GitHub" : nil)
        add(link: "Blog", profile.blog)
        add(link: "Web", profile.member.url)
    }

    init(repository: Repository, _ look: Look) {
        self.init(title: repository.fullName)
        summary = repository.summary ?? ""
        add("Stars", repository.stars.map(look.stars))
        add("Forks", repository.forks.map { "\($0)" })
        if look.settings.showsWatchers { add("Watchers", repository.watchers.map { "\($0)" }) }
        add("Open issues", repository.openIssues.map { "\($0) (with pull requests)" })
        add("Language", repository.language)
        add("License", repository.license)
        add("Topics", repository.topics?.joined(separator: ", "))
        add("State", Self.state(of: repository), look.notable)
        add("Branch", repository.defaultBranch)
        add("Pushed", repository.pushedAt.map(look.time))
        add("Updated", repository.updatedAt.map(look.time))
        add("Created", repository.createdAt.map(look.time))
        add(link: "Homepage", repository.homepage)
        add(link: "Web", repository.url)
    }

    private static func state(of repository: Repository) -> String {
        [
            repository.isArchived == true ? "archived" : nil, repository.isFork == true ? "fork" : nil,
            repository.isPrivate == true ? "private" : nil,
        ].compactMap { $0 }.joined(separator: ", ")
    }

    init(issue: Issue, _ look: Look) { self.init(details: nil, of: issue, look) }

    init(details: PullRequestDetails?, of issue: Issue, _ look: Look) {
        self.init(title: "#\(issue.number) \(issue.title)")
        mentions = Mentions(address: issue.url)
        let reason = issue.stateReason.map { " (\($0.replacing("_", with: " ")))" } ?? ""
        add("Kind", issue.isPullRequest ? "pull request" : nil)
        add("State", issue.condition.rawValue + reason, look.style(of: issue.condition))
        add("Author", issue.author)
        if let details { add(details) }
        add("Assigned", issue.assignees?.joined(separator: ", "))
        add("Milestone", issue.milestone)
        if let labels = issue.labels, !labels.isEmpty {
            facts.append(Fact(label: "Labels", value: "", spans: look.labels(labels, issue.labelColors)))
        }
        add("Opened", issue.createdAt.map(look.time))
        add("Updated", issue.updatedAt.map(look.time))
        add("Closed", issue.closedAt.map(look.time))
        add("Merged", issue.mergedAt.map(look.time))
        add("Comments", issue.comments.map { "\($0)" })
        add(link: "Web", issue.url)
        let text = issue.body ?? ""
        if !text.isEmpty { sections.append(Section(text: text, breaksLines: true)) }
    }

    init(discussion: Discussion, _ look: Look) {
        self.init(details: discussion.details, of: discussion.issue, look)
        let failed = (discussion.details?.checks ?? []).filter { $0.outcome == .failed || $0.outcome == .running }
        if !failed.isEmpty {
            let facts = failed.map { Fact(label: $0.name, value: $0.outcome.rawValue, link: $0.url, linksLabel: true) }
            sections.append(Section(title: "Checks", note: discussion.details?.checks?.summary ?? "", facts: facts))
        }
        let reviews = (discussion.details?.reviews ?? []).filter { $0.body != nil }
        let said =
            reviews.map { (($0.author ?? "somebody") + " " + $0.state.words, $0.submittedAt, $0.body) }
            + discussion.comments.map { ($0.author ?? "somebody", $0.createdAt, $0.body) }
        for (title, time, text) in said.sorted(by: { ($0.1 ?? .distantPast) < ($1.1 ?? .distantPast) }) {
            let note = time.map(look.time) ?? ""
            sections.append(Section(title: title, note: note, text: text ?? "", breaksLines: true))
        }
    }

    private mutating func add(_ details: PullRequestDetails) {
        let pull = details.pullRequest
        add("Branch", pull.head.map { "\($0) into \(pull.base ?? "")" })
        let opinions = details.opinions.map { "\($0.author ?? "somebody") \($0.state.words)" }
        add("Reviews", opinions.joined(separator: ", "))
        add("Waits for", pull.reviewers?.joined(separator: ", "))
        add("Checks", details.checks?.summary)
        add("Conflicts", pull.isMergeable == false ? "yes" : nil)
        add(
            "Changes",
            pull.additions.map { "+\($0) -\(pull.deletions ?? 0) in \(pull.changedFiles ?? 0) files" })
    }

    init(release: Release, _ look: Look) {
        self.init(title: release.name.flatMap { $0.isEmpty ? nil : $0 } ?? release.tagName)
        mentions = Mentions(address: release.url)
        add("Tag", release.tagName)
        add(
            "Kind", release.isDraft == true ? "draft" : release.isPrerelease == true ? "pre-release" : nil, look.notable
        )
        add("Author", release.author)
        let isPublished = release.publishedAt != nil
        add(isPublished ? "Published" : "Created", (release.publishedAt ?? release.createdAt).map(look.time))
        add(link: "Web", release.url)
        let text = release.body ?? ""
        if !text.isEmpty { sections.append(Section(text: text, breaksLines: true)) }
        let assets = release.assets ?? []
        guard !assets.isEmpty else { return }
        let files = assets.map { asset in
            Fact(
                label: asset.name,
                value: [
                    asset.size.map(ByteSize.describe), asset.downloadCount.map { "\($0) downloads" },
                ].compactMap { $0 }.joined(separator: " · "), link: asset.url, linksLabel: true)
        }
        sections.append(Section(title: "Assets", note: "\(assets.count)", facts: files))
    }

    private mutating func add(_ label: String, _ value: String?, _ style: Style = .plain) {
        if let value, !value.isEmpty { facts.append(Fact(label: label, value: value, style: style)) }
    }

    private mutating func add(link label: String, _ address: String?) {
        if let address, !address.isEmpty { facts.append(Fact(label: label, value: address, link: address)) }
    }
}
