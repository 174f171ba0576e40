// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// The whole of what a person sees: the screens that were opened, one above the other, and the line with how things
/// stand.
///
/// It is told what happens and says what it wants; it asks for nothing by itself and does not know the time but where it
/// is drawn.
///
/// ```swift
/// var stack = ScreenStack(owner: owner, settings: settings, status: StatusBar(source: "DEMO DATA"), localTime: localTime)
/// run(stack.start())                       // [.load(…)]
/// run(stack.handle(event))
/// run(stack.take(Answer(request, .members(members))))
/// stack.render(into: &canvas, now: clock.now())
/// ```
public struct ScreenStack: Sendable {
    /// What the last line tells. Progress, age and messages come from the screens.
    public var status: StatusBar
    /// Which key does what.
    public let keys: KeyMap
    /// What the user chose.
    public internal(set) var settings: BrowserSettings
    private(set) var owner: AccountName
    var screens: [TabbedScreen]
    let tabs: [HomeTab]
    let pages: [SettingsPage]
    private let localTime: LocalTime
    let saved: [SavedSearch]
    /// What is under way.
    var requests: [Content: Request] = [:]
    var lastNumber = 0
    var bookmarks: [RepositoryName] = []
    var isPreviewHidden = false
    /// The last failure; shown in the last line until the next key, unless a banner shows it.
    var lastTrouble: (content: Content, text: String)?
    /// Whether nobody has pressed a key yet.
    var isUntouched = true
    /// The size that was last drawn.
    var size: (width: Int, height: Int) = (80, 24)

    /// Makes the screens of an organisation or a user, which wait for ``start(at:)``; no tabs are all there are.
    public init(
        owner: AccountName, tabs: [HomeTab] = HomeTab.allCases, settings: BrowserSettings = BrowserSettings(),
        pages: [SettingsPage] = [.all], status: StatusBar, keys: KeyMap = .standard, saved: [SavedSearch] = [],
        localTime: LocalTime
    ) {
        self.owner = owner
        self.tabs = tabs.isEmpty ? HomeTab.allCases : tabs
        self.pages = pages
        self.settings = settings
        self.status = status
        self.keys = keys
        self.saved = saved
        self.localTime = localTime
        screens = [.home(owner, tabs: self.tabs, settings: settings, pages: pages, saved: saved)]
    }

    /// Begins, where a reference is given with its screen above the first one.
    public mutating func start(at reference: Reference? = nil) -> [Effect] {
        // What is marked is known from the first moment on, so that a second mark removes the first.
        let bookmarks = tabs.firstIndex(of: .bookmarks).map { screens[0].panes[$0].begin() } ?? []
        if let screen = reference.flatMap({ TabbedScreen($0, known: nil) }) { screens.append(screen) }
        return settle(top.pane.begin() + bookmarks)
    }

    /// Begins anew with another session: all lists are asked for, and what was opened is closed.
    public mutating func beginSession(owner: AccountName, source: String) -> [Effect] {
        self.owner = owner
        status = StatusBar(source: source)
        lastTrouble = nil
        requests = [:]
        bookmarks = []
        let tab = screens[0].bar.selected
        screens = [.home(owner, tabs: tabs, settings: settings, pages: pages, saved: saved)]
        return settle(screens[0].select(tab)) + start()
    }

    /// Puts the data source back in the settings, where another one could not be had.
    public mutating func settle(source: SourceChoice) {
        settings.source = source
        heedSettings()
    }

    /// The screen that is seen.
    var top: TabbedScreen {
        get { screens[screens.count - 1] }
        set { screens[screens.count - 1] = newValue }
    }

    /// Tells something in the status bar until the next key.
    public mutating func report(_ message: String) { status.message = message }

    /// Draws the screen that is seen as it is at a time.
    public mutating func render(into canvas: inout Canvas, now: Date) {
        size = (canvas.width, canvas.height)
        let look = Look(
            settings: settings, now: now, localTime: localTime, keys: keys,
            bookmarks: Set(bookmarks.map { "\($0)".lowercased() }))
        let feed = top.pane.feed
        var status = status
        let isLong = status.message.map { !status.fits($0, width: canvas.width) } ?? false
        let notes = ScreenNotes(
            banner: feed.banner(look), message: isLong ? status.message : nil, width: canvas.width,
            height: canvas.height)
        // A failure of the open tab is in the banner. Others may be cut here: the banner of their own tab has them whole.
        let unseen = lastTrouble?.content == top.pane.content ? nil : lastTrouble?.text
        status.message = isLong ? nil : status.message ?? unseen
        let layout = ScreenLayout(
            width: canvas.width, height: canvas.height, preview: top.pane.hasPreview ? previewChoice : .never,
            bannerRows: notes.banner.count, messageRows: notes.message.count)
        guard let layout else {
            canvas.draw("terminal too small", x: 0, y: 0, width: canvas.width)
            return
        }
        ScreenNotes.draw(notes.banner, into: &canvas, area: layout.banner, style: look.banner)
        top.render(into: &canvas, layout: layout, look: look)
        ScreenNotes.draw(notes.message, into: &canvas, area: layout.message, style: look.bar)
        status.progress = feed.progress
        status.position = top.pane.position
        // A key that would be typed, or means nothing to a menu, is no help.
        let hasHelp = top.kind != .help && !top.pane.hasInnermost
        status.hint = hasHelp ? keys.keys(for: .help).first.map { "\($0) help" } : nil
        status.age = feed.confirmedAt.map { RelativeTime.describe($0, now: now) }
        status.render(into: &canvas, area: layout.status, style: look.bar)
    }

    /// When the picture changes by itself, such as by a countdown; nil where it stays as it is.
    public func nextTick(now: Date) -> Date? { screens.last?.pane.feed.nextTick(now: now) }
}
