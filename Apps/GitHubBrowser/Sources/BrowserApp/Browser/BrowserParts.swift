// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
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
    /// How many colours the screen has.
    let colours: ColorSupport
    /// The tabs of the first screen, in their order.
    let tabs: [HomeTab]
    /// What the configuration says about the screens.
    let preferences: Preferences
    /// The organisation to begin with.
    let home: HomeOrganization
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
            theme: BrowserSettings.Theme(rawValue: ui.theme.rawValue) ?? .auto,
            preview: BrowserSettings.Preview(rawValue: ui.preview.rawValue) ?? .auto,
            times: BrowserSettings.Times(rawValue: ui.times.rawValue) ?? .relative,
            icons: BrowserSettings.Icons(rawValue: ui.icons.rawValue) ?? .ascii, source: source)
        // Without mistakes: the group has refused them.
        self.keys = KeyMap(actions).rebinding(keys.names).map
        saved = search.saved.compactMap { saved in
            BrowserUI.SearchKind(rawValue: saved.kind.rawValue).map {
                SavedSearch(name: saved.name, kind: $0, query: saved.query)
            }
        }
        mouse = ui.mouse
    }
}

/// A terminal whose screen the browser fills; tests put one of their own in its place.
protocol ScreenTerminal: Sendable {
    /// How many characters fit on it.
    var size: TerminalSize { get }
    /// Takes the screen over.
    func enter(_ reports: Terminal.Reports) throws(Terminal.Failure)
    /// Gives the screen back; does nothing when it is not taken.
    func leave()
    /// Writes to the screen.
    func write(_ bytes: [UInt8]) throws(Terminal.Failure)
    /// Stops the process as Ctrl-z does; returns when it goes on.
    func suspend()
    /// What happens at it, from now on; to be called once, after it was entered.
    func events() -> AsyncStream<TerminalEvent>
}

extension Terminal: ScreenTerminal {}

/// The organisation that the browser begins with where the command line names none.
struct HomeOrganization: Sendable {
    /// The organisation of the demo, or the one that the configuration names, if any.
    let name: AccountName?

    init(source: DataSource, data: DataSettings) {
        name = if case .demo(let owner) = source { AccountName(owner) } else { data.org.flatMap { AccountName($0) } }
    }
}
