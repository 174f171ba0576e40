// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

extension Subject {
    func page(_ look: Look) -> Page {
        switch self {
        case .text(let text, let title): Page(title: title, sections: [Page.Section(text: text)])
        case .member(let member): Page(member: member, nil)
        case .profile(let profile): Page(member: profile.member, profile)
        case .repository(let repository): Page(repository: repository, nil, nil, look)
        case .facts: Page()
        case .overview(let repository, let facts, let readme): Page(repository: repository, facts, readme, look)
        case .issue(let issue): Page(details: nil, of: issue, look)
        case .pullRequest(let details): Page(details: details, of: details.pullRequest.issue, look)
        case .release(let release): Page(release: release, look)
        case .discussion(let discussion): Page(discussion: discussion, look)
        case .readme(let readme): Page(sections: [Page.Section(text: readme?.text ?? "*No README*")])
        case .log(let lines):
            Page(screenLines: { width in
                let lines = lines.isEmpty ? ["The log is empty"] : lines.map { LogLine($0).line(look) }
                return lines.flatMap { TextWrapper(width: width).lines(of: $0.spans) }
            })
        case .help: Page(screenLines: { look.keys.help(look, width: $0) })
        }
    }

    var url: String? {
        switch self {
        case .text, .log, .facts, .help: nil
        case .member(let member): member.url
        case .profile(let profile): profile.member.url
        case .repository(let repository), .overview(let repository, _, _): repository.url
        case .issue, .pullRequest, .discussion: issue?.url
        case .release(let release): release.url
        case .readme(let readme): readme?.url
        }
    }
}

extension Page {
    fileprivate init(member: Member, _ profile: Profile?) {
        self.init(title: profile?.name.map { "\(member.login) · \($0)" } ?? member.login)
        summary = profile?.summary ?? ""
        add("Kind", member.type)
        add("Company", profile?.company)
        add("Location", profile?.location)
        add("Repositories", profile?.publicRepositories.map { "\($0)" })
        add("Followers", profile?.followers.map { "\($0)" })
        add("Staff", member.isSiteAdmin == true ? "works for GitHub" : nil)
        add(link: "Blog", profile?.blog)
        add(link: "Web", member.url)
    }

    fileprivate init(repository: Repository, _ more: RepositoryFacts?, _ readme: Readme?, _ look: Look) {
        self.init(title: repository.fullName)
        summary = repository.summary ?? ""
        isDense = readme != nil
        if let readme { sections = [Section(text: readme.text ?? "")] }
        add("Stars", repository.stars.map(look.stars))
        add("Forks", repository.forks.map(look.count))
        add("Watchers", repository.watchers.map(look.count))
        let pulls = more?.openPullRequests
        let note = pulls == nil ? " (with pull requests)" : ""
        add("Open issues", repository.openIssues.map { "\($0 - (pulls ?? 0))\(note)" })
        add("Open pulls", pulls.map { "\($0)" })
        if let release = more?.newestRelease {
            let age = (release.publishedAt ?? release.createdAt).map { " · " + look.time($0) } ?? ""
            add("Release", [StyledSpan(release.tagName, Style(foreground: look.good)), StyledSpan(age, look.quiet)])
        }
        add(languages: more?.languages ?? [:], look)
        if bar.isEmpty { add("Language", repository.language.map(look.language)) }
        add("License", repository.license)
        add("Topics", repository.topics?.joined(separator: ", "))
        let states = [
            (repository.isArchived, "archived"), (repository.isFork, "fork"), (repository.isPrivate, "private"),
        ]
        let state = states.filter { $0.0 == true }.map(\.1).joined(separator: ", ")
        add("State", [StyledSpan(state, look.notable)])
        add("Branch", repository.defaultBranch)
        add("Pushed", repository.pushedAt.map(look.time))
        add("Updated", repository.updatedAt.map(look.time))
        add("Created", repository.createdAt.map(look.time))
        add(link: "Homepage", repository.homepage)
        add(link: "Web", repository.url)
    }

    /// Adds the languages with their shares, the largest first; small ones are summed up.
    private mutating func add(languages: [String: Int], _ look: Look) {
        let all = languages.values.reduce(0, +)
        guard all > 0 else { return }
        let sorted = languages.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = sorted.prefix(5).filter { $0.value * 200 >= all }
        let rest = all - shown.reduce(0) { $0 + $1.value }
        let parts = shown.map { ($0.key, $0.value) } + (rest * 200 >= all ? [("Other", rest)] : [])
        if look.hasColors {
            bar = parts.map { (Double($0.1) / Double(all), .rgb(LanguageColors.color(of: $0.0))) }
        }
        add(
            "Languages",
            parts.enumerated().flatMap { index, part in
                let percent = (Double(part.1) * 1_000 / Double(all)).rounded() / 10
                return (index == 0 ? [] : [StyledSpan("  ")]) + look.language(part.0) + [
                    StyledSpan(" \(percent) %", look.quiet)
                ]
            })
    }

