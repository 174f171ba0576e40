// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI
import TerminalKit

/// The parts of the browser besides a session.
struct BrowserParts: Sendable {
    let terminal: any ScreenTerminal
    let clock: any WallClock
    /// The sleeper, for countdowns.
    let sleeper: any Sleeper
    let troubles: TroubleWriter
    let opener: AddressOpener
    let colors: ColorSupport
    /// The tabs of the home screen, in their order.
    let tabs: [HomeTab]
    let preferences: Preferences
}

/// The configuration of the screens.
struct Preferences: Sendable {
    let settings: BrowserSettings
    let keys: KeyMap
    let saved: [SavedSearch]
    let mouse: Bool
    /// The organisation to open if the command line names none: that of the demo, or the one in the configuration, if any.
    let home: AccountName?

    init(
        ui: UISettings, keys: KeySettings, search: SearchSettings, data: DataSettings, source: DataSource,
        actions: [KeyPress: Action]
    ) {
        settings = BrowserSettings(
            theme: ui.theme, preview: ui.preview, times: ui.times, icons: ui.icons, source: data.source)
        home = if case .demo(let owner) = source { AccountName(owner) } else { data.org.flatMap { AccountName($0) } }
        // There are no mistakes left: the group has rejected them.
        self.keys = (try? KeyMap(actions).rebinding(keys.keys)) ?? KeyMap(actions)
        saved = search.saved
        mouse = ui.mouse
    }
}

/// A terminal that the browser draws on; tests replace it.
protocol ScreenTerminal: Sendable {
    /// The size in characters.
    var size: TerminalSize { get }
    /// Takes over the screen.
    func enter(withMouse: Bool) throws(Terminal.Failure)
    /// Restores the screen; does nothing if it isn't taken over.
    func leave()
    func write(_ bytes: [UInt8]) throws(Terminal.Failure)
    /// Stops the process as Ctrl-z does; returns when it continues.
    func suspend()
    /// Returns the events from now on. Call it once, after `enter`.
    func events() -> AsyncStream<TerminalEvent>
}

extension Terminal: ScreenTerminal {}
