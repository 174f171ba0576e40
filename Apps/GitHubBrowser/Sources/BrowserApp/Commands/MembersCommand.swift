// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI

/// `ghb members ORG`: the members of an organisation, in the server's order.
final class MembersCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "members", abstract: "List the members of an organisation that you may see.")

    @Argument(help: "The organisation's login.") var organization: String
    @OptionGroup var options: GlobalOptions

    @Injected var organizations: ComponentFactory<OrgComponent>
    @Injected var names: NameReader
    @Injected var layout: Layout
    @Injected var limit: Limit

    func inject(
        organizations: ComponentFactory<OrgComponent>, names: NameReader, layout: Layout, limit: Limit
    ) {
        self.names = names
        self.organizations = organizations
        self.layout = layout
        self.limit = limit
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
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
