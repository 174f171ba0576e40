// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import TerminalKit

extension BrowserLoop {
    /// Performs the effects of the screens. Nothing here waits: slow work runs elsewhere and returns as an event.
    func perform(_ effects: [Effect]) {
        for effect in effects { perform(effect) }
    }

    private func perform(_ effect: Effect) {
        switch effect {
        case .load(let request):
            if request.content == .bookmarks { bookmarksRequest = request }
            loads.begin(request)
        case .cancel(let request): loads.cancel(request)
        case .pause(let number):
            Task.detached { [send] in
                try? await Task.sleep(for: Effect.pauseLength)
                send(.pauseOver(number))
            }
        case .openInBrowser(let address): open(address)
        case .copy(let text): copy(text)
        case .keep(let name, let isKept): keep(name, isKept)
        case .apply(let settings): keep(settings.taking(self.settings.source))
        case .switchSource(let choice): switchSource(choice)
        case .suspend: terminal.suspend()
        case .quit: isRunning = false
        case .open, .close, .need, .bookmark, .say: break
        }
    }

    private func open(_ address: String) {
        screens.report("opening \(address)")
        Task.detached { [send, opener = parts.opener] in
            do {
                try opener.open(address)
            } catch {
                send(.message("\(error)"))
            }
        }
    }

    /// Uses an escape sequence, which reaches the clipboard of the user's terminal even over SSH.
    private func copy(_ text: String) {
        guard let bytes = Clipboard.copying(text) else { return screens.report("too long to copy") }
        do {
            try terminal.write(bytes)
        } catch {
            screens.report("cannot be copied: \(error)")
        }
    }

    private func keep(_ name: RepositoryName, _ isKept: Bool) {
        Task.detached { [send, bookmarks = opened.session.bookmarks] in
            do {
                if isKept { try await bookmarks.add(name) } else { try await bookmarks.remove(name) }
                if isKept, await !bookmarks.isLasting() {
                    send(.message("bookmarked until ghb ends, because bookmarks are kept in memory"))
                }
            } catch {
                send(.bookmarksUnsure("the bookmark cannot be \(isKept ? "saved" : "removed"): \(error)"))
            }
        }
    }

    /// Saves the changed settings, each after the one before.
    func keep(_ settings: BrowserSettings) {
        for key in BrowserSettings.Key.allCases where settings.value(of: key) != self.settings.value(of: key) {
            keeping = Task.detached { [send, keeper, before = keeping] in
                await before?.value
                send(.message(keeper.keep(settings.value(of: key), of: key)))
            }
        }
        self.settings = settings
    }

    /// Reads the places in the cache, after the first frame.
    func readPlaces() {
        Task.detached { [send, client = opened.session.client] in
            send(.places(await client.storedPages().compactMap { Reference(text: $0) }))
        }
    }

    /// Requests the status, unless a request is under way.
    func askStanding() {
        guard !isAskingStanding else { return }
        isAskingStanding = true
        Task { [send, number = session, status = opened.session.status] in
            send(.standing(await status.standing(), session: number))
        }
    }

    /// Shows the status, unless its session has ended since.
    func show(_ standing: SessionStatus.Standing, of session: Int) {
        guard session == self.session else { return }
        isAskingStanding = false
        (screens.status.source, screens.status.limit) = (standing.source, standing.limit)
        screens.requestsLeft = standing.left
    }
}
