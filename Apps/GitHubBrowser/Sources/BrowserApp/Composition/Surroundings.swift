// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import BrowserModels
import DI

/// What a run of the program finds around it, before anything is settled.
struct Surroundings: Sendable {
    /// The variables of the process.
    let environment: Environment
    /// What is known about the terminal.
    let terminal: TerminalState
    /// Where the answer goes.
    let console: any Console
    /// Modules that override the program's own bindings, as tests do.
    let modules: [any Module.Type]

    /// What options and environment come to; fails where they make no sense.
    func invocation(for options: GlobalOptions) throws(BrowserFailure) -> Invocation {
        try CommandLineReader(environment: environment, terminal: terminal).invocation(options)
    }

    /// Everything that overrides the program's own bindings for an invocation.
    func overrides(for invocation: Invocation) -> [any Module.Type] {
        (invocation.connection.isLive ? [] : [DemoModule.self]) + modules
    }
}
