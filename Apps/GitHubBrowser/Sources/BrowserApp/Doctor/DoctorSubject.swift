// SPDX-License-Identifier: Apache-2.0

import BrowserDemo
import BrowserModels
import BrowserNetworking
import DI
import DIProperties
import Foundation

/// What the checks look at: the run as it would be, or why it would not be.
struct DoctorSubject: Sendable {
    private let surroundings: Surroundings
    /// The run, settled but not begun.
    let run: Result<PreparedRun, BrowserFailure>
    /// The parts of the program; a failure where it cannot be put together.
    let probe: Result<DoctorProbe, BrowserFailure>
    /// The variables of the process.
    let environment: Environment
    /// The terminal, as variables have it.
    let terminal: TerminalState
    /// Whether the network is to be left alone.
    let isOffline: Bool

    /// Settles as much of the run as can be settled.
    init(surroundings: Surroundings, options: GlobalOptions) {
        self.surroundings = surroundings
        environment = surroundings.environment
        terminal = surroundings.terminal.forced(by: surroundings.environment)
        isOffline = options.offline
        let run = Result { () throws(BrowserFailure) in try surroundings.prepare(for: options) }
        self.run = run
        probe = run.flatMap { run in
            Result { () throws(BrowserFailure) in try run.factory().build(run.invocation).probe.get() }
        }
    }

    /// The graph for GitHub or for the demo data, with the configuration where there is a usable one.
    func graph(isLive: Bool) throws(BrowserFailure) -> BindingGraph {
        let configuration =
            if case .success(let run) = run { run.configuration } else { try Self.defaults() }
        let source = PropertySource.values(["data": ["source": .text(isLive ? "github" : "demo")]], named: "doctor")
        let properties = (try? configuration.properties.adding([source])) ?? configuration.properties
        return AppComponent.graph(
            properties: properties, overriding: (isLive ? [] : [DemoModule.self]) + surroundings.modules,
            plugins: GraphRules.plugins)
    }

    /// A folder of the program's.
    func folder(_ place: FolderCheck.Place) -> URL {
        switch place {
        case .cache: (try? probe.get().location.cacheFolder) ?? UserFolder.cache.url(environment: environment)
        case .state: UserFolder.state.url(environment: environment)
        }
    }

    /// What counts where nobody has set anything.
    private static func defaults() throws(BrowserFailure) -> Configuration {
        var options = ConfigurationOptions()
        options.text = ""
        return try Configuration.load(options, environment: Environment([:]))
    }
}
