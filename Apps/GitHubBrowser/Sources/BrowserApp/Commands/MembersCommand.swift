// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb members ORG`: the members of an organisation, in the server's order.
final class MembersCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: "members", abstract: "List the members of an organisation that you may see.")

    @Argument(help: "The organisation's login.") var organization: String
    @OptionGroup var options: GlobalOptions

    @Injected var members: MemberService
    @Injected var layout: Layout
    @Injected var limit: Limit

    func inject(members: MemberService, layout: Layout, limit: Limit) {
        self.members = members
        self.layout = layout
        self.limit = limit
    }

    func answer() async throws(BrowserFailure) -> Answer {
        let name = try AccountName(argument: organization)
        let positions = try layout.positions(in: .members, shape: .list)
        let listing = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await members.members(of: name, limit: limit)
        }
        return .report(
            Catalogue.members.report(
                .list, listing.items, positions: positions,
                headline: listing.headline(Catalogue.members.noun, in: name.login)))
    }
}
