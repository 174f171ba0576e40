// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import Foundation

/// Puts into words why something is not newer, or not there.
struct TroubleWriter: Sendable {
    let clock: any WallClock
    let time: LocalTime

    /// The words for a failure, with the age of what is shown in spite of it, or else with what can be done.
    func trouble(_ failure: APIFailure, dataOf confirmedAt: Date? = nil) -> Trouble {
        let age = confirmedAt.map { " · showing data from \(time.moment($0, now: clock.now()))" }
        return Trouble(
            failure.message + (age ?? ""), advice: age == nil ? failure.advice : [],
            limitedUntil: failure.kind == .limited ? failure.retryAt : nil)
    }
}
