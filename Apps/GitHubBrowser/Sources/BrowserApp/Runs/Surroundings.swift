// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserUI
import DI

/// The inputs of a run, before anything is settled.
struct Surroundings: Sendable {
    /// The command line after the program's name.
    let arguments: [String]
    /// The environment variables.
    let environment: Environment
    let terminal: TerminalState
    /// The console for the answer.
    let console: any Console
    /// The modules that override the program's own bindings, as tests do.
    let modules: [any Module.Type]
    /// The limits of closing.
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
        var invocation = try Invocation(
            options, configuration, environment: environment, terminal: terminal)
        invocation.outlet = outlet
        invocation.stopTimeout = closing.timeout
        return PreparedRun(
            configuration: configuration, invocation: invocation, overrides: modules)
    }
}

/// A command without the program's graph, because it has to work if the graph is invalid.
protocol StandaloneCommand: Command {
    /// Runs the command and returns the exit status.
    func run(in surroundings: Surroundings) async -> ProgramStatus
}
