// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserApp

/// Messages and refusals when the browser starts.
@MainActor @Suite(.timeLimit(.minutes(5))) struct BrowserStartTests {
    private let folder: ConfigurationFolder

    init() throws { folder = try ConfigurationFolder() }

    /// It ended with a message that named no place.
    @Test(arguments: [
        ("keys: { sort: Hyper-x }\n", "~/ghb/config.yml:1:15: 'keys.sort' is the string \"Hyper-x\": "),
        (
            "keys:\n  top: x\n  sort: x\n",
            "~/ghb/config.yml:2:8: 'keys.top' is the string \"x\": 'x' is already a key of "
        ),
    ])
    func keysThatAreWrong_areRefusedWithTheirPlace(text: String, start: String) async throws {
        try folder.write(text)
        let failure = await #expect(throws: BrowserFailure.self) {
            try await LoopBench(["--demo"], variables: folder.variables)
        }
        #expect(failure?.status == .configuration)
        let message = failure?.message.replacing(folder.url.path, with: "~") ?? ""
        #expect(message.hasPrefix(start), "\(message)")
    }

    /// The last line said github.com whatever server was asked.
    @Test func lastLine_namesTheHostOfTheAddress() async throws {
        let bench = try await LoopBench(
            ["--api-url", "http://127.0.0.1:8080", "--property", "data.org=coffee-shop"],
            variables: folder.variables.merging(["GH_TOKEN": "secret"]) { $1 })
        #expect(bench.loop.screens.status.source == "127.0.0.1:8080")
        try await bench.quit()
    }
}
