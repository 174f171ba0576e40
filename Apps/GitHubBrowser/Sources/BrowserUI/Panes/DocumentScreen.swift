// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// A page that is read: an overview, a README, an issue, a release, the log.
struct DocumentScreen: Pane {
    let content: Content?
    private(set) var feed = Feed()
    private var view = ScrollView()
    private var loaded: Loaded?
    private var lines = PageLines<Loaded>()
    private var menu: Menu?
    private var menuLinks: [ScrollView.Link] = []
    /// What the page stands for, with a name that is copied.
    private let reference: Reference?
    private let name: String

    /// Makes a page that waits for its content; what is known already is shown until it comes.
    init(_ content: Content, reference: Reference?, name: String, known: Subject? = nil) {
        self.content = content
        self.reference = reference
        self.name = name
        loaded = known.flatMap { Loaded($0) }
    }

    var hasInnermost: Bool { menu != nil }
    var hasPreview: Bool { false }

    mutating func begin() -> [Effect] { feed.hasBegun ? [] : ask(.first) }

    private mutating func ask(_ kind: Request.Kind) -> [Effect] {
        guard let content else { return [] }
        feed.begin(kind)
        return [.need(content, kind)]
    }

    mutating func cancel() { feed.cancel() }

    mutating func take(_ answer: Answer) -> [Effect] {
        guard answer.request.content == content else { return [] }
        feed.take(answer)
        loaded = answer.loaded ?? loaded
        return []
    }

    mutating func type(_ key: KeyPress) -> [Effect]? { menu?.item(for: key).map { follow($0) } }

    mutating func perform(_ action: Action) -> [Effect] {
        if menu != nil { return performInMenu(action) }
        if view.perform(action) { return [] }
        if let reason = reasonAgainst(action) { return [.say(reason)] }
        switch action {
        case .open: openLinks()
        case .back: return [.close]
        case .refresh, .refreshAll: return ask(.anew)
        case .openInBrowser: return url.map { [.openInBrowser($0)] } ?? []
        case .copyURL: return url.map { [.copy($0), .say("copied \($0)")] } ?? []
        case .copyName: return [.copy(name), .say("copied \(name)")]
        case .bookmark: return reference?.repository.map { [.bookmark($0)] } ?? []
        default: break
        }
        return []
    }

    private var url: String? { loaded?.url.flatMap { $0.isEmpty ? nil : $0 } }

    /// Why an action is not possible now; nil where it is.
    func reasonAgainst(_ action: Action) -> String? {
        switch action {
        case .open: view.links.isEmpty ? "this page has no links" : nil
        case .filter: "only lists can be filtered"
        case .sort: "only lists can be sorted"
        case .openInBrowser, .copyURL: url == nil ? "this page has no address" : nil
        case .bookmark: reference?.repository == nil ? "only repositories can be bookmarked" : nil
        case .refresh, .refreshAll: feed.isLoading ? "already loading" : nil
        default: nil
        }
    }

    // MARK: - Links

    private mutating func openLinks() {
        menuLinks = view.links
        let items = menuLinks.enumerated().map { index, link in
            Menu.Item(title: link.text, key: index < 9 ? Character("\(index + 1)") : nil)
        }
        menu = Menu(title: "Open a link", items: items)
    }

    private mutating func performInMenu(_ action: Action) -> [Effect] {
        switch menu?.perform(action) {
        case .chosen(let index): return follow(index)
        case .closed: menu = nil
        default: break
        }
        return []
    }

    private mutating func follow(_ index: Int) -> [Effect] {
        menu = nil
        let address = menuLinks[index].address
        guard let target = resolved(address) else { return [.say("'\(address)' is no web address")] }
        let host = url.flatMap { URLComponents(string: $0)?.host } ?? ""
        if let reference = Reference(address: target, host: host), reference != self.reference {
            return [.open(reference)]
        }
        return [.openInBrowser(target)]
    }

    /// The whole address of a link; in a README, what is no address is a file beside it.
    private func resolved(_ address: String) -> String? {
        guard let base = url.flatMap(URL.init(string:)), let target = URL(string: address, relativeTo: base),
            let scheme = target.scheme?.lowercased(), scheme == "https" || scheme == "http"
        else { return address.hasPrefix("https://") || address.hasPrefix("http://") ? address : nil }
        return target.absoluteString
    }

    // MARK: - Drawing

    mutating func render(into canvas: inout Canvas, layout: ScreenLayout, look: Look) {
        let area = Banner.render(feed.banner(look), into: &canvas, area: layout.list, look: look)
        if let loaded {
            // Lines longer than a hundred columns are hard to read.
            let text = area.inset(x: 1)
            let width = min(100, text.width)
            view.show(lines.lines(of: loaded, width: width, look: look) { $0.page(look) })
            view.render(into: &canvas, area: text)
            renderPercent(into: &canvas, area: area)
        } else {
            let reason = feed.isLoading ? "Loading …" : feed.trouble == nil ? "" : "Nothing to show"
            canvas.draw(reason, x: area.x + 1, y: area.y, Style(.dim), width: max(0, area.width - 1))
        }
        menu?.render(into: &canvas, area: layout.list)
    }

    private func renderPercent(into canvas: inout Canvas, area: Rectangle) {
        guard let percent = view.percent, area.width > 20 else { return }
        let text = " \(percent) % "
        canvas.draw(text, x: area.endX - text.count, y: area.endY - 1, Style(.dim), width: text.count)
    }
}
