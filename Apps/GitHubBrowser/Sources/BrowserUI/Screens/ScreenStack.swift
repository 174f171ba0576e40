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
    public private(set) var settings: BrowserSettings
    private(set) var owner: AccountName
    var screens: [TabbedScreen]
    private let localTime: LocalTime
    private let saved: [SavedSearch]
    /// What is under way.
    private var requests: [Content: Request] = [:]
    private var lastNumber = 0
    private var bookmarks: [RepositoryName] = []
    private var isPreviewHidden = false
    /// What went wrong last.
    private var lastError: String?
    /// The size that was last drawn.
    private var size: (width: Int, height: Int) = (80, 24)

    /// Makes the screens of an organisation or a user, which wait for ``start(at:)``.
    public init(
        owner: AccountName, settings: BrowserSettings = BrowserSettings(), status: StatusBar,
        keys: KeyMap = .standard, saved: [SavedSearch] = [], localTime: LocalTime
    ) {
        self.owner = owner
        self.settings = settings
        self.status = status
        self.keys = keys
        self.saved = saved
        self.localTime = localTime
        screens = [.home(owner, settings: settings, saved: saved)]
    }

    /// Begins, where a reference is given with its screen above the first one.
    public mutating func start(at reference: Reference? = nil) -> [Effect] {
        let bookmarks = screens[0].panes[TabbedScreen.HomeTab.bookmarks.rawValue].begin()
        if let screen = reference.flatMap({ TabbedScreen($0, known: nil) }) { screens.append(screen) }
        return settle(top.pane.begin() + bookmarks)
    }

    /// Begins anew with another session: all lists are asked for, and what was opened is closed.
    public mutating func beginSession(owner: AccountName, source: String) -> [Effect] {
        self.owner = owner
        status = StatusBar(source: source)
        lastError = nil
        requests = [:]
        bookmarks = []
        let tab = screens[0].bar.selected
        screens = [.home(owner, settings: settings, saved: saved)]
        return settle(screens[0].select(tab)) + start()
    }

    /// The screen that is seen.
    var top: TabbedScreen {
        get { screens[screens.count - 1] }
        set { screens[screens.count - 1] = newValue }
    }

    /// Tells something in the status bar until the next key.
    public mutating func report(_ message: String) { status.message = message }

    // MARK: - What a person does

    /// Takes what a person did.
    public mutating func handle(_ event: InputEvent) -> [Effect] {
        switch event {
        case .key(let key): return settle(press(key))
        case .paste(let text): return settle(top.pane.paste(text) ?? [])
        case .mouse(let mouse) where mouse.action == .scrollDown: return settle(scroll(.down))
        case .mouse(let mouse) where mouse.action == .scrollUp: return settle(scroll(.up))
        case .mouse, .focus: return []
        }
    }

    /// Comes back from a pause in typing.
    public mutating func endPause(_ number: Int) -> [Effect] {
        // Only the line that is seen is typed into.
        settle(top.pane.endPause(number))
    }

    private mutating func scroll(_ action: Action) -> [Effect] { (0..<3).flatMap { _ in top.pane.perform(action) } }

    private mutating func press(_ key: KeyPress) -> [Effect] {
        status.message = nil
        let action = keys.action(for: key)
        // Tabs are left, and the program, out of a line as well.
        if key.key != .tab, !Self.reachesThrough(key, action), let effects = top.pane.type(key) { return effects }
        if let action { return perform(action) }
        if let number = keys.tabNumber(for: key) { return top.select(number) }
        return []
    }

    private static func reachesThrough(_ key: KeyPress, _ action: Action?) -> Bool {
        key.modifiers.contains(.control) && (action == .quit || action == .suspend)
    }

    private mutating func perform(_ action: Action) -> [Effect] {
        switch action {
        case .quit: return [.quit]
        case .suspend: return [.suspend]
        case .nextTab, .previousTab: return top.turn(forward: action == .nextTab)
        // What is open in a pane comes first.
        case _ where top.pane.hasInnermost: return top.pane.perform(action)
        case .help: return toggle(.help(keys))
        case .log: return toggle(.log())
        case .settings: return openHomeTab(.settings, else: .settings(settings))
        case .search: return openHomeTab(.search, else: .search(saved)) + top.pane.perform(.search)
        case .preview: return togglePreview()
        case .refreshAll: return refreshAll()
        default: return top.pane.perform(action)
        }
    }

    private mutating func openHomeTab(_ tab: TabbedScreen.HomeTab, else screen: TabbedScreen) -> [Effect] {
        if top.kind == .home { return top.select(tab.rawValue) }
        if top.kind != screen.kind { screens.append(screen) }
        return []
    }

    private mutating func toggle(_ screen: TabbedScreen) -> [Effect] {
        if top.kind == screen.kind { return close() }
        screens.append(screen)
        return top.pane.begin()
    }

    private mutating func togglePreview() -> [Effect] {
        guard top.pane.hasPreview else { return [.say("there is no preview here")] }
        if isPreviewHidden || settings.preview != .never {
            isPreviewHidden.toggle()
        } else {
            settings.preview = .auto
        }
        let layout = ScreenLayout(width: size.width, height: size.height, preview: previewChoice)
        let isMissing = previewChoice != .never && layout?.previewPlace == .hidden
        return isMissing ? [.say("the preview needs 60 columns and 15 rows")] : []
    }

    private var previewChoice: BrowserSettings.Preview { isPreviewHidden ? .never : settings.preview }

    private mutating func refreshAll() -> [Effect] {
        var effects: [Effect] = []
        for screen in screens.indices {
            for pane in screens[screen].panes.indices where screens[screen].panes[pane].feed.hasBegun {
                guard screens[screen].panes[pane].content != nil, !screens[screen].panes[pane].feed.isLoading else {
                    continue
                }
                effects += screens[screen].panes[pane].perform(.refreshAll)
            }
        }
        return effects.isEmpty ? [.say("already loading")] : effects
    }

    // MARK: - What comes of it

    /// Takes an answer; one that was asked for before another of the same content is dropped.
    public mutating func take(_ answer: Answer) -> [Effect] {
        let content = answer.request.content
        guard requests[content]?.number == answer.request.number else { return [] }
        if answer.isFinal { requests[content] = nil }
        if let trouble = answer.trouble {
            lastError = trouble.limitedUntil == nil ? trouble.message : "rate limited"
        } else if answer.isFinal {
            lastError = nil
        }
        if case .bookmarks(let names) = answer.loaded { bookmarks = names }
        return settle(deliver(answer))
    }

    private mutating func deliver(_ answer: Answer) -> [Effect] {
        var effects: [Effect] = []
        for screen in screens.indices {
            for pane in screens[screen].panes.indices
            where screens[screen].panes[pane].content == answer.request.content {
                effects += screens[screen].panes[pane].take(answer)
            }
        }
        return effects
    }

    /// Deals with what the screens want from each other, and leaves the rest to whoever runs them.
    private mutating func settle(_ effects: [Effect]) -> [Effect] {
        var outside: [Effect] = []
        var waiting = effects[...]
        while let effect = waiting.popFirst() {
            guard case .inside(let inside) = effect else {
                outside.append(effect)
                continue
            }
            switch inside {
            case .say(let text): status.message = text
            case .open(let reference, let known): waiting = (open(reference, known) + waiting)[...]
            case .close: waiting = (close() + waiting)[...]
            case .need(let content, let kind): outside += need(content, kind)
            case .bookmark(let name): outside.append(toggleBookmark(name))
            }
        }
        return outside + letGo()
    }

    private mutating func open(_ reference: Reference, _ known: Subject?) -> [Effect] {
        if case .setting(let key) = reference { return change(key) }
        guard let screen = TabbedScreen(reference, known: known) else { return [] }
        screens.append(screen)
        return top.pane.begin()
    }

    private mutating func change(_ key: BrowserSettings.Key) -> [Effect] {
        settings.advance(key)
        if key == .preview { isPreviewHidden = false }
        for screen in screens.indices {
            for pane in screens[screen].panes.indices { screens[screen].panes[pane].adopt(settings) }
        }
        return [key == .source ? .switchSource(settings.source) : .apply(settings)]
    }

    private mutating func close() -> [Effect] {
        if screens.count > 1 {
            screens.removeLast()
            return top.pane.begin()
        }
        // There is nothing behind the first screen; but what is on its way can be stopped.
        if let content = top.pane.content, let request = requests.removeValue(forKey: content) {
            top.pane.cancel()
            return [
                .cancel(request), .say("stopped; \(keys.keys(for: .refresh).first?.description ?? "r") asks again"),
            ]
        }
        return [.say("press \(keys.keys(for: .quit).first?.description ?? "q") to quit")]
    }

    private mutating func need(_ content: Content, _ kind: Request.Kind) -> [Effect] {
        var effects: [Effect] = []
        if let request = requests[content] {
            // Whoever asks for the same gets the same answer.
            if kind != .anew { return [] }
            effects.append(.cancel(request))
        }
        lastNumber += 1
        let request = Request(number: lastNumber, content: content, kind: kind)
        requests[content] = request
        return effects + [.load(request)]
    }

    /// Nobody waits for what no screen shows any more.
    private mutating func letGo() -> [Effect] {
        guard !requests.isEmpty else { return [] }
        let shown = Set(screens.flatMap(\.contents))
        let orphans = requests.values.filter { !shown.contains($0.content) }.sorted { $0.number < $1.number }
        for request in orphans { requests[request.content] = nil }
        return orphans.map(Effect.cancel)
    }

    private mutating func toggleBookmark(_ name: RepositoryName) -> Effect {
        let place = bookmarks.firstIndex { "\($0)".lowercased() == "\(name)".lowercased() }
        if let place { bookmarks.remove(at: place) } else { bookmarks.append(name) }
        status.message = place == nil ? "bookmarked \(name)" : "\(name) is no bookmark any more"
        let request = Request(number: 0, content: .bookmarks, kind: .anew)
        _ = deliver(Answer(request, .bookmarks(bookmarks)))
        return .keep(name, place == nil)
    }

    // MARK: - Drawing

    /// Draws the screen that is seen as it is at a time.
    public mutating func render(into canvas: inout Canvas, now: Date) {
        size = (canvas.width, canvas.height)
        let choice = top.pane.hasPreview ? previewChoice : .never
        guard let layout = ScreenLayout(width: canvas.width, height: canvas.height, preview: choice) else {
            canvas.draw("terminal too small", x: 0, y: 0, width: canvas.width)
            return
        }
        let look = Look(settings: settings, now: now, localTime: localTime, keys: keys)
        top.render(into: &canvas, layout: layout, look: look)
        let feed = top.pane.feed
        var status = status
        status.message = status.message ?? lastError
        status.progress = feed.progress
        status.age = feed.confirmedAt.map { RelativeTime.describe($0, now: now) }
        status.render(into: &canvas, area: layout.status)
    }

    /// When the picture changes by itself, such as by a countdown; nil where it stays as it is.
    public func nextTick(now: Date) -> Date? { screens.last?.pane.feed.nextTick(now: now) }
}
