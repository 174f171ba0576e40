// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserApp

/// The browser over the demo data, with a terminal that a test holds.
@Suite(.timeLimit(.minutes(5))) struct BrowserLoopTests {
    private let terminal = ScriptedTerminal()

    /// Runs the browser while something is done at its terminal.
    private func browse(
        _ arguments: [String] = ["--demo"], variables: [String: String] = [:],
        _ act: @escaping @Sendable (ScriptedTerminal) async throws -> Void
    ) async throws -> World.Ending {
        let world = World()
        let quiet = [
            "HOME": "/nonexistent", "GHB__LOG__BACKEND": "none", "GHB__STORAGE__BACKEND": "memory",
            "TERM": "xterm-256color",
        ]
        return try await ScriptedTerminal.$current.withValue(terminal) {
            async let status = GHB.run(
                arguments: arguments, environment: quiet.merging(variables) { $1 },
                terminal: TerminalState(width: 100, height: 30, isInput: true), console: world.console,
                overriding: [ScreenWorld.self])
            try await act(terminal)
            return World.Ending(status: await status, output: world.console.output, lines: world.console.lines)
        }
    }

    @Test func quit_givesTheTerminalBack() async throws {
        let ending = try await browse {
            await $0.wait(for: "DEMO DATA")
            $0.press("q")
        }
        #expect(ending == World.Ending(status: .success, output: "", lines: []))
        #expect(terminal.calls == ["enter", "leave"])
    }

    /// The server answers alike for a README and for a whole repository that are missing.
    @Test(arguments: [("gone", "repository 'coffee-works/gone' is missing"), ("empty-cup", "No README")])
    func readmeThatIsMissing_isThatOfARepositoryThatIsThere(name: String, text: String) async throws {
        _ = try await browse(["https://github.com/coffee-works/\(name)#readme", "--demo"]) {
            await $0.wait(for: text)
            $0.press("q")
        }
    }

    @Test func terminalThatIsGone_endsTheBrowser() async throws {
        let ending = try await browse {
            await $0.wait(for: "DEMO DATA")
            $0.hangUp()
        }
        #expect(ending.lines == [])
        #expect(terminal.calls == ["enter", "leave"])
    }

    @Test func terminalThatFails_isGivenBack_andSaysWhy() async throws {
        let ending = try await browse {
            await $0.wait(for: "DEMO DATA")
            $0.breakDown()
            $0.press("j")
        }
        #expect(
            ending
                == World.Ending(
                    status: .failure, output: "", lines: ["ghb: the terminal cannot be used: Input/output error"]))
        #expect(terminal.calls == ["enter", "leave"])
    }

    @Test func mouse_isHeededWhereWanted() async throws {
        _ = try await browse(["--demo", "--property", "ui.mouse=true"]) {
            await $0.wait(for: "DEMO DATA")
            $0.press("q")
        }
        #expect(terminal.calls == ["enter with mouse", "leave"])
    }

    @Test func suspend_stopsTheProgram() async throws {
        let calls = try await browse {
            await $0.wait(for: "DEMO DATA")
            $0.press("Ctrl-z", "q")
        }
        #expect(calls.status == .success)
        #expect(terminal.calls == ["enter", "suspend", "leave"])
    }

    @Test func addressOnAnotherHost_isRefusedBeforeTheTerminalIsTaken() async throws {
        let ending = try await browse(["--demo", "https://ghe.example/a/b"]) { _ in }
        #expect(
            ending
                == World.Ending(
                    status: .usage, output: "",
                    lines: [
                        """
                        ghb: the URL is on ghe.example, but ghb is using github.com
                          use --host ghe.example
                        """
                    ]))
        #expect(terminal.calls == [])
    }
}
