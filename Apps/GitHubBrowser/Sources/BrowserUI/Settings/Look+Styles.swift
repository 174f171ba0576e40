// SPDX-License-Identifier: Apache-2.0

import TerminalKit

/// The styles of a theme.
///
/// Important differences do not depend on color alone; the selected row, for example, is
/// reversed.
extension Look {
    /// The selected row.
    var selected: Style { pick(Style(.reverse), dark: Style(.reverse, foreground: bright(6)), light: blueBar) }
    /// The open tab.
    var tab: Style { selected.adding(.bold) }
    /// The status bar.
    var bar: Style {
        pick(Style(.reverse), dark: Style(foreground: .indexed(252), background: .indexed(237)), light: blueBar)
    }
    /// Less important text: times, separators, notes.
    var quiet: Style {
        pick(Style(.dim), dark: Style(foreground: .indexed(246)), light: Style(foreground: .indexed(241)))
    }
    /// An open issue.
    var open: Style {
        pick(Style(foreground: .green), dark: Style(foreground: bright(2)), light: Style(foreground: .indexed(28)))
    }
    /// A closed issue.
    var closed: Style {
        pick(Style(foreground: .magenta), dark: Style(foreground: bright(5)), light: Style(foreground: .indexed(90)))
    }
    /// Text to notice, such as `archived` or `draft`.
    var notable: Style {
        pick(Style(foreground: .yellow), dark: Style(foreground: bright(3)), light: Style(foreground: .indexed(130)))
    }
    /// The banner with a problem.
    var banner: Style {
        pick(
            Style(.reverse, foreground: .yellow), dark: Style(.reverse, foreground: bright(3)),
            light: Style(.reverse, foreground: .indexed(124)))
    }
    /// Markdown text.
    var markdown: MarkdownTheme {
        var theme = MarkdownTheme()
        theme.code = pick(theme.code, dark: Style(foreground: bright(6)), light: Style(foreground: .indexed(24)))
        (theme.codeText, theme.codeNumber) = (open, closed)
        theme.codeComment = pick(
            theme.codeComment, dark: Style(foreground: .indexed(246)), light: Style(foreground: .indexed(241)))
        theme.link = pick(
            theme.link, dark: Style(.underline, foreground: .indexed(75)),
            light: Style(.underline, foreground: .indexed(25)))
        (theme.image, theme.mark) = (quiet, quiet)
        return theme
    }

    /// Returns labels in their colors, with texts in black or white, which can be read on every background.
    func labels(_ names: [String], _ colors: [String: String]) -> [StyledSpan] {
        names.enumerated().flatMap { index, name in
            [StyledSpan(index == 0 ? "" : ", "), StyledSpan(name, Self.label(colors[name]))].filter { !$0.text.isEmpty }
        }
    }

    private static func label(_ color: String?) -> Style {
        guard let color, color.count == 6, let value = UInt32(color, radix: 16) else { return .plain }
        let (red, green, blue) = (UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
        // The brightness of a color as television has it (ITU-R BT.601).
        let isBright = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 > 140_000
        return Style(foreground: isBright ? .rgb(0, 0, 0) : .rgb(255, 255, 255), background: .rgb(red, green, blue))
    }

    private var blueBar: Style { Style(.reverse, foreground: .indexed(25)) }

    /// Returns the bright variant of one of the terminal's own colors.
    private func bright(_ index: UInt8) -> Color { .indexed(8 + index) }

    private func pick(_ auto: Style, dark: Style, light: Style) -> Style {
        switch settings.theme {
        case .auto: auto
        case .dark: dark
        case .light: light
        }
    }
}
