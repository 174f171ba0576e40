// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The user's settings for the appearance of the browser and for its data.
package struct BrowserSettings: Sendable, Hashable {
    package enum Theme: String, Decodable, Sendable, Hashable, CaseIterable {
        /// Colors for the background that the terminal reports.
        case auto
        case dark
        case light
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
        case theme
        case preview
        case times
        case icons
        case source
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

/// The source of the data.
package enum SourceChoice: String, Decodable, Sendable, Hashable, CaseIterable {
    /// GitHub if an account or a host is configured, else the demo.
    case auto
    case demo
    case github
}
