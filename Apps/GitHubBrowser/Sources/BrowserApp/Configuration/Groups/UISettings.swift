// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DIProperties

/// The group `ui`: the look of the interactive browser and of tables on a terminal.
struct UISettings: ConfigProperty, SettingsGroup {
    static let path = "ui"
    static let defaults =
        #"{"theme": "auto", "mouse": false, "preview": "auto", "times": "relative", "icons": "ascii"}"#
    static let settings = [
        Setting(
            "theme", .choice(BrowserSettings.Theme.allCases.map(\.rawValue)), "The colors of the interactive browser."),
        Setting("mouse", .flag, "Whether the interactive browser reacts to the mouse."),
        Setting("preview", .choice(BrowserSettings.Preview.allCases.map(\.rawValue)), "When the preview is shown."),
        Setting("times", .choice(TimeStyle.allCases.map(\.rawValue)), "How times are written on a terminal."),
        Setting("icons", .choice(BrowserSettings.Icons.allCases.map(\.rawValue)), "The set of icons."),
    ]

    let theme: BrowserSettings.Theme
    let mouse: Bool
    let preview: BrowserSettings.Preview
    let times: TimeStyle
    let icons: BrowserSettings.Icons

    private enum CodingKeys: CodingKey { case theme, mouse, preview, times, icons }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        theme = try container.decodeChoice(forKey: .theme)
        mouse = try container.decode(Bool.self, forKey: .mouse)
        preview = try container.decodeChoice(forKey: .preview)
        times = try container.decodeChoice(forKey: .times)
        icons = try container.decodeChoice(forKey: .icons)
    }
}
