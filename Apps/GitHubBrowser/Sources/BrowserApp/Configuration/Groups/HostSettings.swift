// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DIProperties
import Foundation

/// The group `hosts`: accounts by host.
struct HostsSettings: ConfigProperty, SettingsGroup {
    static let path = "hosts"
    static let defaults = "{}"
    static let settings = [Setting("*", .map(of: HostSettings.settings), "The account on a host, such as github.com.")]

    /// The accounts by the normalised names of their hosts.
    let hosts: [String: HostSettings]
    /// The keys in the file by the normalised names.
    let keys: [String: String]
    private let mistakes: [DecodingError]

    /// Decodes a group for each host; hosts are compared by their ``HostName``.
    init(from decoder: any Decoder) throws {
        var hosts: [String: HostSettings] = [:]
        var keys: [String: String] = [:]
        var mistakes: [DecodingError] = []
        for (key, settings) in try [String: HostSettings](from: decoder).sorted(by: { $0.key < $1.key }) {
            mistakes += settings.mistakes(of: key)
            guard let name = HostName(key)?.description else {
                mistakes.append(Self.refusal(FieldKey(key), because: "not a host name; write one such as github.com"))
                continue
            }
            if hosts[name] != nil {
                mistakes.append(Self.refusal(FieldKey(key), because: "listed twice, as '\(name)'"))
            }
            (hosts[name], keys[name]) = (settings, key)
        }
        self.hosts = hosts
        self.keys = keys
        self.mistakes = mistakes
    }

    /// Rejects invalid host names, repeated hosts, and accounts with an unusable token or command.
    func validate() throws { try Properties.Refusals(mistakes).throwIfAny() }
}

/// The account on one host.
struct HostSettings: Decodable, Sendable, Hashable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case user, token
        case tokenCommand = "token_command"
    }

    static let settings = [
        Setting("user", .optionalText, "The account's login; it names the account and gives no access."),
        Setting("token", .optionalText, "The token. The file must be readable only by its owner."),
        Setting("token_command", .optionalText, "A command that prints the token, run by the shell."),
    ]

    /// The unknown keys of a group that has no known one.
    private let strangers: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        user = try container.decodeIfPresent(String.self, forKey: .user)
        token = try container.decodeIfPresent(String.self, forKey: .token)
        tokenCommand = try container.decodeIfPresent(String.self, forKey: .tokenCommand)
        // If any key of a group is read, the graph reports the unknown ones; asking for all keys would mark them as read.
        let isOfStrangers = CodingKeys.allCases.allSatisfy { !container.contains($0) }
        let keys = isOfStrangers ? try decoder.container(keyedBy: FieldKey.self).allKeys : []
        strangers = keys.map(\.stringValue).sorted()
    }

    fileprivate func mistakes(of host: String) -> [DecodingError] {
        let host = FieldKey(host)
        let known = Self.settings.map(\.key).joined(separator: ", ")
        var mistakes = strangers.map {
            // Reported at the host: the value of a mistyped key may be a token, which messages must not show.
            HostsSettings.refusal(host, because: "'\($0)' is not a setting of a host; the settings are \(known)")
        }
        if token != nil, tokenCommand != nil {
            mistakes.append(
                HostsSettings.refusal(host, because: "it has both a token and a token_command; leave one of them out"))
        }
        if let token, !TokenRule.allows(token) {
            mistakes.append(
                HostsSettings.refusal(
                    host, "token", because: "it contains a space or another character that a token cannot have"))
        }
        if let tokenCommand, tokenCommand.allSatisfy(\.isWhitespace) {
            mistakes.append(HostsSettings.refusal(host, "token_command", because: "it is empty"))
        }
        return mistakes
    }

    let user: String?
    let token: String?
    let tokenCommand: String?
}

/// The name of a GitHub host in `--host`, `GH_HOST` and the keys of `hosts`.
///
/// Names are normalised: lower case, with the port unless it is 443, and without the prefix `api.` of GitHub's own
/// hosts.
struct HostName: Sendable, Hashable, CustomStringConvertible {
    static let gitHub = "github.com"

    let description: String

    /// Parses a name; nil if it is invalid, for example a URL.
    init?(_ text: String) {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: ".-:_[]"))
        guard text.unicodeScalars.allSatisfy({ $0.isASCII && allowed.contains($0) }),
            let url = URL(string: "https://\(text)"), url.path.isEmpty, let origin = Origin(url)
        else { return nil }
        description = origin.gitHubHost
    }
}
