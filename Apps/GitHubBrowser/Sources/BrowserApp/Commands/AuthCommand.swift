// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI

/// `ghb auth`: the group for the account in use.
struct AuthCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "auth", abstract: "Show the account that ghb uses.", subcommands: [AuthStatusCommand.self])
}

/// `ghb auth status`: shows the account of the token and the token's origin.
struct AuthStatusCommand: InjectedCommand {
    static let name = "auth status"
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show the account of the token and where the token comes from.")

    @OptionGroup var options: GlobalOptions

    func output(
        accounts: AccountService, credentials: Credentials, connection: Connection, api: APIAddress, layout: Layout
    ) async throws -> CommandOutput {
        let fields = try layout.fields(of: .accountStatuses, shape: .one)
        guard credentials.token != nil else {
            let pages = Origin(api.url)?.webAddress ?? "https://\(credentials.host)"
            throw BrowserFailure(
                .authentication, "no token is set for \(credentials.host)",
                advice: ["set \(credentials.variable) to a token from \(pages)/settings/tokens"]
                    + [connection.unusedToken].compactMap { $0 })
        }
        let account = try await accounts.viewer()
        return fields.output(
            AccountStatus(host: credentials.host, account: account, tokenSource: connection.token.origin))
    }
}
