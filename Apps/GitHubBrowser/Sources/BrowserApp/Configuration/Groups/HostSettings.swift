// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DIProperties

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

    /// The accounts, by host in lower case.
    public let hosts: [String: HostSettings]

    /// Reads a group for each host; hosts are compared without case.
    public init(from decoder: any Decoder) throws {
        let hosts = try [String: HostSettings](from: decoder)
        let sorted = hosts.sorted { $0.key < $1.key }
        self.hosts = Dictionary(sorted.map { ($0.key.lowercased(), $0.value) }) { _, last in last }
    }

    /// Refuses hosts that say in two ways which token they have.
    public func validate() throws {
        let ambiguous = hosts.filter { $0.value.token != nil && $0.value.tokenCommand != nil }.keys.sorted()
        try PropertyRefusals(
            ambiguous.map {
                AmbiguousToken(description: "'\($0)' has both a token and a token_command; leave one of them out")
            }
        ).throwIfAny()
    }
}

/// A host that says in two ways which token it has.
private struct AmbiguousToken: Error, CustomStringConvertible {
    let description: String
}

/// The account on one host.
public struct HostSettings: Decodable, Sendable, Hashable {
    private enum CodingKeys: String, CodingKey {
        case user, token
        case tokenCommand = "token_command"
    }

    /// What can be set of a host.
    static let settings = [
        Setting("user", .optionalText, "The account's login; it names the account and gives no access."),
        Setting("token", .optionalText, "The token. The file must be readable for its owner alone."),
        Setting("token_command", .optionalText, "A command that prints the token, run without a shell."),
    ]

    /// The account's login.
    public let user: String?
    /// The token.
    public let token: String?
    /// A command that prints the token.
    public let tokenCommand: String?
}
