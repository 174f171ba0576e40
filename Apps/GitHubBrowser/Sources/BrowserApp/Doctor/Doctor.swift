// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import DI
import DIDiagnostics
import DIProperties

/// The checks of `ghb doctor`. None of them fails: a problem is a finding.
struct Doctor: Sendable {
    let surroundings: Surroundings
    let options: GlobalOptions
    /// The prepared run, or the reason why there is none.
    let run: Result<PreparedRun, BrowserFailure>
    /// The open program, or the reason why it can't be opened.
    let program: Result<ComponentHandle<Program>, BrowserFailure>

    /// Prepares as much of a run as possible, and opens the program.
    init(surroundings: Surroundings, options: GlobalOptions) async {
        self.surroundings = surroundings
        self.options = options
        let run: Result<PreparedRun, BrowserFailure>
        do throws(BrowserFailure) {
            run = .success(try surroundings.prepare(for: options))
        } catch {
            run = .failure(error)
        }
        self.run = run
        program = await Result { () async throws(BrowserFailure) in try await run.get().open() }
    }

    /// Runs the checks, one after the other.
    func examine() async -> [Finding] {
        [
            configuration(), graph(isLive: true), graph(isLive: false), await database(), await token(),
            await network(),
        ]
    }

    /// The terminal, with `GHB_FORCE_TTY` applied.
    private var terminalState: TerminalState { surroundings.terminal.forced(by: surroundings.environment) }

    /// The screen for the findings.
    var screen: Screen { terminalState.screen(color: options.color, environment: surroundings.environment) }

    /// Returns a command line for the same configuration, in the syntax of a shell.
    func line(_ words: String...) -> String { ShellWord.line(words, config: options.config) }

    private func configuration() -> Finding {
        let check = "configuration"
        let details = "run '\(line("config", "check"))' for details"
        switch run {
        case .failure(let failure): return .failed(check, failure.message, failure.advice.first ?? details)
        case .success(let run):
            let mistakes = run.mistakes(where: ConfigurationComplaints.isOfConfiguration)
            if let first = mistakes.first?.first {
                let others = mistakes.count > 1 ? ", and \(mistakes.count - 1) more" : ""
                return .failed(check, first + others, details)
            }
            let file = run.configuration.file
            return .ok(
                check, file.isPresent ? file.path : "the file is not created yet, so the defaults apply: \(file.path)")
        }
    }

    /// Returns whether the program's graph for GitHub or for the demo is valid, with the configuration if it is usable.
    private func graph(isLive: Bool) -> Finding {
        let source = isLive ? "live" : "demo"
        let check = "\(source) graph"
        let properties: Properties
        do throws(BrowserFailure) {
            var defaults = ConfigurationOptions()
            defaults.text = ""
            properties =
                if case .success(let run) = run { run.configuration.properties } else {
                    try Configuration.load(defaults, environment: Environment([:])).properties
                }
        } catch {
            return .failed(check, error.message, "please report it")
        }
        let forced = PropertySource.values(["data": ["source": .text(isLive ? "github" : "demo")]], named: "doctor")
        let graph = AppComponent.graph(
            GraphOptions(properties: (try? properties.adding([forced])) ?? properties, overriding: surroundings.modules)
                .with(plugins: GraphRules.plugins))
        // Mistakes in the configuration are reported by another check.
        let mistakes = graph.diagnostics.filter {
            $0.severity == .error && !ConfigurationComplaints.isOfConfiguration($0)
        }
        guard let first = mistakes.first else {
            return .ok(check, "\(graph.bindings.count) bindings in \(graph.components.count) components, all valid")
        }
        let others = mistakes.count > 1 ? ", and \(mistakes.count - 1) more" : ""
        return .failed(
            check, "[\(first.id)] \(first.message)\(others)",
            "'\(line("graph", "--\(source)"))' shows where; please report it")
    }
}
