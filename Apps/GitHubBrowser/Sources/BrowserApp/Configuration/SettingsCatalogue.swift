// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserNetworking
import BrowserStorage
import DIProperties

/// The configuration groups of the program, in the order in which they are listed.
enum SettingsCatalogue {
    struct Group: Sendable {
        let path: String
        let defaults: String
        /// A function, since each run reads the defaults, and few the settings.
        private let makeSettings: @Sendable () -> [Setting]
        var settings: [Setting] { makeSettings() }

        init<Settings: SettingsGroup & ConfigProperty>(_ group: Settings.Type) {
            path = Settings.path
            defaults = Settings.defaults
            makeSettings = { Settings.settings }
        }
    }

    static let groups = [
        Group(DataSettings.self), Group(HostsSettings.self), Group(NetworkSettings.self), Group(StorageSettings.self),
        Group(LogSettings.self), Group(UISettings.self), Group(KeySettings.self), Group(SearchSettings.self),
    ]

    static let defaultsName = "default"

    /// The default values of all groups, as JSON, which is also YAML.
    ///
    /// The groups have them, too; as a source of their own they also apply to single properties and can be listed.
    static let defaults =
        "{" + groups.filter { $0.defaults != "{}" }.map { "\"\($0.path)\": \($0.defaults)" }.joined(separator: ",\n")
        + "}\n"

    static var paths: [String] {
        groups.flatMap { group in group.settings.map { "\(group.path).\($0.key)" } }.filter { !$0.hasSuffix("*") }
    }

    static func setting(at path: String) -> Setting? {
        groups.lazy.compactMap { group in
            group.settings.first { "\(group.path).\($0.key)" == path }
        }.first
    }

    /// Returns the known keys below a path: groups, or settings of a group or a host; nil if there are none.
    static func keys(below path: String) -> [String]? {
        if path.isEmpty { return groups.map(\.path) }
        if path.hasPrefix("hosts") { return HostSettings.settings.map(\.key) }
        return groups.first { $0.path == path }?.settings.map(\.key)
    }
}
