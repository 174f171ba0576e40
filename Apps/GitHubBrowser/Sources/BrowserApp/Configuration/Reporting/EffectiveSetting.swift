// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import DIProperties
import Foundation

/// An effective setting with its origin.
struct EffectiveSetting {
    /// The path.
    let key: String
    /// The value as JSON; nil if it is secret.
    let json: String?
    /// The values with their origins, the effective one first.
    let history: [Properties.Explanation.Setting]

    /// The replacement for a secret.
    static let hidden = "•••"

    /// Returns all effective settings, in the order of the catalogue.
    static func all(in properties: Properties) -> [EffectiveSetting] {
        let order = SettingsCatalogue.groups.map(\.path)
        let paths = properties.paths.enumerated().map { offset, path in
            (
                path: path, group: order.firstIndex(of: String(path.prefix { $0 != "." && $0 != "[" })) ?? order.count,
                offset
            )
        }
        return paths.sorted { ($0.group, $0.2) < ($1.group, $1.2) }
            .compactMap { EffectiveSetting($0.path, in: properties) }
            .filter { setting in !(setting.json == "{}" && order.contains(setting.key)) }
    }

    /// Creates the setting at a path; nil if nothing is set.
    init?(_ path: String, in properties: Properties) {
        let explanation = properties.explain(path)
        guard !explanation.settings.isEmpty, let json = try? properties.json(at: path) else { return nil }
        key = SettingPath(explanation.path)?.notation ?? explanation.path
        history = explanation.settings
        self.json = json == #""<secret>""# ? nil : Self.typed(json, SettingPath(path)?.setting?.kind)
    }

    /// The value in one line: a text without quotes, anything else as JSON.
    var text: String {
        guard let json else { return Self.hidden }
        if json == "null" { return "" }
        guard json.hasPrefix("\"") else { return Self.hiding(json) }
        return (try? JSONDecoder().decode(String.self, from: Data(json.utf8))) ?? json
    }

    /// The origin of the effective value.
    var origin: String { history.first.map { "\($0.origin)" }.map(Self.word) ?? "" }

    /// The overridden values with their origins.
    var overridden: [(value: String, origin: String)] {
        history.dropFirst().map { ($0.value == "<secret>" ? Self.hidden : $0.value, Self.word("\($0.origin)")) }
    }

    /// The setting as JSON.
    var object: String {
        let value = json.map(Self.hiding) ?? JSONText.quoted(Self.hidden)
        let others = overridden.map {
            "{\"value\":\(JSONText.quoted($0.value)),\"origin\":\(JSONText.quoted($0.origin))}"
        }
        return "{\"key\":\(JSONText.quoted(key)),\"value\":\(value),\"origin\":\(JSONText.quoted(origin)),"
            + "\"overrides\":[\(others.joined(separator: ","))]}"
    }

    private static func hiding(_ json: String) -> String { json.replacing(#""<secret>""#, with: "\"\(hidden)\"") }

    /// Returns an origin, without the position of a default value in the program.
    private static func word(_ origin: String) -> String {
        origin.hasPrefix(SettingsCatalogue.defaultsName + ":") ? SettingsCatalogue.defaultsName : origin
    }

    /// Returns the text of a variable or an option as the type of the setting.
    private static func typed(_ json: String, _ kind: SettingKind?) -> String {
        guard json.hasPrefix("\""), json.count > 2 else { return json }
        let inner = String(json.dropFirst().dropLast())
        switch kind {
        case .integer where Int(inner) != nil: return inner
        case .number where Double(inner)?.isFinite == true: return inner
        case .flag where ["true", "false"].contains(inner.lowercased()): return inner.lowercased()
        default: return json
        }
    }
}
