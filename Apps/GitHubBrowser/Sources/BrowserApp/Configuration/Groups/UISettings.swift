// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

/// The group `ui`: how the interactive browser, and a table on a terminal, look.
public struct UISettings: ConfigProperty, SettingsGroup {
    /// Which colors are used.
    public enum Theme: String, Decodable, Sendable, CaseIterable {
        /// As the terminal says.
        case auto
        /// For a dark background.
        case dark
        /// For a light background.
        case light
    }

    /// When the preview pane is shown.
    public enum Preview: String, Decodable, Sendable, CaseIterable {
        /// Where there is room.
        case auto
        /// In any case.
        case always
        /// In no case.
        case never
    }

    /// How times are written on a terminal.
    public enum Times: String, Decodable, Sendable, CaseIterable {
        /// As in "2 days ago".
        case relative
        /// As in 2026-03-10T08:15:00Z.
        case absolute
    }

    /// Which signs stand for kinds of things.
    public enum Icons: String, Decodable, Sendable, CaseIterable {
        /// Those of every terminal.
        case ascii
        /// Those of Unicode.
        case unicode
    }

    /// Where the group stands.
    public static let path = "ui"
    /// What counts where nothing is set.
    public static let defaults =
        #"{"theme": "auto", "mouse": false, "preview": "auto", "times": "relative", "icons": "ascii"}"#
    /// What the group reads.
    public static let settings = [
        Setting("theme", .choice(Theme.allCases.map(\.rawValue)), "The colors of the interactive browser."),
        Setting("mouse", .flag, "Whether the interactive browser heeds the mouse."),
        Setting("preview", .choice(Preview.allCases.map(\.rawValue)), "When the preview stands beside the list."),
        Setting("times", .choice(Times.allCases.map(\.rawValue)), "How times are written on a terminal."),
        Setting("icons", .choice(Icons.allCases.map(\.rawValue)), "The signs that stand for kinds of things."),
    ]

    /// Which colors are used.
    public let theme: Theme
    /// Whether the mouse is heeded.
    public let mouse: Bool
    /// When the preview pane is shown.
    public let preview: Preview
    /// How times are written.
    public let times: Times
    /// Which signs are used.
    public let icons: Icons
}
