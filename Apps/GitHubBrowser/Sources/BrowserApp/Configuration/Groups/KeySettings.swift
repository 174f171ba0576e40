// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

/// The group `keys`: other keys for the actions of the interactive browser.
public struct KeySettings: ConfigProperty, SettingsGroup {
    /// What a key can do.
    public enum Action: String, CodingKey, Sendable, CaseIterable {
        case down, up, top, bottom, open, back, filter, search, refresh, preview, bookmark, sort, settings, log, help
        case quit, suspend
        case pageDown = "page_down"
        case pageUp = "page_up"
        case nextTab = "next_tab"
        case previousTab = "previous_tab"
        case refreshAll = "refresh_all"
        case openInBrowser = "open_in_browser"
        case copyURL = "copy_url"
        case copyName = "copy_name"
    }

    /// Where the group stands.
    public static let path = "keys"
    /// What counts where nothing is set: the browser's own keys.
    public static let defaults = "{}"
    /// What the group reads.
    public static let settings = Action.allCases.map {
        Setting($0.rawValue, .keys, "The keys for '\($0.rawValue)', in place of its own.")
    }

    /// The keys of the actions that have other ones than their own.
    public let keys: [Action: [String]]

    /// Reads a key or a list of keys for each action.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Action.self)
        var keys: [Action: [String]] = [:]
        for action in Action.allCases {
            if let list = try container.decodeIfPresent(KeyList.self, forKey: action) { keys[action] = list.keys }
        }
        self.keys = keys
    }
}

/// One key, or a list of them.
private struct KeyList: Decodable {
    let keys: [String]

    init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            var keys: [String] = []
            while !list.isAtEnd { keys.append(try list.decode(String.self)) }
            self.keys = keys
        } else {
            keys = [try decoder.singleValueContainer().decode(String.self)]
        }
    }
}
