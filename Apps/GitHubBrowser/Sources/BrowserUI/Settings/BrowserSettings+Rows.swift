// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension BrowserSettings {
    /// Returns the row of a setting.
    func row(_ key: Key) -> ListRow {
        let words = key.words
        let effect = words.path == nil ? "until ghb ends." : "at once and save it in the configuration."
        return ListRow(
            id: key.rawValue, name: words.title,
            details: [.text(value(of: key)), .prose(words.choices.joined(separator: ", "))], reference: .setting(key),
            subject: .text(words.summary + "\n\nPress Enter to change it " + effect))
    }
}

extension BrowserSettings.Key {
    /// The path of the setting in the configuration; nil if it isn't there.
    public var path: String? { words.path }

    fileprivate var words: (title: String, path: String?, choices: [String], summary: String) {
        switch self {
        case .theme:
            (
                "Theme", "ui.theme", BrowserSettings.Theme.allCases.map(\.rawValue),
                "The colors: *auto* asks the terminal for its background, *dark* and *light* are for one."
            )
        case .preview:
            (
                "Preview", "ui.preview", BrowserSettings.Preview.allCases.map(\.rawValue),
                "Whether the selected row is shown in full beside the list or below it: *auto* if there is room, "
                    + "*always* on small screens too, or *never*."
            )
        case .times:
            (
                "Times", "ui.times", TimeStyle.allCases.map(\.rawValue),
                "The format of times: *relative*, such as \"2 days ago\", or *absolute*, such as 2026-03-10T08:15:00Z."
            )
        case .icons:
            (
                "Icons", "ui.icons", BrowserSettings.Icons.allCases.map(\.rawValue),
                "The icons: *ascii* for every terminal, or *unicode*."
            )
        case .source:
            (
                "Data source", "data.source", [SourceChoice.demo, .github].map(\.rawValue),
                "The source of the data: *github*, or the *demo* that is built into the program. Another source starts "
                    + "a new session, and all lists are loaded again."
            )
        }
    }
}
