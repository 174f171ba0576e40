// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

/// The check that the API answers and accepts the token.
struct ReachabilityCheck: DoctorCheck {
    let subject: DoctorSubject
    let program: ExaminedProgram

    var name: String { "network" }

    func examine() async -> Finding {
        guard case .success(let run) = subject.run, case .success(let probe) = program.probe else {
            return .failed("skipped, because the program cannot start", "see the checks above")
        }
        let connection = run.invocation.connection
        guard connection.isLive else { return .ok("skipped for the demo data; use --live to check \(connection.host)") }
        guard !subject.isOffline else { return .ok("skipped, because of --offline") }
        return await ask(connection, probe)
    }

    /// Requests the rate limits, which doesn't count against them.
    private func ask(_ connection: Connection, _ probe: DoctorProbe) async -> Finding {
        do {
            let url = connection.apiURL.appending(path: "rate_limit")
            try await probe.sessions.run(probe.credentials.credentials()) { session in
                _ = try await session.client.get().get(url, freshness: .always)
            }
            return .ok("\(connection.apiURL.absoluteString) answers")
        } catch let failure as APIFailure {
            // An enterprise server without rate limits has no such endpoint, but it has answered.
            if failure.kind == .notFound {
                return .ok("\(connection.apiURL.absoluteString) answers and has no rate limit")
            }
            return .failed(failure.message, failure.advice.first ?? "check the network")
        } catch let failure as BrowserFailure {
            return .failed(failure.message, failure.advice.first ?? "see the token check")
        } catch {
            return .failed("\(connection.apiURL.absoluteString) cannot be asked", "check the network")
        }
    }
}
