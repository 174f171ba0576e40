// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// A page of text: an overview, a README, an issue, a release, the log, the help.
struct DocumentScreen: Pane {
    let content: Content?
    var loadState = LoadState()
    var requestsLeft: [String: Int] = [:]
    private var view = ScrollView()
    /// The facts beside the text.
    private var aside = ScrollView()
    /// Whether to scroll to the end, which has the latest lines of the log.
    private var showsEnd = false
    /// The loaded subject, or that of a list row until then.
    private var subject: Subject?
    private var lines = PageLines()
    var menu: Menu?
    private var field: TextField?
    private var menuLinks: [ScrollView.Hyperlink] = []
    private let reference: Reference?
    /// The contents that complete the page.
    private let companions: [Content]
    private(set) var facts: RepositoryFacts?
    private var readme: Readme?

    /// Creates a page that shows the data of a list row until its content is loaded.
    init(_ content: Content?, reference: Reference? = nil, known: Subject? = nil, companions: [Content] = []) {
        self.content = content
        self.companions = companions
        self.reference = reference
        subject = known
    }

    var contents: [Content] { (content.map { [$0] } ?? []) + companions }
    var hasInnermost: Bool { menu != nil || field != nil }
    var position: String? { field == nil ? view.found.map { "match \($0)" } ?? view.position : nil }

    /// The name of the tab: an issue may turn out to be a pull request.
    var tabTitle: String? { subject?.issue.map { $0.isPullRequest ? "Pull request" : "Issue" } }

    /// The number of open issues of the repository without its pull requests; nil if it is unknown.
    var openIssues: Int? {
        guard case .repository(let it)? = subject, let all = it.openIssues else { return nil }
        return facts?.openPullRequests.map { max(0, all - $0) }
    }

    func keys(_ look: Look) -> [String] {
        if field != nil { return ["Enter keep", "Esc cancel"] }
        let hints: [(Action, String)] = [(.filter, "find"), (.open, "links"), (.openInBrowser, "browser")]
        return look.hints(hints.filter { reasonAgainst($0.0) == nil })
    }

    var selection: ListRow? {
        let name = if case .release(let tag, _)? = reference { tag ?? "latest" } else { reference?.text ?? "" }
        return ListRow(id: name, name: name, reference: reference, subject: subject ?? .text(""))
    }

    mutating func ask(_ kind: Request.Kind) -> [Effect] {
        guard content != nil else { return [] }
        loadState.begin(kind)
        let wanted = contents.filter { if case .facts = $0 { mayAskMore } else { true } }
        return wanted.map { .need($0, kind) }
    }

    mutating func take(_ update: ContentUpdate) -> [Effect] {
        switch update.loaded {
        case .page(.facts(let facts)): self.facts = facts
        case .page(.readme(let readme)) where content != update.request.content: self.readme = readme
        case .page(let loaded): (subject, showsEnd) = (loaded, content == .log)
        default: break
        }
        if update.request.content == content { loadState.take(update) }
        return []
    }

    private var shown: Subject? {
        guard !companions.isEmpty, case .repository(let repository)? = subject else { return subject }
        return .overview(repository, facts, readme)
    }

    mutating func type(_ input: InputEvent) -> [Effect]? {
        guard var field else { return menu?.item(for: input).map { choose($0) } }
        let outcome = field.handle(input)
        self.field = outcome == .accepted || outcome == .cancelled ? nil : field
        if outcome == .cancelled { _ = view.clearMarks() }
        guard outcome == .changed || outcome == .accepted, !view.search(field.text) else { return [] }
        return [.say("'\(field.text)' is not on this page")]
    }

    mutating func perform(_ action: Action) -> [Effect] {
        if menu != nil { return take(menu?.perform(action)) }
        if view.perform(action) { return [] }
        if let reason = reasonAgainst(action) { return [.say(reason)] }
        switch action {
        case .open: openLinks()
        case .filter: field = TextField()
        case .nextMatch, .previousMatch: view.turn(forward: action == .nextMatch)
        case .back: return view.clearMarks() ? [] : [.close]
        case .refresh, .refreshAll: return ask(.anew)
        default: return act(action)
        }
        return []
    }

