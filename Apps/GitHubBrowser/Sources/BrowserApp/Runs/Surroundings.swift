// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import BrowserModels
import BrowserUI
import DI

/// What a run of the program finds around it, before anything is settled.
struct Surroundings: Sendable {
    /// The command line after the program's name.
    let arguments: [String]
    /// The variables of the process.
    let environment: Environment
    /// What is known about the terminal.
    let terminal: TerminalState
    /// Where the answer goes.
    let console: any Console
    /// Modules that override the program's own bindings, as tests do.
    let modules: [any Module.Type]

    /// What options, environment and configuration come to; fails where they make no sense.
    func prepare(for options: GlobalOptions) throws(BrowserFailure) -> PreparedRun {
        let wishes = options.configuration(arguments: arguments, environment: environment)
        return try prepare(for: options, configuration: Configuration.load(wishes, environment: environment))
    }

    /// The same for the browser: with another source of the data where one was chosen since, and with the place where
    /// remarks go as long as it fills the screen.
    func prepare(
        for options: GlobalOptions, source: SourceChoice?, outlet: Outlet
    ) throws(BrowserFailure) -> PreparedRun {
        var wishes = options.configuration(arguments: arguments, environment: environment)
        if let source {
            wishes.own.append(.init("of the settings page", sets: "data", "source", to: .text(source.rawValue)))
        }
        return try prepare(
            for: options, configuration: Configuration.load(wishes, environment: environment), outlet: outlet)
    }

    /// The same with a configuration that is already read.
    func prepare(
        for options: GlobalOptions, configuration: Configuration, outlet: Outlet? = nil
    ) throws(BrowserFailure) -> PreparedRun {
        var invocation = try Invocation(
            options, configuration, environment: environment, terminal: terminal)
        invocation.outlet = outlet
        return PreparedRun(
            configuration: configuration, invocation: invocation,
            overrides: (configuration.isLive ? [] : [DemoModule.self]) + modules, modules: modules)
    }
}

/// A command that does not need the program's graph, since it has to work where that cannot be built.
protocol StandaloneCommand: Command {
    /// Does what was asked and tells how it ended.
    func run(in surroundings: Surroundings) async -> ProgramStatus
}
