// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI

/// `ghb org ORG`: shows one organisation.
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

/// `ghb member LOGIN`: shows the profile of one account.
struct MemberCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "member", abstract: "Show the profile of an account.")

    @Argument(help: "The account's login.") var login: String
    @OptionGroup var options: GlobalOptions

    func output(accounts: AccountService, names: NameReader, layout: Layout) async throws -> CommandOutput {
        let name = try names.account(login)
        let fields = try layout.fields(of: .profiles, shape: .one)
        return fields.output(try await accounts.profile(name).value)
    }
}
