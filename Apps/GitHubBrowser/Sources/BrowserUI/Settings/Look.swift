// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// The context of drawing: the settings, the time, the keys, and the colors of the terminal.
struct Look: Sendable {
    let settings: BrowserSettings
    let now: Date
    let localTime: LocalTime
    let keys: KeyMap
    /// The bookmarked repositories, in lower case.
    var bookmarks: Set<String> = []
    var colors: ColorSupport = .none
    /// The background that the terminal reports; nil if it hasn't answered.
    var background: Background?

    /// Returns the mark after the name of a bookmarked repository; empty for others.
    func mark(of repository: RepositoryName?) -> String {
        guard let repository, bookmarks.contains("\(repository)".lowercased()) else { return "" }
        return isUnicode ? " ◆" : " *"
    }

    func time(_ time: Date) -> String {
        settings.times == .absolute ? time.rfc3339 : RelativeTime.describe(time, now: now)
    }

    /// Formats a time in a list as configured, such as `54m`, `3d` or `11y`.
    func age(_ time: Date) -> String {
        settings.times == .absolute ? time.rfc3339 : RelativeTime.describe(time, now: now, isShort: true)
    }

    /// Formats a number in a few characters, such as `954`, `4.8k` or `12k`.
    func count(_ number: Int) -> String {
        for (size, unit) in [(1_000_000, "M"), (1_000, "k")] where number >= size {
            let tenths = number / (size / 10)
            return tenths < 100 ? "\(tenths / 10).\(tenths % 10)\(unit)" : "\(number / size)\(unit)"
        }
        return "\(number)"
    }

    func stars(_ number: Int) -> [StyledSpan] {
        [StyledSpan((isUnicode ? "★ " : "") + count(number), Style(foreground: warning))]
    }

    var isUnicode: Bool { settings.icons == .unicode }

    func key(_ action: Action) -> String { keys.name(of: action) }

    /// Returns the first keys of actions before words, such as `/ filter`.
    func hints(_ actions: [(Action, String)]) -> [String] { actions.map { "\(key($0)) \($1)" } }
}

/// The colors. Texts repeat their meaning for terminals without colors.
extension Look {
    /// The background that the colors are for; nil for the terminal's own sixteen colors, which suit each.
    var theme: Background? {
        guard colors == .palette || colors == .full else { return nil }
        return switch settings.theme {
        case .auto: background
        case .dark: .dark
        case .light: .light
        }
    }

    /// Whether blocks of color are seen.
    var hasColors: Bool { colors != .none }

    /// The color of success: open issues, passed checks, approvals, added lines.
    var good: Color { color(2, dark: 0x3FB950, light: 0x1A7F37) }
    /// The color of failure: failed checks, requested changes, removed lines.
    var bad: Color { color(1, dark: 0xF85149, light: 0xCF222E) }
    /// The color of warnings and of work in progress.
    var warning: Color { color(3, dark: 0xD29922, light: 0x9A6700) }
    /// The color of completion: completed issues, merged pull requests.
    var done: Color { color(5, dark: 0xBC8CFF, light: 0x8250DF) }
    /// Names and links.
    var accent: Color { color(6, dark: 0x58A6FF, light: 0x0969DA) }

    /// The selected row. Without a theme it is reversed, which is seen on every terminal.
    var selected: Style { style(Style(.reverse), .bold, dark: (nil, 0x1B3A61), light: (nil, 0xCFE4FF)) }
    var tab: Style {
        style(Style([.bold, .reverse]), .bold, dark: (0xFFFFFF, 0x1F6FEB), light: (0xFFFFFF, 0x0969DA))
    }
    var bar: Style { style(Style(.reverse), dark: (0xC9D1D9, 0x262C36), light: (0x24292F, 0xE2E7ED)) }
    var banner: Style {
        style(Style(.reverse, foreground: warning), dark: (0x1F1500, 0xE3B341), light: (0x1F1500, 0xE3B341))
    }
    /// Less important text: times, separators, notes.
    var quiet: Style { style(Style(.dim), dark: (0x8B949E, nil), light: (0x59636E, nil)) }
    /// Text to notice, such as `archived` or `draft`.
    var notable: Style { Style(foreground: warning) }
    var match: Style { Style(.reverse, foreground: theme == nil ? .standard : warning) }

