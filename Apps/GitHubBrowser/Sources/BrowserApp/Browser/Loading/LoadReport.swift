// SPDX-License-Identifier: Apache-2.0

import BrowserUI

/// A report of a load in progress.
struct LoadReport: Sendable {
    enum Event: Sendable {
        /// An update for the screens.
        case update(ContentUpdate)
        /// The end of the load, with the feed to continue, if any.
        case ended(Feed?)
    }

    /// The number of the load, which is never used twice.
    let load: Int
    let event: Event
}
