// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI

/// `ghb org ORG`: one organisation.
final class OrganizationCommand: InjectedCommand {
    static let configuration = CommandConfiguration(commandName: "org", abstract: "Show an organisation.")

    @Argument(help: "The organisation's login.") var organization: String
    @OptionGroup var options: GlobalOptions

    @Injected var organizations: ComponentFactory<OrgComponent>
    @Injected var names: NameReader
    @Injected var layout: Layout

    func inject(organizations: ComponentFactory<OrgComponent>, names: NameReader, layout: Layout) {
        self.names = names
        self.organizations = organizations
        self.layout = layout
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let name = try names.account(organization)
        let positions = try layout.positions(in: .organizations, shape: .one)
        let lists = organizations.build(OrgRef(name))
        let organization = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await lists.organization()
        }
        return .report(Catalogue.organizations.report(.one, [organization], positions: positions))
    }
}
