// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI

extension BrowserLoop {
    /// Opens a session with another data source; the current one goes on until it is ready.
    func switchSource(_ choice: SourceChoice) {
        let switching = Switching(choice: choice, number: (switching?.number ?? 0) + 1)
        self.switching = switching
        sessionWork.append(
            Task { [send, opener] in
                do throws(BrowserFailure) {
                    send(.session(try await opener.open(choice), switching))
                } catch {
                    send(.sessionRefused(([error.message] + error.advice).joined(separator: ": "), switching))
                }
            })
    }

    /// Switches to another session, and closes the old one.
    func use(_ next: OpenedSession, _ switching: Switching) {
        guard switching == self.switching else { return close(next) }
        let before = opened
        loads.use(next.session.feeds.feed)
        opened = next
        close(before)
        session += 1
        isAskingStanding = false
        screens.work = next.work
        screens.refreshInterval = next.refreshInterval
        perform(screens.beginSession(owner: next.owner, source: next.program.source.name))
        askStanding()
        keep(settings.taking(switching.choice))
        readPlaces()
    }

    func stay(_ reason: String, _ switching: Switching) {
        guard switching == self.switching else { return }
        screens.settings.source = settings.source
        screens.report(reason)
    }

    private func close(_ session: OpenedSession) {
        sessionWork.append(
            Task.detached { [outlet] in
                for line in await session.close() { outlet.post(Notice(.warning, line)) }
            })
    }

    /// Closes all sessions, and returns a line for each failure.
    func closeSessions() async -> [String] {
        for work in sessionWork { work.cancel() }
        for work in sessionWork { await work.value }
        var lines: [String] = []
        endEvents()
        // A session that was opened too late to be shown.
        for await event in events {
            if case .session(let late, _) = event { lines += await late.close() }
        }
        return lines + (await opened.close())
    }
}

extension BrowserSettings {
    func taking(_ source: SourceChoice) -> BrowserSettings {
        var settings = self
        settings.source = source
        return settings
    }
}
