// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

/// The group `ui`: the look of the interactive browser and of tables on a terminal.
public struct UISettings: ConfigProperty, SettingsGroup {
    /// The colour themes.
    public enum Theme: String, Decodable, Sendable, CaseIterable {
        /// The theme of the terminal.
        case auto
        /// For a dark background.
        case dark
        /// For a light background.
        case light
    }

    /// When the preview pane is shown.
    public enum Preview: String, Decodable, Sendable, CaseIterable {
        /// If there is room.
        case auto
        /// Always.
        case always
        /// Never.
        case never
    }

    /// The forms of times on a terminal.
    public enum Times: String, Decodable, Sendable, CaseIterable {
        /// Relative, such as "2 days ago".
        case relative
        /// Absolute, such as 2026-03-10T08:15:00Z.
        case absolute
    }

    /// The sets of icons.
    public enum Icons: String, Decodable, Sendable, CaseIterable {
        /// ASCII characters only.
        case ascii
        /// Unicode characters.
        case unicode
    }

    /// The path of the group.
    public static let path = "ui"
    /// The default values.
    public static let defaults =
        #"{"theme": "auto", "mouse": false, "preview": "auto", "times": "relative", "icons": "ascii"}"#
    /// The settings of the group.
    public static let settings = [
        Setting("theme", .choice(Theme.allCases.map(\.rawValue)), "The colours of the interactive browser."),
        Setting("mouse", .flag, "Whether the interactive browser reacts to the mouse."),
        Setting("preview", .choice(Preview.allCases.map(\.rawValue)), "When the preview is shown."),
        Setting("times", .choice(Times.allCases.map(\.rawValue)), "How times are written on a terminal."),
        Setting("icons", .choice(Icons.allCases.map(\.rawValue)), "The set of icons."),
    ]

    /// The colour theme.
    public let theme: Theme
    /// Whether the browser reacts to the mouse.
    public let mouse: Bool
    /// When the preview pane is shown.
    public let preview: Preview
    /// The form of times.
    public let times: Times
    /// The set of icons.
    public let icons: Icons
}
