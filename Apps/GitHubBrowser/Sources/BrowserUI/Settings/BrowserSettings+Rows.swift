// SPDX-License-Identifier: Apache-2.0

import BrowserModels

extension BrowserSettings {
    func row(_ key: Key) -> ListRow {
        let field = key.field
        return ListRow(
            id: key.rawValue, name: field.title,
            details: [.text(value(of: key)), .prose(field.choices.joined(separator: ", "))], reference: .setting(key),
            subject: .text(field.summary + "\n\nPress Enter to change it at once and save it in the configuration."))
    }
}

/// A setting as its row shows and changes it.
struct SettingField {
    let title: String
    let path: String
    let summary: String
    let choices: [String]
    let value: (BrowserSettings) -> String
    let advance: (inout BrowserSettings) -> Void

    init<Value: RawRepresentable & Equatable>(
        _ title: String, _ path: String, _ field: WritableKeyPath<BrowserSettings, Value>, _ all: [Value],
        _ summary: String
    ) where Value.RawValue == String {
        self.title = title
        self.path = path
        self.summary = summary
        choices = all.map(\.rawValue)
        value = { $0[keyPath: field].rawValue }
        advance = { $0[keyPath: field] = all[((all.firstIndex(of: $0[keyPath: field]) ?? -1) + 1) % all.count] }
    }
}

extension BrowserSettings.Key {
    /// The path of the setting in the configuration.
    package var path: String { field.path }

    var field: SettingField {
        switch self {
        case .theme:
            SettingField(
                "Theme", "ui.theme", \.theme, BrowserSettings.Theme.allCases,
                "The colors: *auto* asks the terminal for its background, *dark* and *light* are for one.")
        case .preview:
            SettingField(
                "Preview", "ui.preview", \.preview, BrowserSettings.Preview.allCases,
                "Whether the selected row is shown in full beside the list or below it: *auto* if there is room, "
                    + "*always* on small screens too, or *never*.")
        case .times:
            SettingField(
                "Times", "ui.times", \.times, TimeStyle.allCases,
                "The format of times: *relative*, such as \"2 days ago\", or *absolute*, such as 2026-03-10T08:15:00Z.")
        case .icons:
            SettingField(
                "Icons", "ui.icons", \.icons, BrowserSettings.Icons.allCases,
                "The icons: *ascii* for every terminal, or *unicode*.")
        // `auto` has become one of the two by now.
        case .source:
            SettingField(
                "Data source", "data.source", \.source, [.demo, .github],
                "The source of the data: *github*, or the *demo* that is built into the program. Another source starts "
                    + "a new session, and all lists are loaded again.")
        }
    }
}
