// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DIProperties
import Foundation

/// The group `hosts`: accounts by the names of hosts.
public struct HostsSettings: ConfigProperty, SettingsGroup {
    /// Where the group stands.
    public static let path = "hosts"
    /// What counts where nothing is set.
    public static let defaults = "{}"
    /// What the group reads.
    public static let settings = [
        Setting("*", .map(of: HostSettings.settings), "The account on a host, such as github.com.")
    ]

    /// The accounts by the names of their hosts, each in the one form that it has.
    public let hosts: [String: HostSettings]
    /// The keys of the hosts as they were written, by the names.
    let keys: [String: String]
    /// The mistakes in the hosts, in their order.
    private let mistakes: [DecodingError]

    /// Reads a group for each host; hosts are compared as ``HostName`` has them.
    public init(from decoder: any Decoder) throws {
        var hosts: [String: HostSettings] = [:]
        var keys: [String: String] = [:]
        var mistakes: [DecodingError] = []
        for (key, settings) in try [String: HostSettings](from: decoder).sorted(by: { $0.key < $1.key }) {
            mistakes += settings.mistakes(of: key)
            guard let name = HostName(key)?.description else {
                mistakes.append(
                    Self.refusal(SettingKey(key), because: "not a host name; write one such as github.com"))
                continue
            }
            if hosts[name] != nil {
                mistakes.append(Self.refusal(SettingKey(key), because: "listed twice, as '\(name)'"))
            }
            (hosts[name], keys[name]) = (settings, key)
        }
        self.hosts = hosts
        self.keys = keys
        self.mistakes = mistakes
    }

    /// Refuses invalid host names, hosts that are listed twice, and accounts with an unusable token or command.
    public func validate() throws { try PropertyRefusals(mistakes).throwIfAny() }
}

/// The account on one host.
public struct HostSettings: Decodable, Sendable, Hashable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case user, token
        case tokenCommand = "token_command"
    }

    /// What can be set of a host.
    static let settings = [
        Setting("user", .optionalText, "The account's login; it names the account and gives no access."),
        Setting("token", .optionalText, "The token. The file must be readable for its owner alone."),
        Setting("token_command", .optionalText, "A command that prints the token, run without a shell."),
    ]

    /// The keys that the group has and that mean nothing, where it has no other.
    private let strangers: [String]

    /// Reads what is there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        user = try container.decodeIfPresent(String.self, forKey: .user)
        token = try container.decodeIfPresent(String.self, forKey: .token)
        tokenCommand = try container.decodeIfPresent(String.self, forKey: .tokenCommand)
        // Of a group in which anything is read, the graph finds the keys that nothing reads; to ask for all keys reads them.
        let isOfStrangers = CodingKeys.allCases.allSatisfy { !container.contains($0) }
        let keys = isOfStrangers ? try decoder.container(keyedBy: SettingKey.self).allKeys : []
        strangers = keys.map(\.stringValue).sorted()
    }

    /// The mistakes in the account of a host.
    fileprivate func mistakes(of host: String) -> [DecodingError] {
        let host = SettingKey(host)
        var mistakes = strangers.map {
            // Reported at the host: the value under a mistyped key may be a token, which no message shows.
            HostsSettings.refusal(host, because: "'\($0)' is not a setting of a host, which has \(Self.known)")
        }
        if token != nil, tokenCommand != nil {
            mistakes.append(
                HostsSettings.refusal(host, because: "it has both a token and a token_command; leave one of them out"))
        }
        if let token, !TokenRule.allows(token) {
            mistakes.append(
                HostsSettings.refusal(host, "token", because: "it holds a blank or another character that no token has")
            )
        }
        if let tokenCommand, CommandWords(tokenCommand)?.words.isEmpty != false {
            mistakes.append(
                HostsSettings.refusal(host, "token_command", because: "a quotation has no end, or there is no word"))
        }
        return mistakes
    }

    private static var known: String { settings.map(\.key).joined(separator: ", ") }

    /// The account's login.
    public let user: String?
    /// The token.
    public let token: String?
    /// A command that prints the token.
    public let tokenCommand: String?
}

/// The name of a GitHub host, as `--host`, `GH_HOST` and the keys of `hosts` have it.
///
/// Equal names are equal texts: in lower case, with the port unless it is 443, and without the prefix `api.` of GitHub's
/// own hosts.
struct HostName: Sendable, Hashable, CustomStringConvertible {
    /// GitHub's own.
    static let gitHub = "github.com"

    /// The name.
    let description: String

    /// Reads a name; nil where it is none, such as an address.
    init?(_ text: String) {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-:_[]"))
        guard text.unicodeScalars.allSatisfy({ $0.isASCII && allowed.contains($0) }),
            let url = URL(string: "https://\(text)"), url.path.isEmpty, let origin = Origin(url)
        else { return nil }
        description = origin.gitHubHost
    }
}
