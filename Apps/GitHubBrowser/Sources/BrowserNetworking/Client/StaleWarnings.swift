// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Synchronization

/// Warns about stale responses, once for each reason, so that a list of many pages causes one warning.
package final class StaleWarnings: Sendable {
    private let notices: any Notices
    private let clock: any WallClock
    private let time: LocalTime
    private let posted = Mutex<Set<APIFailure.Kind>>([])

    package init(notices: any Notices, clock: any WallClock, time: LocalTime) {
        self.notices = notices
        self.clock = clock
        self.time = time
    }

    /// Posts a warning about a stale response, unless there was one for the same reason.
    func post(because failure: APIFailure, confirmedAt: Date) {
        guard posted.withLock({ $0.insert(failure.kind).inserted }) else { return }
        let age = time.moment(confirmedAt, now: clock.now())
        notices.post(Notice(.stale, "\(failure.message) · showing data from \(age)"))
    }
}
