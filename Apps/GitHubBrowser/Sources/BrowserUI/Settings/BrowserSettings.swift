// SPDX-License-Identifier: Apache-2.0

/// What the user chose about the looks of the browser and about its data.
public struct BrowserSettings: Sendable, Hashable {
    /// Which colors are used.
    public enum Theme: String, Sendable, Hashable, CaseIterable {
        /// Those that suit every background.
        case auto
        /// For a dark background.
        case dark
        /// For a light background.
        case light
    }

    /// When the preview is shown.
    public enum Preview: String, Sendable, Hashable, CaseIterable {
        /// Where there is room.
        case auto
        /// On small screens too.
        case always
        /// In no case.
        case never
    }

    /// How times are written.
    public enum Times: String, Sendable, Hashable, CaseIterable {
        /// As in "2 days ago".
        case relative
        /// As in 2026-03-10T08:15:00Z.
        case absolute
    }

    /// Which signs stand for kinds of things.
    public enum Icons: String, Sendable, Hashable, CaseIterable {
        /// Those of every terminal.
        case ascii
        /// Those of Unicode.
        case unicode
    }

    /// A setting that has a row on the page of settings.
    public enum Key: String, Sendable, Hashable, CaseIterable {
        case theme
        case preview
        case times
        case icons
        case watchers
        case source
    }

    /// Which colors are used.
    public var theme: Theme
    /// When the preview is shown.
    public var preview: Preview
    /// How times are written.
    public var times: Times
    /// Which signs are used.
    public var icons: Icons
    /// Whether it is shown how many accounts watch a repository.
    public var showsWatchers: Bool
    /// Where the data comes from.
    public var source: SourceChoice

    /// Makes settings.
    public init(
        theme: Theme = .auto, preview: Preview = .auto, times: Times = .relative, icons: Icons = .ascii,
        showsWatchers: Bool = true, source: SourceChoice = .auto
    ) {
        self.theme = theme
        self.preview = preview
        self.times = times
        self.icons = icons
        self.showsWatchers = showsWatchers
        self.source = source
    }

    /// The value of a setting, as its row shows it.
    public func value(of key: Key) -> String {
        switch key {
        case .theme: theme.rawValue
        case .preview: preview.rawValue
        case .times: times.rawValue
        case .icons: icons.rawValue
        case .watchers: showsWatchers ? "shown" : "hidden"
        case .source: source.rawValue
        }
    }

    /// Gives a setting its next value; behind the last one comes the first.
    public mutating func advance(_ key: Key) {
        switch key {
        case .theme: theme = Self.next(theme)
        case .preview: preview = Self.next(preview)
        case .times: times = Self.next(times)
        case .icons: icons = Self.next(icons)
        case .watchers: showsWatchers.toggle()
        // What nobody chose is one of the two by now.
        case .source: source = source == .demo ? .github : .demo
        }
    }

    private static func next<Value: CaseIterable & Equatable>(_ value: Value) -> Value {
        let all = Array(Value.allCases)
        return all.firstIndex(of: value).map { all[($0 + 1) % all.count] } ?? value
    }
}

/// Where the data comes from.
public enum SourceChoice: String, Sendable, Hashable, CaseIterable {
    /// From GitHub where it is known as whom to ask, else the demo's.
    case auto
    /// From the program itself.
    case demo
    /// From GitHub.
    case github
}
