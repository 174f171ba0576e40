// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import TerminalKit

/// What the browser needs beside a session.
struct BrowserParts: Sendable {
    /// The screen and the keys.
    let terminal: any ScreenTerminal
    /// What time it is.
    let clock: any WallClock
    /// What waits.
    let sleeper: any Sleeper
    /// Puts into words what goes wrong.
    let troubles: TroubleWriter
    /// Opens addresses.
    let opener: AddressOpener
    /// How many colors the screen has.
    let colors: ColorSupport
    /// The tabs of the first screen, in their order.
    let tabs: [HomeTab]
    /// What the configuration says about the screens.
    let preferences: Preferences
    /// The organisation to begin with; nil where nobody named one.
    let home: AccountName?
}

/// What the configuration says about the screens.
struct Preferences: Sendable {
    /// What the settings page begins with.
    let settings: BrowserSettings
    /// Which key does what.
    let keys: KeyMap
    /// The searches that the user keeps.
    let saved: [SavedSearch]
    /// Whether the mouse is heeded.
    let mouse: Bool

    init(ui: UISettings, keys: KeySettings, search: SearchSettings, source: SourceChoice, actions: [KeyPress: Action]) {
        settings = BrowserSettings(
            theme: ui.theme, preview: ui.preview, times: ui.times, icons: ui.icons, source: source)
        // Without mistakes: the group has refused them.
        self.keys = KeyMap(actions).rebinding(keys.names).map
        saved = search.saved
        mouse = ui.mouse
    }
}
