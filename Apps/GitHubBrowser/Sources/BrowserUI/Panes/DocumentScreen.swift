// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// A page of text: an overview, a README, an issue, a release, the log.
struct DocumentScreen: LoadingPane {
    let content: Content?
    var loadState = LoadState()
    var requestsLeft: [String: Int] = [:]
    private var view = ScrollView()
    /// Whether to scroll to the end, which has the latest lines of the log.
    private var showsEnd = false
    /// The loaded subject, or that of a list row until then.
    private var subject: Subject?
    private var lines = PageLines()
    var menu: Menu?
    private var field: TextField?
    private var menuLinks: [ScrollView.Hyperlink] = []
    private let reference: Reference?
    private let name: String
    /// The contents that complete the page.
    private let companions: [Content]
    private(set) var facts: RepositoryFacts?
    private var readme: Readme?
    private var aside: (lines: [StyledLine], area: Rectangle) = ([], Rectangle(width: 0, height: 0))

    /// Creates a page that shows the data of a list row until its content is loaded.
    init(
        _ content: Content, reference: Reference?, name: String, known: Subject? = nil, companions: [Content] = []
    ) {
        self.content = content
        self.companions = companions
        self.reference = reference
        self.name = name
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

    var keys: [KeyHint] {
        if field != nil { return [KeyHint("Enter", "keep"), KeyHint("Esc", "cancel")] }
        return [KeyHint(.filter, "find"), KeyHint(.open, "links"), KeyHint(.openInBrowser, "browser")]
    }

    mutating func ask(_ kind: Request.Kind) -> [Effect] {
        loadState.begin(kind)
        return contents.filter { $0.isEssential || mayAskMore }.map { .need($0, kind) }
    }

    mutating func take(_ update: ContentUpdate) -> [Effect] {
        if case .page(.facts(let facts))? = update.loaded { self.facts = facts }
        if content != update.request.content, case .page(.readme(let readme))? = update.loaded { self.readme = readme }
        guard update.request.content == content else { return [] }
        loadState.take(update)
        if case .page(let loaded)? = update.loaded { subject = loaded }
        showsEnd = content == .log && update.loaded != nil
        return []
    }

    private var shown: Subject? {
        guard !companions.isEmpty, case .repository(let repository)? = subject else { return subject }
        return .overview(repository, facts, readme)
    }

    mutating func type(_ key: KeyPress) -> [Effect]? {
        guard var field else { return menu?.item(for: key).map { choose($0) } }
        let outcome = field.handle(key)
        self.field = outcome == .accepted || outcome == .cancelled ? nil : field
        if outcome == .cancelled { _ = view.clearMarks() }
        return outcome == .changed || outcome == .accepted ? search(field.text) : []
    }

    mutating func paste(_ text: String) -> [Effect]? {
        guard var field else { return nil }
        _ = field.insert(text)
        self.field = field
        return search(field.text)
    }

    private mutating func search(_ text: String) -> [Effect] {
        view.search(text) ? [] : [.say("'\(text)' is not on this page")]
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
        case .openInBrowser: return url.map { [.openInBrowser($0)] } ?? []
        case .copyURL: return url.map { [.copy($0), .say("copied \($0)")] } ?? []
        case .copyName: return [.copy(name), .say("copied \(name)")]
        case .bookmark: return reference?.repository.map { [.bookmark($0)] } ?? []
        default: break
        }
        return []
    }

    private var url: String? { (subject?.url).flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the reason why an action is disabled; nil if it is enabled.
    func reasonAgainst(_ action: Action) -> String? {
        switch action {
        case .open:
            view.links.isEmpty && !aside.lines.contains { $0.spans.contains { $0.link != nil } }
                ? "this page has no links" : nil
        case .nextMatch, .previousMatch: view.wanted.isEmpty ? "nothing is searched for" : nil
        case .sort: "only lists can be sorted"
        case .state: "only lists have open and closed rows"
        case .openInBrowser, .copyURL: url == nil ? "this page has no address" : nil
        case .bookmark: reference?.repository == nil ? "only repositories can be bookmarked" : nil
        case .refresh, .refreshAll: loadState.isLoading ? "already loading" : nil
        default: nil
        }
    }

    // MARK: - Links

    private mutating func openLinks() {
        let beside = aside.lines.flatMap(\.spans).compactMap { span in
            span.link.map { ScrollView.Hyperlink(text: span.text, address: $0, line: 0, end: 0) }
        }
        menuLinks = view.links
        menuLinks += beside.filter { link in !menuLinks.contains { $0.address == link.address } }
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
        if aside.area.contains(x: x, y: y), aside.lines.indices.contains(y - aside.area.y) {
            return aside.lines[y - aside.area.y].link(at: x - aside.area.x).map { follow($0) } ?? []
        }
        return view.link(x: x, y: y).map { follow($0) } ?? []
    }

    mutating func choose(_ index: Int) -> [Effect] {
        menu = nil
        return follow(menuLinks[index].address)
    }

    private mutating func follow(_ address: String) -> [Effect] {
        if address.hasPrefix("#") {
            return view.reveal(heading: address.dropFirst()) ? [] : [.say("'\(address)' is not a heading of this page")]
        }
        guard let target = resolved(address) else { return [.say("'\(address)' is not a web address")] }
        let host = url.flatMap { URLComponents(string: $0)?.host } ?? ""
        if let reference = Reference(address: target, host: host), reference != self.reference {
            return [.open(reference)]
        }
        return [.openInBrowser(target)]
    }

    /// Returns the absolute address of a link; relative addresses in a README name files of the repository.
    private func resolved(_ address: String) -> String? {
        guard let base = (readme?.url ?? url).flatMap(URL.init(string:)),
            let target = URL(string: address, relativeTo: base),
            let scheme = target.scheme?.lowercased(), scheme == "https" || scheme == "http"
        else { return address.hasPrefix("https://") || address.hasPrefix("http://") ? address : nil }
        return target.absoluteString
    }

    // MARK: - Drawing

    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        var area = layout.list
        if let field {
            let (rest, line) = area.split(rows: -1)
            field.render(
                into: &canvas, area: line.inset(x: 1), prompt: StyledLine("find: ", Style(.bold)),
                note: view.found ?? "", look.quiet)
            area = rest
        }
        let room = area.inset(x: 1)
        aside = ([], Rectangle(width: 0, height: 0))
        if let subject = shown {
            let page = lines.page(subject, width: room.width, look: look)
            let asideWidth = page.aside.isEmpty ? 0 : page.asideWidth + PageLines.gap
            let x = room.x + max(0, (room.width - page.width - asideWidth) / 2)
            view.show(page.text)
            if showsEnd { _ = view.perform(.bottom) }
            showsEnd = false
            view.render(
                into: &canvas, area: Rectangle(x: x, y: room.y, width: page.width, height: room.height),
                match: look.match)
            if asideWidth > 0 {
                aside = (
                    page.aside,
                    Rectangle(x: x + page.width + PageLines.gap, y: room.y, width: page.asideWidth, height: room.height)
                )
                for (y, line) in page.aside.prefix(room.height).enumerated() {
                    canvas.draw(line, x: aside.area.x, y: room.y + y, width: page.asideWidth)
                }
            }
        } else {
            let reason = loadState.isLoading ? "Loading …" : loadState.trouble == nil ? "" : "Nothing to show"
            canvas.draw(reason, x: room.x, y: room.y, look.quiet, width: room.width)
        }
        menu?.render(into: &canvas, area: layout.list, look: look)
    }
}
