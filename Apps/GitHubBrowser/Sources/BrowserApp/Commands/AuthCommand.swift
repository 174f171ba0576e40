// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI
import Foundation

/// `ghb auth`: a group of one command.
struct AuthCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "auth", abstract: "Show as whom GitHub is asked.", subcommands: [AuthStatusCommand.self])
}

/// `ghb auth status`: whose token it is and where it came from.
final class AuthStatusCommand: InjectedCommand {
    static let name = "auth status"
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show the account that the token belongs to, and where the token came from.")

    @OptionGroup var options: GlobalOptions

    @Injected var accounts: AccountService
    @Injected var credentials: Credentials
    @Injected var origin: TokenOrigin
    @Injected var apiURL: URL
    @Injected var layout: Layout

    func inject(
        accounts: AccountService, credentials: Credentials, origin: TokenOrigin, apiURL: TaggedProvider<APIURL>,
        layout: Layout
    ) {
        self.accounts = accounts
        self.credentials = credentials
        self.origin = origin
        self.apiURL = apiURL.get()
        self.layout = layout
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let positions = try layout.positions(in: .accountStatuses, shape: .one)
        guard credentials.token != nil else {
            let pages = Origin(apiURL)?.webAddress ?? "https://\(credentials.host)"
            throw BrowserFailure(
                .authentication, "there is no token for \(credentials.host)",
                advice: ["set \(credentials.variable) to a token from \(pages)/settings/tokens"]
                    + [origin.reasonForNone].compactMap { $0 })
        }
        let account = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await accounts.viewer()
        }
        let status = AccountStatus(host: credentials.host, account: account, tokenSource: origin.name)
        return .report(Catalogue.accountStatuses.report(.one, [status], positions: positions))
    }
}

/// Where the token came from, such as the name of a variable.
struct TokenOrigin: Sendable {
    /// The words for it; nil where there is no token.
    let name: String?
    /// The reason why a token in the environment is not used for the host, if the host has no other.
    let reasonForNone: String?
}
