// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Synchronization

/// Tells that an old answer stands in for a new one, once for each reason: a list of many pages is one list.
public final class StaleWarnings: Sendable {
    private let notices: any Notices
    private let clock: any WallClock
    private let time: LocalTime
    private let told = Mutex<Set<APIFailure.Kind>>([])

    /// Makes warnings of which none was told.
    public init(notices: any Notices, clock: any WallClock, time: LocalTime) {
        self.notices = notices
        self.clock = clock
        self.time = time
    }

    /// Tells of an answer unless the same was told before.
    func tell(of answer: APIAnswer, because failure: APIFailure) {
        guard told.withLock({ $0.insert(failure.kind).inserted }) else { return }
        let age = time.moment(answer.confirmedAt, now: clock.now())
        notices.post(Notice(.stale, "\(failure.message) · showing data from \(age)"))
    }
}
