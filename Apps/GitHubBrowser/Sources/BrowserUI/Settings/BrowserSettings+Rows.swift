// SPDX-License-Identifier: Apache-2.0

extension BrowserSettings {
    /// The row of a setting.
    func row(_ key: Key) -> ListRow {
        ListRow(
            id: key.rawValue, name: key.title, details: [.text(value(of: key)), .prose(key.choices)],
            reference: .setting(key), subject: .text(key.summary + "\n\nEnter changes it at once."))
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
        case .theme: Self.list(BrowserSettings.Theme.self)
        case .preview: Self.list(BrowserSettings.Preview.self)
        case .times: Self.list(BrowserSettings.Times.self)
        case .icons: Self.list(BrowserSettings.Icons.self)
        case .watchers: "shown, hidden"
        case .source: Self.list(SourceChoice.self)
        }
    }

    private static func list<Choice: CaseIterable & RawRepresentable<String>>(_ type: Choice.Type) -> String {
        Choice.allCases.map(\.rawValue).joined(separator: ", ")
    }

    fileprivate var summary: String {
        switch self {
        case .theme: "The colours: *auto* suits every background, *dark* and *light* suit theirs better."
        case .preview:
            "Whether the selected row is shown in full beside the list or below it: *auto* where there is room, *always* "
                + "on small screens too, or *never*."
        case .times: "How times are written: *relative* as in \"2 days ago\", *absolute* as in 2026-03-10T08:15:00Z."
        case .icons: "The signs that stand for kinds of things: *ascii* for every terminal, or *unicode*."
        case .watchers: "Whether it is shown how many accounts watch a repository. GitHub's lists do not tell."
        case .source:
            "Where the data comes from: *github*, the *demo* that is built into the program, or *auto*: GitHub where it "
                + "is known as whom to ask. Another source is another session: all lists begin anew."
        }
    }
}
