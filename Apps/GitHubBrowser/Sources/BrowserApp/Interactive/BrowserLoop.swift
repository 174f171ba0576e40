// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import Foundation
import TerminalKit

/// The loop of the browser: takes events, passes them to the screens, performs their effects, and draws.
///
/// It runs on the main thread, which nothing else uses, so that keys are answered even while tasks are busy with answers
/// of servers. Between events it sleeps: the only timer is the one for a countdown on the screen.
@MainActor final class BrowserLoop {
    let terminal: any ScreenTerminal
    let parts: BrowserParts
    let opener: SessionOpener
    let keeper: SettingChange
    let outlet: Outlet
    let send: @Sendable (LoopEvent) -> Void
    let loads: Loads
    var screens: ScreenStack
    var opened: OpenedSession
    var isRunning = true
    /// The settings as last saved.
    var settings: BrowserSettings
    /// The task that saves the latest choices.
    var keeping: Task<Void, Never>?
    /// The tasks that open or close sessions.
    var sessionWork: [Task<Void, Never>] = []
    let events: AsyncStream<LoopEvent>
    /// Ends the events after those that were sent.
    let endEvents: @Sendable () -> Void
    private let crashes: Bool
    private var renderer: FrameRenderer
    private var pacer = FramePacer()
    private var tick: (time: Date, task: Task<Void, Never>)?
    /// The number of sessions before this one.
    var session = 0
    /// The latest switch; a session that was opened for an older one is discarded.
    var switching: Switching?
    var isAskingStanding = false

    init(opened: OpenedSession, opener: SessionOpener, keeper: SettingChange, outlet: Outlet, crashes: Bool) {
        let (stream, continuation) = AsyncStream.makeStream(of: LoopEvent.self)
        let send: @Sendable (LoopEvent) -> Void = { continuation.yield($0) }
        let parts = opened.parts
        self.opened = opened
        self.parts = parts
        self.opener = opener
        self.keeper = keeper
        self.outlet = outlet
        self.send = send
        self.crashes = crashes
        settings = parts.preferences.settings
        terminal = parts.terminal
        events = stream
        endEvents = { continuation.finish() }
        renderer = FrameRenderer(colors: parts.colors)
        loads = Loads(feed: opened.session.feeds.feed, troubles: parts.troubles) { send(.load($0)) }
        screens = ScreenStack(
            owner: opened.owner, tabs: parts.tabs, settings: settings,
            status: StatusBar(source: opened.program.source.name),
            keys: parts.preferences.keys, saved: parts.preferences.saved, localTime: parts.troubles.time)
        screens.colors = parts.colors
        screens.work = opened.work
        screens.refreshInterval = opened.refreshInterval
    }

    /// Runs until the user quits, the task is cancelled or the terminal is gone; always restores the terminal.
    func run(at place: Reference?, opensWork: Bool = false) async throws(Terminal.Failure) -> ProgramStatus {
        try terminal.enter(withMouse: parts.preferences.mouse)
        defer {
            terminal.leave()
            tick?.task.cancel()
            loads.dropAll()
        }
        // The answer comes after the first frame, or never; nothing waits for it.
        if parts.colors != .none { try terminal.write(Background.query) }
        outlet.listen { [send] notice in send(.message(notice.text)) }
        let keys = Task.detached { [terminal, send] in
            for await event in terminal.events() { send(.terminal(event)) }
            send(.terminalGone)
        }
        defer { keys.cancel() }
        perform(screens.start(at: place, opensWork: opensWork && opened.session.credentials.token != nil))
        askStanding()
        try draw()
        readPlaces()
        // For tests that a crash restores the terminal, too.
        if crashes { preconditionFailure("GHB_CRASH is set") }
        for await event in events {
            take(event)
            guard isRunning else { return .success }
            try show(after: event)
        }
        return .cancelled
    }

    /// Closes what the browser opened, after it ran; returns a line for each failure.
    @discardableResult func end() async -> [String] {
        await keeping?.value
        return await closeSessions()
    }

    private func take(_ event: LoopEvent) {
        switch event {
        case .terminal(.input(let input)): perform(screens.handle(input))
        case .terminal(.resumed): renderer.invalidate()
        case .terminal(.resized), .frameDue: break
        case .tick:
            tick = nil
            perform(screens.keepFresh(now: parts.clock.now()))
        case .terminalGone: isRunning = false
        case .load(let report): take(report)
        case .pauseOver(let number): perform(screens.endPause(number))
        case .standing(let standing, let session): show(standing, of: session)
        case .places(let places): screens.stored = places
        case .message(let text): screens.report(text)
        case .session(let opened, let switching): use(opened, switching)
        case .sessionRefused(let reason, let switching): stay(reason, switching)
        }
    }

    private func take(_ report: LoadReport) {
        guard let update = loads.take(report) else { return }
        perform(screens.take(update))
        if update.isFinal { askStanding() }
    }

    private func show(after event: LoopEvent) throws(Terminal.Failure) {
        if case .frameDue = event { return try draw() }
        switch pacer.advice(at: .now) {
        case .draw: try draw()
        case .nothing: break
        case .wait(let duration):
            Task.detached { [send] in
                try? await Task.sleep(for: duration)
                send(.frameDue)
            }
        }
    }

    private func draw() throws(Terminal.Failure) {
        let size = terminal.size
        let now = parts.clock.now()
        var canvas = Canvas(width: size.columns, height: size.rows)
        screens.render(into: &canvas, now: now)
        try terminal.write(renderer.render(canvas))
        pacer.drew(at: .now)
        wait(for: screens.nextTick(now: now), now: now)
    }

    /// Schedules a redraw for the time at which the picture changes by itself, once for each time.
    private func wait(for time: Date?, now: Date) {
        guard time != tick?.time else { return }
        tick?.task.cancel()
        tick = time.map { time in
            let seconds = max(0.05, time.timeIntervalSince(now))
            return (
                time,
                Task.detached { [send, sleeper = parts.sleeper] in
                    if (try? await sleeper.sleep(for: seconds)) != nil { send(.tick) }
                }
            )
        }
    }
}
