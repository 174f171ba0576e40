// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The user's settings for the appearance of the browser and for its data.
public struct BrowserSettings: Sendable, Hashable {
    /// The colors.
    public enum Theme: String, Decodable, Sendable, Hashable, CaseIterable {
        /// Colors for the background that the terminal reports.
        case auto
        /// Colors for a dark background.
        case dark
        /// Colors for a light background.
        case light
    }

    /// The condition for showing the preview.
    public enum Preview: String, Decodable, Sendable, Hashable, CaseIterable {
        /// If there is room.
        case auto
        /// Always, even on small screens.
        case always
        /// Never.
        case never
    }

    /// The icons.
    public enum Icons: String, Decodable, Sendable, Hashable, CaseIterable {
        /// Characters of every terminal.
        case ascii
        /// Unicode characters.
        case unicode
    }

    /// A setting with a row on the settings page.
    public enum Key: String, Sendable, Hashable, CaseIterable {
        case theme
        case preview
        case times
        case icons
        case source
    }

    /// The colors.
    public var theme: Theme
    /// The condition for showing the preview.
    public var preview: Preview
    /// The format of times.
    public var times: TimeStyle
    /// The icons.
    public var icons: Icons
    /// The source of the data.
    public var source: SourceChoice

    /// Creates settings.
    public init(
        theme: Theme = .auto, preview: Preview = .auto, times: TimeStyle = .relative, icons: Icons = .ascii,
        source: SourceChoice = .auto
    ) {
        self.theme = theme
        self.preview = preview
        self.times = times
        self.icons = icons
        self.source = source
    }

    /// Returns the value of a setting, as its row shows it.
    public func value(of key: Key) -> String { key.field.value(self) }

    /// Changes a setting to its next value; the first one follows the last.
    public mutating func advance(_ key: Key) { key.field.advance(&self) }
}

/// The source of the data.
public enum SourceChoice: String, Decodable, Sendable, Hashable, CaseIterable {
    /// GitHub if an account or a host is configured, else the demo.
    case auto
    /// The demo data in the program.
    case demo
    /// GitHub.
    case github
}
