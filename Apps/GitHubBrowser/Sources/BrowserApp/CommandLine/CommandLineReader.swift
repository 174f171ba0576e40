// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput

/// Reads command line and environment.
struct CommandLineReader {
    /// What came out of reading.
    enum Outcome {
        /// A command is to give an answer.
        case answering(any AnsweringCommand)
        /// A command is to do something that needs no graph.
        case standalone(any StandaloneCommand)
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
            if let command = parsed as? any AnsweringCommand { return .answering(command) }
            if let command = parsed as? any StandaloneCommand { return .standalone(command) }
            if parsed is GHBCommand { return .refusal(GHBCommand.helpMessage(), .usage) }
            // What is left are commands that the parser adds, such as `help`, and groups of commands such as `cache`;
            // their answers come as errors.
            try parsed.run()
            return .refusal(GHBCommand.helpMessage(), .usage)
        } catch {
            let text = GHBCommand.fullMessage(for: error)
            return GHBCommand.exitCode(for: error) == .success ? .text(text) : .refusal(text, .usage)
        }
    }

    /// What options and environment come to.
    func invocation(_ options: GlobalOptions) throws(BrowserFailure) -> Invocation {
        let terminal = terminal.forced(by: environment)
        return Invocation(
            limit: options.limit.limit,
            layout: layout(options, terminal),
            screen: terminal.screen(colour: options.color, environment: environment),
            pager: options.noPager || options.plain
                ? nil : PagerSettings(environment: environment, terminal: terminal),
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
