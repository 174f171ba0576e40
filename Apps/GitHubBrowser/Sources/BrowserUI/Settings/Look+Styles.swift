// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// How each kind of thing looks in a theme.
///
/// What a person must tell apart differs by an attribute too, so that it does without colors: the selected row is
/// reversed.
extension Look {
    /// The selected row.
    var selected: Style { pick(Style(.reverse), dark: Style(.reverse, foreground: bright(6)), light: blueBar) }
    /// The open tab.
    var tab: Style { selected.adding(.bold) }
    /// The last line.
    var bar: Style {
        pick(Style(.reverse), dark: Style(foreground: .indexed(252), background: .indexed(237)), light: blueBar)
    }
    /// What matters less: times, lines between things, notes.
    var quiet: Style {
        pick(Style(.dim), dark: Style(foreground: .indexed(246)), light: Style(foreground: .indexed(241)))
    }
    /// What is open.
    var open: Style {
        pick(Style(foreground: .green), dark: Style(foreground: bright(2)), light: Style(foreground: .indexed(28)))
    }
    /// What is closed.
    var closed: Style {
        pick(Style(foreground: .magenta), dark: Style(foreground: bright(5)), light: Style(foreground: .indexed(90)))
    }
    /// What should be noticed: archived, a draft.
    var notable: Style {
        pick(Style(foreground: .yellow), dark: Style(foreground: bright(3)), light: Style(foreground: .indexed(130)))
    }
    /// The line that says that something is wrong.
    var banner: Style {
        pick(
            Style(.reverse, foreground: .yellow), dark: Style(.reverse, foreground: bright(3)),
            light: Style(.reverse, foreground: .indexed(124)))
    }
    /// Texts in Markdown.
    var markdown: MarkdownTheme {
        MarkdownTheme(
            code: pick(
                Style(foreground: .cyan), dark: Style(foreground: bright(6)), light: Style(foreground: .indexed(24))),
            link: Style(.underline).over(
                pick(
                    Style(foreground: .blue), dark: Style(foreground: .indexed(75)),
                    light: Style(foreground: .indexed(25))
                )),
            image: quiet, mark: quiet)
    }

    private var blueBar: Style { Style(.reverse, foreground: .indexed(25)) }

    /// The bright one of the user's own colors.
    private func bright(_ index: UInt8) -> Color { .indexed(8 + index) }

    private func pick(_ auto: Style, dark: Style, light: Style) -> Style {
        switch settings.theme {
        case .auto: auto
        case .dark: dark
        case .light: light
        }
    }
}
