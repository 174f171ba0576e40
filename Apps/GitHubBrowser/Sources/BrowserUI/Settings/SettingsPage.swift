// SPDX-License-Identifier: Apache-2.0

/// A part of the settings tab.
public enum SettingsPage: Sendable, Hashable {
    /// Settings with a row each.
    case settings([BrowserSettings.Key])
    /// A report with a title and a summary, loaded when it is opened.
    case report(title: String, summary: String)

    /// All settings.
    public static let all: SettingsPage = .settings(BrowserSettings.Key.allCases)

    /// Returns the rows of the page.
    func rows(_ settings: BrowserSettings) -> [ListRow] {
        switch self {
        case .settings(let keys): keys.map(settings.row)
        case .report(let title, let summary):
            [
                ListRow(
                    id: "report \(title)", name: title, details: ["", .prose(summary)], reference: .report(title),
                    subject: .text(MarkdownText.escaped(summary) + "\n\nPress Enter to open it."))
            ]
        }
    }
}
