// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb org ORG`: one organisation.
final class OrganizationCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(commandName: "org", abstract: "Show an organisation.")

    @Argument(help: "The organisation's login.") var organization: String
    @OptionGroup var options: GlobalOptions

    @Injected var organizations: OrganizationService
    @Injected var layout: Layout

    func inject(organizations: OrganizationService, layout: Layout) {
        self.organizations = organizations
        self.layout = layout
    }

    func answer() async throws(BrowserFailure) -> Answer {
        let name = try AccountName(argument: organization)
        let positions = try layout.positions(in: .organizations, shape: .one)
        let organization = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await organizations.organization(name)
        }
        return .report(Catalogue.organizations.report(.one, [organization], positions: positions))
    }
}
