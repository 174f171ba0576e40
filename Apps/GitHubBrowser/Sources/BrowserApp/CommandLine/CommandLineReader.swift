// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// Reads command line and environment.
struct CommandLineReader {
    /// What came out of reading.
    enum Outcome {
        /// A command to run with the graph.
        case injected(any InjectedCommand)
        /// A command to run without the graph.
        case standalone(any StandaloneCommand)
        /// A text to print, such as the help.
        case text(String)
        /// An error message about the command line.
        case refusal(String, ProgramStatus)
    }

    let environment: Environment
    let terminal: TerminalState

    func read(_ arguments: [String]) -> Outcome {
        do {
            var parsed = try GHBCommand.read(ArgumentRewriter.rewrite(arguments))
            // A command behind options would be taken for somebody's login.
            if let target = (parsed as? BrowseCommand)?.target, let misplaced = MisplacedOptions(arguments),
                misplaced.command == [target]
            {
                return refusal(misplaced.refusal)
            }
            if let command = parsed as? any InjectedCommand { return .injected(command) }
            if let command = parsed as? any StandaloneCommand { return .standalone(command) }
            if parsed is GHBCommand { return .refusal(GHBCommand.helpMessage(), .usage) }
            // What is left are commands that the parser adds, such as `help`, and groups of commands such as `cache`;
            // their answers come as errors.
            try parsed.run()
            return .refusal(GHBCommand.helpMessage(), .usage)
        } catch {
            let text = GHBCommand.fullMessage(for: error)
            guard GHBCommand.exitCode(for: error) != .success else { return .text(text) }
            if let misplaced = MisplacedOptions(arguments) { return refusal(misplaced.refusal) }
            if let unknown = CommandSuggestion.refusal(of: arguments) { return refusal(unknown) }
            // In the program's name, as every other message.
            let mistake = text.hasPrefix("Error: ") ? "ghb: " + text.dropFirst("Error: ".count) : text
            return .refusal(mistake, .usage)
        }
    }

    private func refusal(_ failure: BrowserFailure) -> Outcome { .refusal("ghb: \(failure)", failure.status) }

    /// What options, environment and configuration come to.
    func invocation(
        _ options: GlobalOptions, _ configuration: Configuration
    ) throws(BrowserFailure) -> Invocation {
        let terminal = terminal.forced(by: environment)
        return Invocation(
            limit: options.limit.limit,
            layout: layout(options, terminal),
            screen: terminal.screen(color: options.color, environment: environment),
            pager: options.noPager || options.plain
                ? nil : PagerSettings(environment: environment, terminal: terminal),
            isQuiet: options.quiet,
            environment: environment,
            connection: try Connection(
                options: options.connection, environment: environment, configuration: configuration),
            configurationFile: configuration.file,
            cacheFolder: UserFolder.cache.url(environment: environment),
            stateFolder: UserFolder.state.url(environment: environment),
            cacheMode: options.offline ? .offline : options.refresh ? .refresh : .normal,
            waits: options.wait
        )
    }

    /// The form of the answer that options and terminal ask for.
    func layout(_ options: GlobalOptions, _ terminal: TerminalState) -> Layout {
        if let json = options.json { return Layout(format: .json, fields: json.names) }
        return Layout(format: options.plain || terminal.width == nil ? .tsv : .table)
    }
}
