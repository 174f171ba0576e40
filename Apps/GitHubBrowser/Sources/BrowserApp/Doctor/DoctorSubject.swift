// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI
import DIDiagnostics
import DIProperties
import Foundation

/// The subject of the checks: the prepared run, or the reason why there is none.
struct DoctorSubject: Sendable {
    private let surroundings: Surroundings
    private let options: GlobalOptions
    /// The prepared run.
    let run: Result<PreparedRun, BrowserFailure>
    /// The environment variables.
    var environment: Environment { surroundings.environment }
    /// The terminal, with `GHB_FORCE_TTY` applied.
    let terminal: TerminalState
    /// Whether the network must not be used.
    var isOffline: Bool { options.offline }

    /// Prepares as much of the run as possible.
    init(surroundings: Surroundings, options: GlobalOptions) {
        self.surroundings = surroundings
        terminal = surroundings.terminal.forced(by: surroundings.environment)
        self.options = options
        run = Result { () throws(BrowserFailure) in try surroundings.prepare(for: options) }
    }

    /// Returns a command line for the same configuration, in the syntax of a shell.
    func line(_ words: String...) -> String { ShellWord.line(words, config: options.config) }

    /// Returns the graph for GitHub or for the demo, with the configuration if it is usable.
    func graph(isLive: Bool) throws(BrowserFailure) -> BindingGraph {
        let configuration =
            if case .success(let run) = run { run.configuration } else { try Self.defaults() }
        let source = PropertySource.values(["data": ["source": .text(isLive ? "github" : "demo")]], named: "doctor")
        let properties = (try? configuration.properties.adding([source])) ?? configuration.properties
        return AppComponent.graph(
            GraphOptions(properties: properties, overriding: surroundings.modules).with(plugins: GraphRules.plugins))
    }

    /// Returns the default configuration.
    private static func defaults() throws(BrowserFailure) -> Configuration {
        var options = ConfigurationOptions()
        options.text = ""
        return try Configuration.load(options, environment: Environment([:]))
    }
}
