// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// `ghb rate-limit`: shows the rate limits and what is left of them.
struct RateLimitCommand: InjectedCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate-limit", abstract: "Show the rate limits and what is left of them; asking does not count.")

    @OptionGroup var options: GlobalOptions

    func output(accounts: AccountService, layout: Layout, limit: Limit) async throws(BrowserFailure) -> CommandOutput {
        let positions = try layout.positions(in: .resourceLimits, shape: .list)
        let limits = try await BrowserFailure.translating { () async throws(APIFailure) in
            try await accounts.limits()
        }
        return .report(Catalogue.resourceLimits.report(.list, limit.cut(limits), positions: positions))
    }
}
