// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI
import DIDiagnostics
import DIProperties

/// The checks of `ghb doctor`. None of them fails: a problem is a finding.
struct Doctor: Sendable {
    let surroundings: Surroundings
    let options: GlobalOptions
    /// The prepared run, or the reason why there is none.
    let run: Result<PreparedRun, BrowserFailure>

    init(surroundings: Surroundings, options: GlobalOptions) {
        self.surroundings = surroundings
        self.options = options
        run = Result { () throws(BrowserFailure) in try surroundings.prepare(for: options) }
    }

    func examine() async -> [Finding] {
        let findings = [configuration(), graph(isLive: true), graph(isLive: false)]
        guard case .success(let run) = run, let program = try? await run.open() else {
            return findings
                + ["database", "token", "network"].map {
                    Finding($0, .failed, "skipped, because the program cannot start", "see the checks above")
                }
        }
        let probe = program.root.probe.get()
        let others = await [database(probe), token(run, probe), network(run.invocation.connection, probe)]
        await surroundings.close(program, verbosity: run.invocation.verbosity)
        return findings + others
    }

    /// Returns a command line for the same configuration, in the syntax of a shell.
    private func line(_ words: String...) -> String { ShellWord.line(words, config: options.config) }

    private func configuration() -> Finding {
        let check = "configuration"
        let details = "run '\(line("config", "check"))' for details"
        switch run {
        case .failure(let failure): return Finding(check, .failed, failure.message, failure.advice.first ?? details)
        case .success(let run):
            let mistakes = run.mistakes(where: ConfigurationComplaints.isOfConfiguration)
            if let first = mistakes.first?.first { return Finding(check, .failed, first, details) }
            let file = run.configuration.file
            return Finding(
                check, .ok, file.isPresent ? file.path : "\(file.path) is not created yet, so the defaults apply")
        }
    }

    /// Returns whether the program's graph for GitHub or for the demo is valid, with the configuration if it is usable.
    private func graph(isLive: Bool) -> Finding {
        let source = isLive ? "live" : "demo"
        let check = "\(source) graph"
        let forced = PropertySource.values(["data": ["source": .text(isLive ? "github" : "demo")]], named: "doctor")
        let own = try? run.get().configuration.properties.adding([forced])
        guard let properties = own ?? (try? Properties(yaml: SettingsCatalogue.defaults).adding([forced])) else {
            return Finding(check, .failed, "the default settings cannot be read", "please report it")
        }
        let graph = AppComponent.graph(
            GraphOptions(properties: properties, overriding: surroundings.modules).with(plugins: GraphRules.plugins))
        // Mistakes in the configuration are reported by another check.
        let mistakes = graph.diagnostics.filter {
            $0.severity == .error && !ConfigurationComplaints.isOfConfiguration($0)
        }
        guard let first = mistakes.first else {
            return Finding(
                check, .ok, "\(graph.bindings.count) bindings in \(graph.components.count) components, all valid")
        }
        return Finding(
            check, .failed, "[\(first.id)] \(first.message)",
            "'\(line("graph", "--\(source)"))' shows where; please report it")
    }

    /// Returns whether cache and bookmarks can be opened and read.
    private func database(_ probe: DoctorProbe) async -> Finding {
        let check = "database"
        do {
            let wanted = probe.maintenance.get().file
            let summary = try await probe.maintenance.get().summary()
            guard let wanted else { return Finding(check, .ok, "responses are kept in memory until ghb ends") }
            let isLasting = await probe.bookmarks.get().isLasting()
            let lost = (summary.file == nil ? [wanted.path] : []) + (isLasting ? [] : [probe.location.bookmarks.path])
            guard lost.isEmpty else {
                return Finding(
                    check, .warning,
                    "\(lost.joined(separator: " and ")) cannot be used, so its contents are lost when ghb ends",
                    "make sure that you can write there, or move it away")
            }
            return Finding(
                check, .ok, "\(wanted.path) holds \(summary.entries) \(summary.entries == 1 ? "response" : "responses")"
            )
        } catch {
            return Finding(
                check, .failed, "the cache cannot be read: \(error)",
                "'\(line("cache", "clear"))' empties it and leaves the bookmarks")
        }
    }

    /// Returns whether there is a token, and its origin; never the token itself.
    private func token(_ run: PreparedRun, _ probe: DoctorProbe) async -> Finding {
        let (check, connection) = ("token", run.invocation.connection)
        guard connection.isLive else { return Finding(check, .ok, "not needed for the demo data") }
        let advice = "set \(Credentials.variables(for: connection.host)[0])"
        switch connection.token {
        case .none:
            return Finding(
                check, .warning, "none is set for \(connection.host): only public data, and few requests an hour",
                connection.unusedToken ?? "\(advice), or token_command in \(run.configuration.file.path)")
        case .token(_, let origin): return Finding(check, .ok, "from \(origin), for \(connection.host)")
        case .command(_, let origin):
            do {
                _ = try await probe.credentials.credentials()
                return Finding(check, .ok, "printed by the token_command at \(origin), for \(connection.host)")
            } catch {
                return Finding(check, .failed, error.message, error.advice.first ?? advice)
            }
        }
    }

    /// Returns whether the API answers and accepts the token, from a request that doesn't count against the rate limits.
    private func network(_ connection: Connection, _ probe: DoctorProbe) async -> Finding {
        let (check, address) = ("network", connection.apiURL.absoluteString)
        guard connection.isLive else {
            return Finding(check, .ok, "skipped for the demo data; use --live to check \(connection.host)")
        }
        guard !options.offline else { return Finding(check, .ok, "skipped, because of --offline") }
        do {
            try await probe.sessions.run(probe.credentials.credentials()) { session in
                _ = try await session.client.get().get(
                    connection.apiURL.appending(path: "rate_limit"), freshness: .always)
            }
            return Finding(check, .ok, "\(address) answers")
        } catch {
            // An enterprise server without rate limits has no such endpoint, but it has answered.
            if (error as? APIFailure)?.kind == .notFound {
                return Finding(check, .ok, "\(address) answers and has no rate limit")
            }
            let failure = BrowserFailure(error)
            return Finding(check, .failed, failure.message, failure.advice.first ?? "check the network")
        }
    }
}
