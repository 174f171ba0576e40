// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI

struct OrganizationCommand: InjectedCommand {
    static let configuration = CommandConfiguration(commandName: "org", abstract: "Show an organisation.")

    @Argument(help: "The organisation's login.") var organization: String
    @OptionGroup var options: GlobalOptions

    func output(
        organizations: ComponentFactory<OrgComponent>, names: NameReader, layout: Layout
    ) async throws -> CommandOutput {
        let name = try names.account(organization)
        let fields = try layout.fields(of: .organizations, shape: .one)
        return fields.output(try await organizations.build(OrgRef(name: name)).organization())
    }
}

/// `ghb members ORG`: lists the members of an organisation, in the server's order.
struct MembersCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "members", abstract: "List the members of an organisation that are visible to you.")

    @Argument(help: "The organisation's login.") var organization: String
    @OptionGroup var options: GlobalOptions

    func output(
        organizations: ComponentFactory<OrgComponent>, names: NameReader, layout: Layout, limit: Limit
    ) async throws -> CommandOutput {
        let name = try names.account(organization)
        let fields = try layout.fields(of: .members, shape: .list)
        return fields.output(try await organizations.build(OrgRef(name: name)).members.listing(limit), in: name.login)
    }
}

struct MemberCommand: InjectedCommand {
    static let configuration = CommandConfiguration(commandName: "member", abstract: "Show the profile of an account.")

    @Argument(help: "The account's login.") var login: String
    @OptionGroup var options: GlobalOptions

    func output(accounts: AccountService, names: NameReader, layout: Layout) async throws -> CommandOutput {
        let name = try names.account(login)
        let fields = try layout.fields(of: .profiles, shape: .one)
        return fields.output(try await accounts.profile(name).value)
    }
}

struct RateLimitCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate-limit", abstract: "Show the rate limits and what is left of them; asking does not count.")

    @OptionGroup var options: GlobalOptions

    func output(accounts: AccountService, layout: Layout, limit: Limit) async throws -> CommandOutput {
        let fields = try layout.fields(of: .resourceLimits, shape: .list)
        return .report(fields.report(.list, limit.cut(try await accounts.limits())))
    }
}

struct AuthCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "auth", abstract: "Show the account that ghb uses.", subcommands: [AuthStatusCommand.self])
}

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
