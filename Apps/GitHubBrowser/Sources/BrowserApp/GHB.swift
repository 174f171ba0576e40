// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import BrowserModels
import DI

/// The program as a function of its surroundings.
public enum GHB {
    /// Reads the command line, plans the program's graph, builds it and runs it.
    ///
    /// Whether GitHub is asked or the demo data is settled here, before the graph is planned: the demo is the same
    /// graph with some bindings overridden. Further modules override both, as tests do.
    public static func run(
        arguments: [String], environment: [String: String], terminal: TerminalState,
        console: any Console = StandardConsole(), overriding modules: [any Module.Type] = []
    ) async -> ProgramStatus {
        let reader = CommandLineReader(environment: Environment(environment), terminal: terminal)
        switch reader.read(arguments) {
        case .text(let text): return write(text, to: console)
        case .refusal(let text, let status):
            console.writeLine(beside: text)
            return status
        case .invocation(let invocation):
            return await run(invocation, console: console, overriding: modules)
        case .graph(let command, let invocation):
            return printGraph(command, for: invocation, console: console, overriding: modules)
        }
    }

    /// The modules that override the program's own bindings for an invocation.
    public static func overrides(for invocation: Invocation) -> [any Module.Type] {
        invocation.connection.isLive ? [] : [DemoModule.self]
    }

    private static func run(
        _ invocation: Invocation, console: any Console, overriding modules: [any Module.Type]
    ) async -> ProgramStatus {
        do {
            let factory = try ComponentFactory.of(AppComponent.self, overriding: overrides(for: invocation) + modules)
            return await factory.build(invocation).run()
        } catch {
            console.writeLine(beside: "ghb: the program is put together wrongly; please report this\n\(error)")
            return .failure
        }
    }

    /// Prints the graph without building anything of it, also where it is put together wrongly.
    private static func printGraph(
        _ command: GraphCommand, for invocation: Invocation, console: any Console, overriding modules: [any Module.Type]
    ) -> ProgramStatus {
        let graph = AppComponent.graph(overriding: overrides(for: invocation) + modules)
        do {
            let text = try command.text(of: graph)
            if !invocation.connection.isLive, !invocation.isQuiet {
                console.writeLine(
                    beside: "ghb: this is the graph for demo data; the one for GitHub is shown with --live")
            }
            let mistakes = graph.diagnostics.filter { $0.severity == .error }
            if !mistakes.isEmpty { console.writeLine(beside: "ghb: \(GraphError(diagnostics: mistakes))") }
            let status = write(text, to: console)
            return status == .success && !mistakes.isEmpty ? .failure : status
        } catch {
            console.writeLine(beside: "ghb: \(error)")
            return error.status
        }
    }

    private static func write(_ text: String, to console: any Console) -> ProgramStatus {
        do {
            try console.write(text.hasSuffix("\n") ? text : text + "\n")
            return .success
        } catch {
            return error.status(tellingOn: console)
        }
    }
}
