// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserNetworking
import BrowserStorage
import DIProperties

/// All groups that the program reads, in the order in which they are told.
enum SettingsCatalogue {
    /// A group as what can be said of it.
    struct Group: Sendable {
        let path: String
        let settings: [Setting]
        let defaults: String

        init<Settings: SettingsGroup & ConfigProperty>(_ group: Settings.Type) {
            path = Settings.path
            settings = Settings.settings
            defaults = Settings.defaults
        }
    }

    static let groups = [
        Group(DataSettings.self), Group(HostsSettings.self), Group(NetworkSettings.self), Group(StorageSettings.self),
        Group(LogSettings.self), Group(UISettings.self), Group(KeySettings.self), Group(SearchSettings.self),
    ]

    /// What messages and lists call the source of the defaults.
    static let defaultsName = "default"

    /// What counts where no source sets a value, as YAML.
    ///
    /// The groups have them, too; as a source of their own they also count for single properties and can be listed.
    static let defaults = groups.filter { $0.defaults != "{}" }.map { "\($0.path): \($0.defaults)\n" }.joined()

    /// The setting at a path, where the path is that of a setting of a group.
    static func setting(at path: String) -> Setting? {
        groups.lazy.compactMap { group in
            group.settings.first { "\(group.path).\($0.key)" == path }
        }.first
    }

    /// What is known below a path: groups at the top, settings below a group or an element of its lists; nil where that is the user's choice.
    static func keys(below path: String) -> [String]? {
        if path.isEmpty { return groups.map(\.path) }
        if path.hasPrefix("hosts.") || path.hasPrefix("hosts[") { return HostSettings.settings.map(\.key) }
        if let bracket = path.lastIndex(of: "["),
            case .list(let settings, _) = setting(at: String(path[..<bracket]))?.kind
        {
            return settings.map(\.key)
        }
        guard let group = groups.first(where: { $0.path == path }), !group.settings.contains(where: { $0.key == "*" })
        else { return nil }
        return group.settings.map(\.key)
    }
}