    fileprivate init(details: PullRequestDetails?, of issue: Issue, _ look: Look) {
        self.init(title: "#\(issue.number) \(issue.title)")
        mentions = Mentions(address: issue.url)
        let reason = issue.stateReason.map { " (\($0.replacing("_", with: " ")))" } ?? ""
        add("Kind", issue.isPullRequest ? "pull request" : nil)
        add("State", [StyledSpan(issue.condition.rawValue + reason, look.style(of: issue).adding(.bold))])
        add("Author", issue.author)
        if let details { add(details, look) }
        add("Assigned", issue.assignees?.joined(separator: ", "))
        add("Milestone", issue.milestone)
        add("Labels", look.labels(issue.labels ?? [], issue.labelColors))
        add("Opened", issue.createdAt.map(look.time))
        add("Updated", issue.updatedAt.map(look.time))
        add("Closed", issue.closedAt.map(look.time))
        add("Merged", issue.mergedAt.map(look.time))
        add("Comments", issue.comments.map { "\($0)" })
        add(link: "Web", issue.url)
        if let text = issue.body { sections.append(Section(text: text, breaksLines: true)) }
    }

    private mutating func add(_ details: PullRequestDetails, _ look: Look) {
        let pull = details.pullRequest
        add("Branch", pull.head.map { "\($0) into \(pull.base ?? "")" })
        let opinions = details.opinions.enumerated().flatMap { index, review in
            let color = review.state == .approved ? look.good : review.state == .changesRequested ? look.bad : .standard
            let author = (index == 0 ? "" : ", ") + (review.author ?? "somebody")
            return [StyledSpan(author + " "), StyledSpan(review.state.words, Style(foreground: color))]
        }
        add("Reviews", opinions)
        add("Waits for", [StyledSpan(pull.reviewers?.joined(separator: ", ") ?? "", look.notable)])
        let checks = (details.checks ?? []).outcomes.flatMap { outcome, text in
            [StyledSpan(", "), StyledSpan(text, look.style(of: outcome))]
        }
        add("Checks", Array(checks.dropFirst()))
        add("Conflicts", pull.isMergeable == false ? [StyledSpan("yes", Style(foreground: look.bad))] : nil)
        add(
            "Changes",
            pull.additions.map {
                [
                    StyledSpan("+\($0)", Style(foreground: look.good)), StyledSpan(" "),
                    StyledSpan("-\(pull.deletions ?? 0)", Style(foreground: look.bad)),
                    StyledSpan(" in \(pull.changedFiles ?? 0) files"),
                ]
            })
    }

    fileprivate init(discussion: Discussion, _ look: Look) {
        self.init(details: discussion.details, of: discussion.issue, look)
        let failed = (discussion.details?.checks ?? []).filter { $0.outcome == .failed || $0.outcome == .running }
        if !failed.isEmpty {
            let facts = failed.map { check -> Fact in
                let outcome = StyledSpan(check.outcome.rawValue, look.style(of: check.outcome))
                return (StyledSpan(check.name, link: check.url), [outcome])
            }
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

    fileprivate init(release: Release, _ look: Look) {
        self.init(title: release.name ?? release.tagName)
        mentions = Mentions(address: release.url)
        add("Tag", release.tagName)
        add("Kind", [StyledSpan(release.kind, look.notable)])
        add("Author", release.author)
        let time = release.publishedAt ?? release.createdAt
        add(release.publishedAt == nil ? "Created" : "Published", time.map(look.time))
        add(link: "Web", release.url)
        if let text = release.body { sections.append(Section(text: text, breaksLines: true)) }
        let files = (release.assets ?? []).map { asset -> Fact in
            let parts = [asset.size.map(ByteSize.describe), asset.downloadCount.map { "\($0) downloads" }]
            let value = StyledSpan(parts.compactMap(\.self).joined(separator: " · "))
            return (StyledSpan(asset.name, link: asset.url), [value])
        }
        if !files.isEmpty { sections.append(Section(title: "Assets", note: "\(files.count)", facts: files)) }
    }

    private mutating func add(_ label: String, _ value: [StyledSpan]?) {
        let value = value?.filter { !$0.text.isEmpty } ?? []
        if !value.isEmpty { facts.append((StyledSpan(label), value)) }
    }

    private mutating func add(_ label: String, _ value: String?) { add(label, value.map { [StyledSpan($0)] }) }

    private mutating func add(link label: String, _ address: String?) {
        add(label, address.map { [StyledSpan($0, Style(.underline), link: $0)] })
    }
}
