// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension BrowserSettings {
    /// Returns the row of a setting.
    func row(_ key: Key) -> ListRow {
        let effect = key.isKept ? "at once and save it in the configuration." : "until ghb ends."
        return ListRow(
            id: key.rawValue, name: key.title, details: [.text(value(of: key)), .prose(key.choices)],
            reference: .setting(key), subject: .text(key.summary + "\n\nPress Enter to change it " + effect))
    }
}

extension BrowserSettings.Key {
    /// The title of the row.
    var title: String {
        switch self {
        case .theme: "Theme"
        case .preview: "Preview"
        case .times: "Times"
        case .icons: "Icons"
        case .watchers: "Show watchers"
        case .source: "Data source"
        }
    }

    /// The possible values.
    var choices: String {
        switch self {
        case .theme: Self.list(BrowserSettings.Theme.allCases)
        case .preview: Self.list(BrowserSettings.Preview.allCases)
        case .times: Self.list(TimeStyle.allCases)
        case .icons: Self.list(BrowserSettings.Icons.allCases)
        case .watchers: "shown, hidden"
        case .source: Self.list([SourceChoice.demo, .github])
        }
    }

    private static func list(_ choices: [some RawRepresentable<String>]) -> String {
        choices.map(\.rawValue).joined(separator: ", ")
    }

    /// Whether the setting is in the configuration.
    fileprivate var isKept: Bool { self != .watchers }

    fileprivate var summary: String {
        switch self {
        case .theme: "The colors: *auto* works on every background, *dark* and *light* look better on theirs."
        case .preview:
            "Whether the selected row is shown in full beside the list or below it: *auto* if there is room, *always* "
                + "on small screens too, or *never*."
        case .times:
            "The format of times: *relative*, such as \"2 days ago\", or *absolute*, such as 2026-03-10T08:15:00Z."
        case .icons: "The icons: *ascii* for every terminal, or *unicode*."
        case .watchers:
            "Whether a repository's page shows its number of watchers. Lists never do, because GitHub's don't."
        case .source:
            "The source of the data: *github*, or the *demo* that is built into the program. Another source starts "
                + "a new session, and all lists are loaded again."
        }
    }
}
