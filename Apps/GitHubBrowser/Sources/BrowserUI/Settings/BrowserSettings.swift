// SPDX-License-Identifier: Apache-2.0

import BrowserModels

package struct BrowserSettings: Sendable, Hashable {
    package enum Theme: String, Decodable, Sendable, Hashable, CaseIterable {
        /// Colors for the background that the terminal reports.
        case auto
        case dark, light
    }

    package enum Preview: String, Decodable, Sendable, Hashable, CaseIterable {
        /// If there is room.
        case auto
        /// Always, even on small screens.
        case always
        case never
    }

    package enum Icons: String, Decodable, Sendable, Hashable, CaseIterable {
        /// Characters of every terminal.
        case ascii
        case unicode
    }

    /// A setting with a row on the settings page.
    package enum Key: String, Sendable, Hashable, CaseIterable {
        case theme, preview, times, icons, source
    }

    package var theme: Theme
    package var preview: Preview
    package var times: TimeStyle
    package var icons: Icons
    package var source: SourceChoice

    package init(
        theme: Theme = .auto, preview: Preview = .auto, times: TimeStyle = .relative, icons: Icons = .ascii,
        source: SourceChoice = .auto
    ) {
        self.theme = theme
        self.preview = preview
        self.times = times
        self.icons = icons
        self.source = source
    }

    package func value(of key: Key) -> String { key.field.value(self) }

    /// Changes a setting to its next value; the first one follows the last.
    package mutating func advance(_ key: Key) { key.field.advance(&self) }
}

package enum SourceChoice: String, Decodable, Sendable, Hashable, CaseIterable {
    /// GitHub if an account or a host is configured, else the demo.
    case auto
    case demo
    case github
}

/// A setting as its row shows and changes it.
struct SettingField {
    let title: String
    let path: String
    let summary: String
    let choices: [String]
    let value: (BrowserSettings) -> String
    let advance: (inout BrowserSettings) -> Void

    init<Value: RawRepresentable & Equatable>(
        _ title: String, _ path: String, _ field: WritableKeyPath<BrowserSettings, Value>, _ all: [Value],
        _ summary: String
    ) where Value.RawValue == String {
        self.title = title
        self.path = path
        self.summary = summary
        choices = all.map(\.rawValue)
        value = { $0[keyPath: field].rawValue }
        advance = { $0[keyPath: field] = all.next(after: $0[keyPath: field]) }
    }
}

extension BrowserSettings.Key {
    /// The path of the setting in the configuration.
    package var path: String { field.path }

    var field: SettingField {
        switch self {
        case .theme:
            SettingField(
                "Theme", "ui.theme", \.theme, BrowserSettings.Theme.allCases,
                "The colors: *auto* asks the terminal for its background, *dark* and *light* are for one.")
        case .preview:
            SettingField(
                "Preview", "ui.preview", \.preview, BrowserSettings.Preview.allCases,
                "Whether the selected row is shown in full beside the list or below it: *auto* if there is room, "
                    + "*always* on small screens too, or *never*.")
        case .times:
            SettingField(
                "Times", "ui.times", \.times, TimeStyle.allCases,
                "The format of times: *relative*, such as \"2 days ago\", or *absolute*, such as 2026-03-10T08:15:00Z.")
        case .icons:
            SettingField(
                "Icons", "ui.icons", \.icons, BrowserSettings.Icons.allCases,
                "The icons: *ascii* for every terminal, or *unicode*.")
        // `auto` has become one of the two by now.
        case .source:
            SettingField(
                "Data source", "data.source", \.source, [.demo, .github],
                "The source of the data: *github*, or the *demo* that is built into the program. Another source starts "
                    + "a new session, and all lists are loaded again.")
        }
    }
}
