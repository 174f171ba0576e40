// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import DIProperties
import Foundation

/// An effective setting with its origin.
struct EffectiveSetting {
    /// The path.
    let key: String
    /// The value in one line: a text without quotes, anything else as JSON.
    let text: String
    /// The values with their origins, the effective one first.
    let history: [(value: String, origin: String)]

    /// The replacement for a secret.
    private static let hidden = "•••"

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
        guard !explanation.settings.isEmpty, let json = try? properties.json(at: path) else { return nil }
        key = SettingPath(explanation.path)?.notation ?? explanation.path
        history = explanation.settings.map { setting in
            // Without the position of a default value in the program.
            let isDefault = "\(setting.origin)".hasPrefix(SettingsCatalogue.defaultsName + ":")
            return (
                setting.value == "<secret>" ? Self.hidden : setting.value,
                isDefault ? SettingsCatalogue.defaultsName : "\(setting.origin)"
            )
        }
        let shown = json.replacing(#""<secret>""#, with: "\"\(Self.hidden)\"")
        let string = shown.hasPrefix("\"") ? try? JSONDecoder().decode(String.self, from: Data(shown.utf8)) : nil
        text = json == "null" ? "" : string ?? shown
    }

    /// The origin of the effective value.
    var origin: String { history.first?.origin ?? "" }
}

extension Catalogue where Item == EffectiveSetting {
    /// The fields and columns of a setting.
    static var settings: Catalogue<EffectiveSetting> {
        Catalogue(
            noun: Noun("setting", "settings"),
            fields: [
                Field("key") { .text($0.key) }, Field("value") { .text($0.text) }, Field("origin") { .text($0.origin) },
                Field("overrides") { setting in
                    .list(
                        setting.history.dropFirst().map { value, origin in
                            .object([
                                FieldValue.Member("value", .text(value)), FieldValue.Member("origin", .text(origin)),
                            ])
                        })
                },
            ],
            columns: ["key", "value", "origin"])
    }
}
