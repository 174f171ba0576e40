// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb member LOGIN`: one account with what it says about itself.
final class MemberCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "member", abstract: "Show an account with what it says about itself.")

    @Argument(help: "The account's login.") var login: String
    @OptionGroup var options: GlobalOptions

    @Injected var accounts: AccountService
    @Injected var names: NameReader
    @Injected var layout: Layout

    func inject(accounts: AccountService, names: NameReader, layout: Layout) {
        self.accounts = accounts
        self.names = names
        self.layout = layout
    }

    func output() async throws(BrowserFailure) -> CommandOutput {
        let name = try names.account(login)
        let positions = try layout.positions(in: .profiles, shape: .one)
        let profile = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await accounts.profile(name)
        }
        return .report(Catalogue.profiles.report(.one, [profile], positions: positions))
    }
}
