// SPDX-License-Identifier: Apache-2.0

/// A part of what the tab with the settings shows.
public enum SettingsPage: Sendable, Hashable {
    /// Settings, each of which has a row.
    case settings([BrowserSettings.Key])
    /// Something to be read, by its title and what it tells; it is loaded when it is opened.
    case report(title: String, summary: String)

    /// Every setting that there is.
    public static let all: SettingsPage = .settings(BrowserSettings.Key.allCases)

    /// The rows of the page.
    func rows(_ settings: BrowserSettings) -> [ListRow] {
        switch self {
        case .settings(let keys): keys.map(settings.row)
        case .report(let title, let summary):
            [
                ListRow(
                    id: "report \(title)", name: title, details: ["", .prose(summary)], reference: .report(title),
                    subject: .text(MarkdownText.escaped(summary) + "\n\nEnter shows it."))
            ]
        }
    }
}
