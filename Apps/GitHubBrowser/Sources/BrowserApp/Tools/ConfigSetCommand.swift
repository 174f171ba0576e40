// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import TerminalText

/// `ghb config set KEY VALUE`: changes one value of the file in place.
struct ConfigSetCommand: StandaloneCommand {
    static let name = "config set"
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a setting in the configuration file.",
        discussion: """
            Changes or adds one value in place and keeps everything else, including comments. Changes nothing if that is \
            not possible or if the result would not be valid. Concurrent changes are made one after the other.
            """)

    @Argument(help: "The setting, such as network.timeout.", completion: .custom { _, _, _ in SettingsCatalogue.paths })
    var key: String
    @Argument(help: "The value; write a list as '[r, F5]' and nothing as null.") var value: String
    @OptionGroup var options: GlobalOptions

    /// The ways to set a token.
    static let adviceForTokens = "write it into the file with an editor, or set token_command"

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            guard let path = SettingPath(key) else {
                throw BrowserFailure(
                    .usage, "'\(PlainText.line(key))' is not a setting that can be set on its own",
                    advice: ["name its keys, as in network.timeout; use an editor for an element of a list"])
            }
            if path.isToken {
                throw BrowserFailure(
                    .usage, "a token must not be on a command line, where others can see it",
                    advice: [Self.adviceForTokens])
            }
            let outcome = try SettingChange(surroundings: surroundings, options: options).set(path, to: value)
            if !options.quiet {
                surroundings.console.writeLine(beside: "ghb: \(outcome.path): '\(path.notation)' is now \(value)")
                surroundings.console.writeWarnings(outcome.warnings)
            }
            return nil
        }
    }
}
