// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb members ORG`: the members of an organisation.
public struct MembersCommand: CommandHandler {
    private let members: MemberService
    private let layout: Layout
    private let limit: Limit

    /// Makes the command.
    public init(members: MemberService, layout: Layout, limit: Limit) {
        self.members = members
        self.layout = layout
        self.limit = limit
    }

    /// The members, in the server's order.
    public func run(_ arguments: CommandArguments) async throws(BrowserFailure) -> Report {
        let name = try AccountName(argument: arguments.subject)
        let positions = try layout.positions(in: .members, shape: .list)
        let listing = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await members.members(of: name, limit: limit)
        }
        return Catalogue.members.report(
            .list, listing.items, positions: positions,
            headline: listing.headline(Catalogue.members.noun, in: name.login))
    }
}
