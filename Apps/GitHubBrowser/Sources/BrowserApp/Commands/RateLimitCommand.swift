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

    func output(accounts: AccountService, layout: Layout, limit: Limit) async throws -> CommandOutput {
        let fields = try layout.fields(of: .resourceLimits, shape: .list)
        return .report(fields.report(.list, limit.cut(try await accounts.limits())))
    }
}
