// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import Foundation

/// Describes failures for the screens.
struct TroubleWriter: Sendable {
    let clock: any WallClock
    let time: LocalTime

    /// Describes a failure, with the age of the data that is still shown, or with advice if there is none.
    func trouble(_ failure: APIFailure, dataOf confirmedAt: Date? = nil) -> Trouble {
        let age = confirmedAt.map { " · showing data from \(time.moment($0, now: clock.now()))" }
        return Trouble(
            failure.message + (age ?? ""), advice: age == nil ? failure.advice : [],
            limitedUntil: failure.kind == .limited ? failure.retryAt : nil, isMissing: failure.kind == .notFound,
            mayPass: failure.allowsStaleResponses)
    }
}