    /// Returns the reason why an action is disabled; nil if it is enabled.
    func reasonAgainst(_ action: Action) -> String? {
        switch action {
        case .open: links.isEmpty ? "this page has no links" : nil
        case .nextMatch, .previousMatch: view.wanted.isEmpty ? "nothing is searched for" : nil
        case .sort: "only lists can be sorted"
        case .state: "only lists have open and closed rows"
        case .copyName: reference == nil ? "this page has no name" : nil
        case .openInBrowser, .copyURL: subject?.url == nil ? "this page has no address" : nil
        case .bookmark: reference?.repository == nil ? "only repositories can be bookmarked" : nil
        case .refresh, .refreshAll:
            content == nil ? "this page is never out of date" : loadState.isLoading ? "already loading" : nil
        default: nil
        }
    }

    private var links: [ScrollView.Hyperlink] {
        let links = view.links
        return links + aside.links.filter { link in !links.contains { $0.address == link.address } }
    }

    private mutating func openLinks() {
        menuLinks = links
        let items = menuLinks.enumerated().map { index, link in
            let target = resolved(link.address) ?? link.address
            return Menu.Item(
                title: link.text, key: index < 9 ? Character("\(index + 1)") : nil,
                detail: [target, link.address].contains(link.text) ? "" : target)
        }
        menu = Menu(title: "Open a link", items: items)
    }

    mutating func click(x: Int, y: Int) -> [Effect] {
        if let menu { return take(menu.click(x: x, y: y)) }
        return (view.link(x: x, y: y) ?? aside.link(x: x, y: y)).map { follow($0) } ?? []
    }

    mutating func choose(_ index: Int) -> [Effect] {
        menu = nil
        return follow(menuLinks[index].address)
    }

    private mutating func follow(_ address: String) -> [Effect] {
        guard let target = resolved(address) else { return [.say("'\(address)' is not a web address")] }
        let host = (subject?.url).flatMap { URLComponents(string: $0)?.host } ?? ""
        if let reference = Reference(address: target, host: host), reference != self.reference {
            return [.open(reference)]
        }
        return [.openInBrowser(target)]
    }

    /// Returns the absolute address of a link; relative addresses in a README name files of the repository.
    private func resolved(_ address: String) -> String? {
        guard let base = (readme?.url ?? subject?.url).flatMap(URL.init(string:)),
            let target = URL(string: address, relativeTo: base),
            let scheme = target.scheme?.lowercased(), scheme == "https" || scheme == "http"
        else { return address.hasPrefix("https://") || address.hasPrefix("http://") ? address : nil }
        return target.absoluteString
    }

    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        var area = layout.list
        if let field {
            area = field.renderLast(
                into: &canvas, area: area, prompt: "find: ", note: view.found ?? "", look: look)
        }
        let room = area.inset(x: 1)
        if let subject = shown {
            let page = lines.columns(of: subject, width: room.width, look: look)
            let gap = page.aside.isEmpty ? 0 : PageLines.gap
            let x = room.x + max(0, (room.width - page.width - gap - page.asideWidth) / 2)
            view.show(page.text)
            aside.show(page.aside)
            if showsEnd { _ = view.perform(.bottom) }
            showsEnd = false
            view.render(
                into: &canvas, area: Rectangle(x: x, y: room.y, width: page.width, height: room.height),
                match: look.match)
            aside.render(
                into: &canvas,
                area: Rectangle(x: x + page.width + gap, y: room.y, width: page.asideWidth, height: room.height))
        } else {
            let reason = loadState.isLoading ? "Loading …" : loadState.trouble == nil ? "" : "Nothing to show"
            canvas.draw(reason, x: room.x, y: room.y, look.quiet, width: room.width)
        }
        menu?.render(into: &canvas, area: layout.list, look: look)
    }
}
