// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DI

/// The inputs of a run, before anything is settled.
struct Surroundings: Sendable {
    /// The command line after the program's name.
    let arguments: [String]
    let environment: Environment
    let terminal: TerminalState
    let console: any Console
    /// The modules that override the program's own bindings, as tests do.
    let modules: [any Module.Type]
    var closing: Closing = Closing()

    /// Prepares a run from options, environment and configuration; for the browser with the data source that was chosen since,
    /// and with the outlet for notices while it fills the screen.
    func prepare(
        for options: GlobalOptions, source: SourceChoice? = nil, outlet: Outlet? = nil
    ) throws(BrowserFailure) -> PreparedRun {
        var wishes = options.configuration(arguments: arguments, environment: environment)
        if let source {
            wishes.set("data", "source", to: .text(source.rawValue), by: "of the settings page")
        }
        return try prepare(
            for: options, configuration: Configuration.load(wishes, environment: environment), outlet: outlet)
    }

    /// Prepares a run with a configuration that was already read.
    func prepare(
        for options: GlobalOptions, configuration: Configuration, outlet: Outlet? = nil
    ) throws(BrowserFailure) -> PreparedRun {
        var invocation = try Invocation(options, configuration, environment: environment, terminal: terminal)
        invocation.outlet = outlet
        invocation.stopTimeout = closing.timeout
        return PreparedRun(configuration: configuration, invocation: invocation, overrides: modules)
    }

    /// Closes a program, and warns of what was not closed.
    func close(_ program: ComponentHandle<Program>, verbosity: Verbosity) async {
        closing.begins()
        warn(await program.close()?.lines ?? [], verbosity: verbosity)
        closing.ends(program)
    }

    func warn(_ lines: [String], verbosity: Verbosity) {
        let notices = ConsoleNotices(console: console, verbosity: verbosity)
        for line in lines { notices.post(Notice(.warning, line)) }
    }
}

/// A command without the program's graph, because it has to work if the graph is invalid.
protocol StandaloneCommand: Command {
    func run(in surroundings: Surroundings) async -> ProgramStatus
}

/// A command whose output is a text.
protocol TextCommand: StandaloneCommand {
    /// Returns the output; nil for none.
    func text(in surroundings: Surroundings) throws(BrowserFailure) -> String?
}

extension TextCommand {
    func run(in surroundings: Surroundings) async -> ProgramStatus {
        do throws(BrowserFailure) {
            return try text(in: surroundings).map { surroundings.console.write(output: $0) } ?? .success
        } catch {
            return error.status(tellingOn: surroundings.console)
        }
    }
}
