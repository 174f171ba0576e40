// SPDX-License-Identifier: Apache-2.0

extension BrowserSettings {
    /// The row of a setting.
    func row(_ key: Key) -> ListRow {
        let lasts = key.isKept ? "and keeps it in the configuration." : "and until ghb ends."
        return ListRow(
            id: key.rawValue, name: key.title, details: [.text(value(of: key)), .prose(key.choices)],
            reference: .setting(key), subject: .text(key.summary + "\n\nEnter changes it at once, " + lasts))
    }
}

extension BrowserSettings.Key {
    /// What the row is called.
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

    /// The values that it can have.
    var choices: String {
        switch self {
        case .theme: Self.list(BrowserSettings.Theme.allCases)
        case .preview: Self.list(BrowserSettings.Preview.allCases)
        case .times: Self.list(BrowserSettings.Times.allCases)
        case .icons: Self.list(BrowserSettings.Icons.allCases)
        case .watchers: "shown, hidden"
        case .source: Self.list([SourceChoice.demo, .github])
        }
    }

    private static func list(_ choices: [some RawRepresentable<String>]) -> String {
        choices.map(\.rawValue).joined(separator: ", ")
    }

    /// Whether the configuration has a place for it.
    fileprivate var isKept: Bool { self != .watchers }

    fileprivate var summary: String {
        switch self {
        case .theme: "The colors: *auto* suits every background, *dark* and *light* suit theirs better."
        case .preview:
            "Whether the selected row is shown in full beside the list or below it: *auto* where there is room, *always* "
                + "on small screens too, or *never*."
        case .times: "How times are written: *relative* as in \"2 days ago\", *absolute* as in 2026-03-10T08:15:00Z."
        case .icons: "The signs that stand for kinds of things: *ascii* for every terminal, or *unicode*."
        case .watchers:
            "Whether a repository's page tells how many accounts watch it. Lists never do, since GitHub's do not."
        case .source:
            "Where the data comes from: *github*, or the *demo* that is built into the program. Another source is "
                + "another session: all lists begin anew."
        }
    }
}
