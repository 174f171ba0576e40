// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb org ORG`: one organisation.
public struct OrganizationCommand: CommandHandler {
    private let organizations: OrganizationService
    private let layout: Layout

    /// Makes the command.
    public init(organizations: OrganizationService, layout: Layout) {
        self.organizations = organizations
        self.layout = layout
    }

    /// The organisation.
    public func run(_ arguments: CommandArguments) async throws(BrowserFailure) -> Report {
        let name = try AccountName(argument: arguments.subject)
        let positions = try layout.positions(in: .organizations, shape: .one)
        let organization = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await organizations.organization(name)
        }
        return Catalogue.organizations.report(.one, [organization], positions: positions)
    }
}
