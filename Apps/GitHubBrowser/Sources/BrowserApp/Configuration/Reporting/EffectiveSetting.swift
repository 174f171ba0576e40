// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import DIProperties
import Foundation

struct EffectiveSetting {
    let key: String
    /// The value in one line: a text without quotes, anything else as JSON.
    let text: String
    let origin: String

    /// Returns all effective settings, in the order of the catalogue.
    static func all(in properties: Properties) -> [EffectiveSetting] {
        let groups = SettingsCatalogue.groups.map(\.path)
        let paths = Dictionary(grouping: properties.paths) { path in String(path.prefix { $0 != "." && $0 != "[" }) }
        let others = paths.keys.filter { !groups.contains($0) }.sorted()
        return (groups + others).flatMap { paths[$0] ?? [] }.compactMap { EffectiveSetting($0, in: properties) }
            .filter { !($0.text == "{}" && groups.contains($0.key)) }
    }

    /// Creates the setting at a path; nil if nothing is set.
    init?(_ path: String, in properties: Properties) {
        let explanation = properties.explain(path)
        guard let setting = explanation.settings.first, let json = try? properties.json(at: path) else { return nil }
        key = SettingPath(explanation.path)?.notation ?? explanation.path
        let origin = "\(setting.origin)"
        // Without the position of a default value in the program.
        let isDefault = origin.hasPrefix(SettingsCatalogue.defaultsName + ":")
        self.origin = isDefault ? SettingsCatalogue.defaultsName : origin
        let shown = json.replacing(#""<secret>""#, with: "\"•••\"")
        let string = shown.hasPrefix("\"") ? try? JSONDecoder().decode(String.self, from: Data(shown.utf8)) : nil
        text = json == "null" ? "" : string ?? shown
    }
}

extension Catalogue where Item == EffectiveSetting {
    static var settings: Catalogue<EffectiveSetting> {
        Catalogue(
            noun: Noun("setting", "settings"),
            fields: [
                Field("key") { .text($0.key) }, Field("value") { .text($0.text) }, Field("origin") { .text($0.origin) },
            ],
            columns: ["key", "value", "origin"])
    }
}
