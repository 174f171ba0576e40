// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import DI

extension Doctor {
    /// Returns whether there is a token, and its origin; never the token itself.
    func token() async -> Finding {
        let check = "token"
        guard case .success(let run) = run, case .success(let program) = program else { return .skipped(check) }
        let connection = run.invocation.connection
        guard connection.isLive else { return .ok(check, "not needed for the demo data") }
        let variable = Credentials.variables(for: connection.host)[0]
        switch connection.token {
        case .none:
            return .warning(
                check, "none is set for \(connection.host): only public data, and few requests an hour",
                connection.unusedToken ?? "set \(variable), or token_command in \(run.configuration.file.path)")
        case .token(_, let origin): return .ok(check, "from \(origin), for \(connection.host)")
        case .command(_, let origin):
            do {
                _ = try await program.root.probe.get().credentials.credentials()
                return .ok(check, "printed by the token_command at \(origin), for \(connection.host)")
            } catch {
                return .failed(check, error.message, error.advice.first ?? "set \(variable)")
            }
        }
    }

    /// Returns whether the API answers and accepts the token, from a request that doesn't count against the rate limits.
    func network() async -> Finding {
        let check = "network"
        guard case .success(let run) = run, case .success(let program) = program else { return .skipped(check) }
        let connection = run.invocation.connection
        guard connection.isLive else {
            return .ok(check, "skipped for the demo data; use --live to check \(connection.host)")
        }
        guard !options.offline else { return .ok(check, "skipped, because of --offline") }
        let (probe, address) = (program.root.probe.get(), connection.apiURL.absoluteString)
        do {
            try await probe.sessions.run(probe.credentials.credentials()) { session in
                _ = try await session.client.get().get(
                    connection.apiURL.appending(path: "rate_limit"), freshness: .always)
            }
            return .ok(check, "\(address) answers")
        } catch let failure as APIFailure {
            // An enterprise server without rate limits has no such endpoint, but it has answered.
            if failure.kind == .notFound { return .ok(check, "\(address) answers and has no rate limit") }
            return .failed(check, failure.message, failure.advice.first ?? "check the network")
        } catch let failure as BrowserFailure {
            return .failed(check, failure.message, failure.advice.first ?? "see the token check")
        } catch {
            return .failed(check, "\(address) cannot be asked", "check the network")
        }
    }
}
