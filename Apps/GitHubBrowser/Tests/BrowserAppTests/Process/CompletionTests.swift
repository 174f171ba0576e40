// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import BrowserApp

/// The scripts with which shells complete the command line.
@Suite struct CompletionTests {
    private static let bash = ["/bin/bash", "/usr/bin/bash", "/usr/local/bin/bash"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private func script(for shell: String) async -> World.Ending {
        let console = CollectedConsole()
        let status = await GHB.run(
            arguments: ["--generate-completion-script", shell], environment: [:], terminal: TerminalState(width: nil),
            console: console)
        return World.Ending(status: status, output: console.output, lines: console.lines)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func script_knowsEveryCommand(shell: String) async {
        let ending = await script(for: shell)
        #expect(ending.status == .success)
        #expect(ending.lines == [])
        for command in GHBCommand.configuration.subcommands {
            let name = command.configuration.commandName ?? ""
            #expect(ending.output.contains(name), "\(name)")
        }
        #expect(ending.output.contains("api-url"))
    }

    @Test func shell_thatIsUnknownIsRefused() async {
        let ending = await script(for: "tcsh")
        #expect(ending.status == .usage)
        #expect(ending.output == "")
    }

    @Test(.enabled(if: bash != nil, "there is no bash"))
    func bash_completesACommand_anOption_andAValueAfterAnEqualsSign() async throws {
        let bash = try #require(Self.bash)
        let script = await script(for: "bash").output
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-\(UUID().uuidString).bash")
        try Data(script.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        // What bash does when the user presses Tab: the words, which of them is to be completed, then the answers.
        let ask = """
            . \(file.path)
            press_tab() {
                COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
                _ghb_words "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                printf '%s\\n' "${COMPREPLY[@]}"
            }
            press_tab ghb mem; press_tab ghb repos --refr; press_tab ghb members --js
            press_tab ghb repos --sort st; press_tab ghb repos --sort = st; press_tab ghb repos --sort =
            press_tab ghb repos a --kind = all --sort = na; press_tab ghb config get network.r
            """
        let answers = try await GHBProcess.run(
            [], variables: ["HOME": file.path + ".home"],
            script: "exec \(bash) -c '\(ask.replacing("'", with: "'\\''"))'")
        #expect(
            answers
                == GHBProcess.Ending(
                    0,
                    output:
                        "members\nmember\n--refresh\n--json\nstars\nstars\npushed\nupdated\ncreated\nname\nstars\nname\n"
                        + "network.retry\n"))
    }
}