    var markdown: MarkdownTheme {
        var theme = MarkdownTheme()
        guard self.theme != nil else { return theme }
        theme.title = Style([.bold, .underline], foreground: accent)
        theme.heading = Style(.bold, foreground: accent)
        theme.code = Style(foreground: color(6, dark: 0x79C0FF, light: 0x0550AE))
        theme.paper = color(0, dark: 0x1C2128, light: 0xF3F5F8)
        (theme.image, theme.mark) = (quiet, quiet)
        theme.link = Style(.underline, foreground: accent)
        (theme.good, theme.bad, theme.warning, theme.done) = (good, bad, warning, done)
        return theme
    }

    func style(of issue: Issue) -> Style {
        switch issue.condition {
        case .open: Style(foreground: good)
        case .draft: quiet
        case .merged: Style(foreground: done)
        case .closed where issue.isPullRequest: Style(foreground: bad)
        case .closed: issue.stateReason == "not_planned" ? quiet : Style(foreground: done)
        }
    }

    /// Returns a text as a block in a color, in black or white for contrast.
    private func block(_ text: String, _ color: Color) -> StyledSpan {
        guard hasColors else { return StyledSpan(text) }
        // The brightness of a color by ITU-R BT.601, the standard of television.
        let isBright = color.parts.map { $0.red * 299 + $0.green * 587 + $0.blue * 114 > 140_000 } ?? true
        return StyledSpan(" \(text) ", Style(foreground: .rgb(isBright ? 0 : 0xFFFFFF), background: color))
    }

    /// Returns labels as blocks in their colors, or with commas between them.
    func labels(_ names: [String], _ colors: [String: String]) -> [StyledSpan] {
        names.enumerated().flatMap { index, name -> [StyledSpan] in
            let gap = index == 0 ? [] : [StyledSpan(hasColors ? " " : ", ")]
            guard let color = colors[name], color.count == 6, let number = UInt32(color, radix: 16) else {
                return gap + [StyledSpan(name)]
            }
            return gap + [block(name, .rgb(number))]
        }
    }

    /// Returns the name of a language behind a mark in its color.
    func language(_ name: String) -> [StyledSpan] {
        guard hasColors else { return [StyledSpan(name)] }
        let color = Color.rgb(LanguageColors.color(of: name))
        return [
            isUnicode ? StyledSpan("●", Style(foreground: color)) : StyledSpan(" ", Style(background: color)),
            StyledSpan(" \(name)"),
        ]
    }

    private func color(_ basic: UInt8, dark: UInt32, light: UInt32) -> Color {
        theme.map { .rgb($0 == .dark ? dark : light) } ?? .indexed(basic)
    }

    /// Returns a style with the colors of text and background in the theme; the basic one without a theme.
    private func style(
        _ basic: Style, _ attributes: Style.Attributes = [], dark: (UInt32?, UInt32?), light: (UInt32?, UInt32?)
    ) -> Style {
        guard let theme else { return basic }
        let (text, background) = theme == .dark ? dark : light
        return Style(
            attributes, foreground: text.map(Color.rgb) ?? .standard, background: background.map(Color.rgb) ?? .standard
        )
    }
}

/// The colors in which GitHub shows languages.
enum LanguageColors {
    private static let known: [String: UInt32] = [
        "C": 0x555555, "C#": 0x178600, "C++": 0xF34B7D, "CSS": 0x663399, "Clojure": 0xDB5855, "Dart": 0x00B4AB,
        "Dockerfile": 0x384D54, "Elixir": 0x6E4A7E, "Go": 0x00ADD8, "HTML": 0xE34C26, "Haskell": 0x5E5086,
        "Java": 0xB07219, "JavaScript": 0xF1E05A, "Kotlin": 0xA97BFF, "Lua": 0x000080, "Makefile": 0x427819,
        "Nix": 0x7E7EFF, "OCaml": 0xEF7A08, "Objective-C": 0x438EFF, "PHP": 0x4F5D95, "Perl": 0x0298C3,
        "Python": 0x3572A5, "R": 0x198CE7, "Ruby": 0x701516, "Rust": 0xDEA584, "Scala": 0xC22D40, "Shell": 0x89E051,
        "Swift": 0xF05138, "TypeScript": 0x3178C6, "Vue": 0x41B883, "Zig": 0xEC915C,
    ]

    static func color(of language: String) -> UInt32 { known[language] ?? 0x8B949E }
}
