// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// The whole user interface: a stack of open screens, and the status bar.
///
/// It takes events and returns effects; it has no side effects itself, and gets the time only for drawing.
///
/// ```swift
/// var stack = ScreenStack(owner: owner, settings: settings, status: StatusBar(source: "DEMO DATA"), localTime: localTime)
/// run(stack.start())                       // [.load(…)]
/// run(stack.handle(event))
/// run(stack.take(ContentUpdate(request, .members(members))))
/// stack.render(into: &canvas, now: clock.now())
/// ```
package struct ScreenStack: Sendable {
    /// The status bar. Progress, age and messages come from the screens.
    package var status: StatusBar
    /// The number of requests left by resource, such as `core`; empty if none is limited, as in the demo and offline.
    package var requestsLeft: [String: Int] = [:]
    package let keys: KeyMap
    package var colors: ColorSupport = .none
    var background: Background?
    package var settings: BrowserSettings
    private(set) var owner: AccountName
    var screens: [TabbedScreen]
    let tabs: [HomeTab]
    private let localTime: LocalTime
    let saved: [SavedSearch]
    /// The searches for the user's work; empty if the user is unknown.
    package var work: [SavedSearch] = []
    var requests: [Content: Request] = [:]
    var lastNumber = 0
    var bookmarks: [RepositoryName] = []
    var isPreviewHidden = false
    /// The last failure, shown in the status bar until the next key, unless a banner shows it.
    var lastTrouble: (content: Content, text: String)?
    var isUntouched = true
    var size: (width: Int, height: Int) = (80, 24)
    /// The line after `:`, while it is open.
    var palette: Palette?
    /// The places that were opened, the latest last, without those that are missing.
    var trail: [Reference] = []
    /// The seconds after which a visible list is refreshed; nil in the demo and offline.
    package var refreshInterval: Double?
    private var refreshedAt: Date = .distantPast
    /// The time at which the open tab was first drawn in trouble.
    private var troubledSince: Date?
    /// The seconds between two tries of a list in trouble.
    private static let patience: Double = 30
    /// The places of rows that earlier runs have loaded.
    package var stored: [Reference] = []

    /// Creates the screens of an organisation or a user, to be started by ``start(at:)``; an empty list means all tabs.
    package init(
        owner: AccountName, tabs: [HomeTab] = HomeTab.allCases, settings: BrowserSettings = BrowserSettings(),
        status: StatusBar, keys: KeyMap = .standard, saved: [SavedSearch] = [], localTime: LocalTime
    ) {
        self.owner = owner
        self.tabs = tabs.isEmpty ? HomeTab.allCases : tabs
        self.settings = settings
        self.status = status
        self.keys = keys
        self.saved = saved
        self.localTime = localTime
        screens = [.home(owner, tabs: self.tabs, saved: saved)]
    }

    /// Starts, with the screen of a reference or of the user's work on top.
    package mutating func start(at reference: Reference? = nil, opensWork: Bool = false) -> [Effect] {
        note(.home(owner))
        // Bookmarks are loaded first, so that the same key can remove one.
        let bookmarks = tabs.firstIndex(of: .bookmarks).map { screens[0].panes[$0].begin() } ?? []
        var first: [Effect] = reference.map { [.open($0)] } ?? []
        if opensWork, !work.isEmpty { screens.append(.work(work)) }
        if first.isEmpty { first = top.kind == .work ? top.beginAll() : top.pane.begin() }
        return settle(first + bookmarks)
    }

    /// Starts another session: closes all screens and loads all lists again.
    package mutating func beginSession(owner: AccountName, source: String) -> [Effect] {
        self.owner = owner
        status = StatusBar(source: source)
        lastTrouble = nil
        requestsLeft = [:]
        requests = [:]
        bookmarks = []
        (palette, trail, stored) = (nil, [], [])
        let tab = screens[0].bar.selected
        screens = [.home(owner, tabs: tabs, saved: saved)]
        return settle(screens[0].select(tab)) + start()
    }

    var top: TabbedScreen {
        get { screens[screens.count - 1] }
        set { screens[screens.count - 1] = newValue }
    }

    /// Shows a message in the status bar until the next key.
    package mutating func report(_ message: String) { status.message = message }

    package mutating func render(into canvas: inout Canvas, now: Date) {
        size = (canvas.width, canvas.height)
        let look = Look(
            settings: settings, now: now, localTime: localTime, keys: keys,
            bookmarks: Set(bookmarks.map { "\($0)".lowercased() }), colors: colors, background: background)
        let loadState = top.pane.loadState
        troubledSince = loadState.trouble == nil ? nil : troubledSince ?? now
        var status = status
        let isLong = status.message.map { !status.fits($0, width: canvas.width) } ?? false
        let notes = ScreenNotes(
            banner: loadState.banner(look), message: isLong ? status.message : nil, width: canvas.width,
            height: canvas.height)
        // A failure of the open tab is in the banner. Others may be cut here: the banner of their own tab shows all of it.
        let unseen = lastTrouble?.content == top.pane.content ? nil : lastTrouble?.text
        status.message = isLong ? nil : status.message ?? unseen
        let layout = ScreenLayout(
            width: canvas.width, height: canvas.height, preview: top.pane.previewShare == nil ? .never : previewChoice,
            share: top.pane.previewShare ?? 0, bannerRows: notes.banner.count, messageRows: notes.message.count)
        guard let layout else {
            canvas.draw("terminal too small", x: 0, y: 0, width: canvas.width)
            return
        }
        ScreenNotes.draw(notes.banner, into: &canvas, area: layout.banner, style: look.banner)
        top.render(into: &canvas, layout: layout, look: look)
        palette?.render(into: &canvas, area: Rectangle(width: canvas.width, height: canvas.height - 1), look: look)
        ScreenNotes.draw(notes.message, into: &canvas, area: layout.message, style: look.bar)
        status.place = top.place
        status.progress = loadState.progress
        status.position = top.pane.position
        status.keys = hints(look)
        status.isEditing = palette != nil || top.pane.hasInnermost
        status.age = loadState.confirmedAt.map { RelativeTime.describe($0, now: now) }
        status.render(into: &canvas, area: layout.status, style: look.bar)
    }

    /// The most useful keys, those of an open text field or menu first; the key for help works only outside of these.
    private func hints(_ look: Look) -> [String] {
        if palette != nil { return ["↑↓ select", "Tab next", "→ complete", "Enter go", "Esc close"] }
        let help = top.kind == .help || top.pane.hasInnermost ? [] : ["\(look.key(.help)) help"]
        return help + top.pane.keys(look)
    }

    /// Returns the time of the next change without an event, such as of a countdown; nil if there is none.
    package func nextTick(now: Date) -> Date? {
        [top.pane.loadState.nextTick(now: now), refreshTime].compactMap(\.self).min()
    }

    /// Refreshes the visible screen if it is old enough, or in trouble that may pass.
    package mutating func keepFresh(now: Date) -> [Effect] {
        guard let refreshTime, refreshTime <= now else { return [] }
        refreshedAt = now
        return settle(top.pane.ask(.anew))
    }

    /// The time of the next refresh; nil during input, for contents without conditional requests, and for permanent trouble.
    private var refreshTime: Date? {
        let (pane, state) = (top.pane, top.pane.loadState)
        guard let refreshInterval, let content = pane.content, palette == nil, !pane.hasInnermost, !state.isLoading
        else { return nil }
        if let trouble = state.trouble {
            guard trouble.mayPass, let troubledSince else { return nil }
            let next = max(troubledSince, refreshedAt).addingTimeInterval(Self.patience)
            return max(next, trouble.limitedUntil ?? next)
        }
        guard content.isConfirmable, let confirmedAt = state.confirmedAt else { return nil }
        return max(confirmedAt, refreshedAt).addingTimeInterval(refreshInterval)
    }
}
