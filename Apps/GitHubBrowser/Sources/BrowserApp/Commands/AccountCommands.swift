// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI

/// `ghb org ORG`: shows one organisation.
struct OrganizationCommand: InjectedCommand {
    static let configuration = CommandConfiguration(commandName: "org", abstract: "Show an organisation.")

    @Argument(help: "The organisation's login.", completion: Completions.owners) var organization: String
    @OptionGroup var options: GlobalOptions

    func output(
        organizations: ComponentFactory<OrgComponent>, names: NameReader, layout: Layout
    ) async throws(BrowserFailure) -> CommandOutput {
        let name = try names.account(organization)
        let positions = try layout.positions(in: .organizations, shape: .one)
        let lists = organizations.build(OrgRef(name))
        let organization = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await lists.organization()
        }
        return .report(Catalogue.organizations.report(.one, [organization], positions: positions))
    }
}

/// `ghb members ORG`: lists the members of an organisation, in the server's order.
struct MembersCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "members", abstract: "List the members of an organisation that are visible to you.")

    @Argument(help: "The organisation's login.", completion: Completions.owners) var organization: String
    @OptionGroup var options: GlobalOptions

    func output(
        organizations: ComponentFactory<OrgComponent>, names: NameReader, layout: Layout, limit: Limit
    ) async throws(BrowserFailure) -> CommandOutput {
        let name = try names.account(organization)
        let positions = try layout.positions(in: .members, shape: .list)
        let organization = organizations.build(OrgRef(name))
        let listing = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await organization.members(limit: limit)
        }
        return .report(
            Catalogue.members.report(
                .list, listing.items, positions: positions,
                headline: listing.headline(Catalogue.members.noun, in: name.login)))
    }
}

/// `ghb member LOGIN`: shows the profile of one account.
struct MemberCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "member", abstract: "Show the profile of an account.")

    @Argument(help: "The account's login.", completion: Completions.owners) var login: String
    @OptionGroup var options: GlobalOptions

    func output(
        accounts: AccountService, names: NameReader, layout: Layout
    ) async throws(BrowserFailure) -> CommandOutput {
        let name = try names.account(login)
        let positions = try layout.positions(in: .profiles, shape: .one)
        let profile = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await accounts.profile(name)
        }
        return .report(Catalogue.profiles.report(.one, [profile], positions: positions))
    }
}
