// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// Reads command line and environment.
struct CommandLineReader {
    /// What came out of reading.
    enum Outcome {
        /// Something is to be done.
        case invocation(Invocation)
        /// The graph is to be printed that the program would have for an invocation.
        case graph(GraphCommand, Invocation)
        /// A text is the whole answer, such as the help that was asked for.
        case text(String)
        /// The command line is wrong; the text says how.
        case refusal(String, ProgramStatus)
    }

    let environment: Environment
    let terminal: TerminalState

    func read(_ arguments: [String]) -> Outcome {
        do {
            var parsed = try GHBCommand.parseAsRoot(ArgumentRewriter.rewrite(arguments))
            if let command = parsed as? any RequestingCommand { return .invocation(try invocation(command)) }
            if let command = parsed as? GraphArguments {
                return .graph(command.command, try invocation(command.options, CommandArguments(subject: ""), "graph"))
            }
            if parsed is GHBCommand { return .refusal(GHBCommand.helpMessage(), .usage) }
            // What is left are commands that the parser adds, such as `help`; their answers come as errors.
            try parsed.run()
            return .refusal(GHBCommand.helpMessage(), .usage)
        } catch let failure as BrowserFailure {
            return .refusal("ghb: \(failure)", failure.status)
        } catch {
            let text = GHBCommand.fullMessage(for: error)
            return GHBCommand.exitCode(for: error) == .success ? .text(text) : .refusal(text, .usage)
        }
    }

    private func invocation(_ command: any RequestingCommand) throws -> Invocation {
        try invocation(command.options, command.arguments, type(of: command).configuration.commandName ?? "")
    }

    private func invocation(
        _ options: GlobalOptions, _ arguments: CommandArguments, _ command: String
    ) throws -> Invocation {
        let terminal = terminal.forced(by: environment)
        return Invocation(
            command: command,
            arguments: arguments,
            limit: options.limit.limit,
            layout: layout(options, terminal),
            screen: terminal.screen(colour: options.color, environment: environment),
            isQuiet: options.quiet,
            connection: try Connection(options: connection(options), environment: environment),
            cacheFolder: CacheFolderRule.folder(environment: environment),
            cachePolicy: CachePolicy(
                mode: options.offline ? .offline : options.refresh ? .refresh : .normal, freshFor: 60)
        )
    }

    private func layout(_ options: GlobalOptions, _ terminal: TerminalState) -> Layout {
        if let json = options.json { return Layout(format: .json, fields: json.names) }
        return Layout(format: options.plain || terminal.width == nil ? .tsv : .table)
    }

    private func connection(_ options: GlobalOptions) -> ConnectionOptions {
        ConnectionOptions(
            wish: options.demo ? .demo : options.live ? .live : nil, host: options.host, apiURL: options.apiURL,
            allowsExposedOrigins: options.insecureHTTP, timeout: options.timeout)
    }
}
