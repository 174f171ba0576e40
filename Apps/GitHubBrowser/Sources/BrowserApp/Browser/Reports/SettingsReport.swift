// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI

/// A page among the settings on which the program tells of itself.
struct SettingsReport: Sendable {
    let title: String
    /// What it tells.
    let summary: String
    /// Finds out what there is to tell, in Markdown.
    let read: @Sendable () async throws(APIFailure) -> String

    /// What the screens know of it.
    var page: SettingsPage { .report(title: title, summary: summary) }
}
