// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

/// Whether the API answers, and takes the token.
struct ReachabilityCheck: DoctorCheck {
    let subject: DoctorSubject

    var name: String { "network" }

    func examine() async -> Finding {
        guard case .success(let run) = subject.run, case .success(let probe) = subject.probe else {
            return .failed("not asked, since the program cannot be put together", "see the checks above")
        }
        let connection = run.invocation.connection
        guard connection.isLive else { return .ok("not asked, since this is the demo; --live asks \(connection.host)") }
        guard !subject.isOffline else { return .ok("not asked, because of --offline") }
        let finding = await ask(connection, probe)
        await probe.transport.get().close()
        return finding
    }

    /// Asks for the limits, which costs none of them.
    private func ask(_ connection: Connection, _ probe: DoctorProbe) async -> Finding {
        do {
            let session = probe.sessions.build(try await probe.credentials.credentials())
            let url = connection.apiURL.appending(path: "rate_limit")
            _ = try await session.client.get().get(url, freshness: .always)
            return .ok("\(connection.apiURL.absoluteString) answers")
        } catch let failure as APIFailure {
            // An enterprise server without limits has no such address, and has answered.
            if failure.kind == .notFound {
                return .ok("\(connection.apiURL.absoluteString) answers, and sets no limit")
            }
            return .failed(failure.message, failure.advice.first ?? "check the network")
        } catch let failure as BrowserFailure {
            return .failed(failure.message, failure.advice.first ?? "see the check of the token")
        } catch {
            return .failed("\(connection.apiURL.absoluteString) cannot be asked", "check the network")
        }
    }
}
