// SPDX-License-Identifier: Apache-2.0

import BrowserUI

/// What a load under way has to tell.
struct LoadReport: Sendable {
    /// What happened.
    enum Event: Sendable {
        /// There is something for the screens.
        case answer(BrowserUI.Answer)
        /// The load is over; the feed goes on where it stopped, unless there is none.
        case ended(Feed?)
    }

    /// Which load it is; a number is never used twice.
    let load: Int
    /// What happened.
    let event: Event
}
