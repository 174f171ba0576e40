// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// The program as a function of its surroundings.
public enum GHB {
    /// Reads the command line, plans the program's graph, builds it and runs it.
    ///
    /// Whether GitHub is asked or the demo data is settled before the graph is planned: the demo is the same graph with
    /// some bindings overridden. Further modules override both, as tests do.
    public static func run(
        arguments: [String], environment: [String: String], terminal: TerminalState,
        console: any Console = StandardConsole(), overriding modules: [any Module.Type] = []
    ) async -> ProgramStatus {
        let surroundings = Surroundings(
            environment: Environment(environment), terminal: terminal, console: console, modules: modules)
        let reader = CommandLineReader(environment: surroundings.environment, terminal: terminal)
        switch reader.read(arguments) {
        case .text(let text): return console.write(answer: text)
        case .refusal(let text, let status):
            console.writeLine(beside: text)
            return status
        case .standalone(let command): return await command.run(in: surroundings)
        case .answering(let command): return await run(command, in: surroundings)
        }
    }

    private static func run(_ command: any AnsweringCommand, in surroundings: Surroundings) async -> ProgramStatus {
        let invocation: Invocation
        do {
            invocation = try surroundings.invocation(for: command.options)
        } catch {
            surroundings.console.writeLine(beside: "ghb: \(error)")
            return error.status
        }
        do {
            let factory = try ComponentFactory.of(
                AppComponent.self, overriding: surroundings.overrides(for: invocation))
            return await factory.build(invocation).run(command)
        } catch {
            surroundings.console.writeLine(
                beside: "ghb: the program is put together wrongly; please report this\n\(error)")
            return .failure
        }
    }
}
