// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking
import Foundation
import Testing

@testable import BrowserApp

/// The pages among the settings on which the program tells of itself.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SettingsReportTests {
    private static let limits = HTTPResponse.json(
        #"{"resources": {"core": {"limit": 5000, "remaining": 4968, "reset": 1751330700}}}"#)

    private func browse(_ network: Answers) async throws -> LoopBench {
        try await LoopBench(
            ["--live", "--property", "data.org=coffee-shop"], variables: ["GH_TOKEN": "secret"], transport: network)
    }

    @Test func report_isMadeWhenItIsOpened_andNotBefore() async throws {
        let network = Answers(["/rate_limit": Self.limits])
        let bench = try await browse(network)
        bench.terminal.press(",", "G")
        try await bench.wait { network.paths.contains { $0.hasPrefix("/orgs/coffee-shop/members") } }
        #expect(!network.paths.contains("/rate_limit"))
        bench.terminal.press("Enter")
        try await bench.wait { network.paths.contains("/rate_limit") }
        try await bench.quit()
    }

    @Test func limits_tellAsWhomTheHostIsAsked() async throws {
        let bench = try await browse(Answers(["/rate_limit": Self.limits]))
        bench.terminal.press(",", "G", "Enter")
        try await bench.wait { bench.picture.contains("core") }
        #expect(
            bench.picture == """
                 Limits                                  ghb
                 Host: github.com, with the token from
                 GH_TOKEN.

                 Requests  left    of  until
                 ────────  ────  ────  ─────
                 core      4968  5000  00:45


                """)
        try await bench.quit()
    }
}
