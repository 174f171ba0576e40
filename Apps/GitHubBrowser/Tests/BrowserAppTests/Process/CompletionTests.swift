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

    /// They completed fields after `--json` and a blank, where the program takes an argument.
    @Test func fields_followAnEqualsSign() async {
        let (zsh, fish) = (await script(for: "zsh").output, await script(for: "fish").output)
        #expect(zsh.contains("'--json=-[Print JSON with these fields; --json alone prints all of them.]::f1,f2:{"))
        #expect(!zsh.contains("'--json["))
        #expect(fish.contains(" -l 'json' -d 'Print JSON with these fields; --json alone prints all of them.' -fka '("))
        #expect(fish.contains(" 'json=?' ") && !fish.contains(" 'json=' "))
    }

    @Test func shell_thatIsUnknownIsRefused() async {
        let ending = await script(for: "tcsh")
        #expect(ending.status == .usage)
        #expect(ending.output == "")
    }

    /// The browser has never run here, so that it has left no places.
    @Test func repositories_areBookmarks_beforeTheFirstRunOfTheBrowser() async throws {
        let state = FileManager.default.temporaryDirectory.appendingPathComponent("ghb-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: state) }
        let variables = ["XDG_STATE_HOME": state.path, "XDG_CACHE_HOME": state.path, "XDG_CONFIG_HOME": state.path]
        let added = try await GHBProcess.run(["bookmarks", "add", "beanery/roaster"], variables: variables)
        #expect(added.status == 0)
        for command in [["repo"], ["bookmarks", "remove"]] {
            let words = ["ghb"] + command + [""]
            let completed = try await GHBProcess.run(
                ["---completion"] + command + ["--", "positional@0", "\(words.count - 1)", "0"] + words,
                variables: variables)
            #expect(completed.output == "beanery/roaster\n", "\(command)")
        }
    }

    @Test(.enabled(if: bash != nil, "there is no bash"))
    func bash_completesACommandAndAnOption() async throws {
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
            press_tab ghb mem; press_tab ghb repos --refr
            PATH=\(URL(filePath: GHBProcess.program).deletingLastPathComponent().path):$PATH
            press_tab ghb members --js; press_tab ghb members a --json = si; press_tab ghb rate-limit --json =
            press_tab ghb bookmarks --json = url,f; press_tab ghb org --json ""
            """
        // No other test has left a cache there, of which owners are completed.
        let answers = try await GHBProcess.run(
            [], variables: ["HOME": file.path + ".home"],
            script: "exec \(bash) -c '\(ask.replacing("'", with: "'\\''"))'")
        // After a blank, a word is the command's argument.
        #expect(
            answers
                == GHBProcess.Ending(
                    0,
                    output:
                        "members\nmember\n--refresh\n--json\n--json=\nsiteAdmin\nresource\nlimit\nremaining\nresetAt\n"
                        + "url,fullName\n\n"))
    }
}
