// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// The program as a function of its surroundings.
package enum GHB {
    /// Reads the command line, plans and builds the program's graph, runs it, and closes what it opened.
    ///
    /// The data source is settled before the graph is planned, because it chooses between two modules. Further modules
    /// override those, as tests do.
    package static func run(
        arguments: [String], environment: [String: String], terminal: TerminalState,
        console: any Console = StandardConsole(), overriding modules: [any Module.Type] = [],
        closing: Closing = Closing()
    ) async -> ProgramStatus {
        let surroundings = Surroundings(
            arguments: arguments, environment: Environment(environment), terminal: terminal, console: console,
            modules: modules, closing: closing)
        switch CommandLineReader.read(arguments) {
        case .text(let text): return console.write(output: text)
        case .refusal(let text, let status):
            console.writeLine(beside: text)
            return status
        case .standalone(let command): return await command.run(in: surroundings)
        case .injected(let command): return await run(command, in: surroundings)
        }
    }

    private static func run(_ command: any InjectedCommand, in surroundings: Surroundings) async -> ProgramStatus {
        do throws(BrowserFailure) {
            let run = try surroundings.prepare(for: command.options)
            let running = try await run.open()
            let status = await running.root.run(command)
            await surroundings.close(running, verbosity: run.invocation.verbosity)
            return status
        } catch {
            return error.status(tellingOn: surroundings.console)
        }
    }
}
