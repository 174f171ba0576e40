// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

struct BrowseCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse", abstract: "Browse in the terminal; the default command.",
        discussion: "Needs a terminal for input and output. In scripts, use the other commands.")

    @Argument(help: ArgumentHelp("The place to open first.", valueName: "owner | owner/repo | url")) var target: String?
    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        let console = surroundings.console
        let terminal = surroundings.terminal
        // GHB_FORCE_TTY formats answers as tables, but it doesn't make a screen.
        guard terminal.width != nil, terminal.isInput, surroundings.environment["TERM"] != "dumb" else {
            console.writeLine(beside: GHBCommand.helpMessage())
            console.writeLine(beside: "\nghb: \(refusal)")
            return .usage
        }
        do throws(BrowserFailure) {
            let target = try BrowseTarget(argument: target)
            return try await InteractiveBrowser(surroundings: surroundings, options: options, target: target).run()
        } catch {
            return error.status(tellingOn: console)
        }
    }

    private var refusal: BrowserFailure {
        BrowserFailure(
            .usage, "the browser needs a terminal for input and output, and TERM must not be dumb",
            advice: ["in a script, use a command such as 'ghb repos coffee-works'"])
    }
}
