// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

/// Whether there is a token, and where it comes from; never what it is.
struct TokenCheck: DoctorCheck {
    let subject: DoctorSubject

    var name: String { "token" }

    func examine() async -> Finding {
        guard case .success(let run) = subject.run, case .success(let probe) = subject.probe else {
            return .failed("not looked at, since the program cannot be put together", "see the checks above")
        }
        let connection = run.invocation.connection
        guard connection.isLive else { return .ok("none is needed for the demo data") }
        let variable = Credentials.variables(for: connection.host)[0]
        switch connection.token {
        case .none:
            return .warning(
                "there is none for \(connection.host), which shows what is public, and little of it in an hour",
                connection.unusedToken ?? "set \(variable), or token_command in \(run.configuration.file.path)")
        case .token(_, let origin): return .ok("from \(origin), for \(connection.host)")
        case .command(_, let origin):
            do {
                _ = try await probe.credentials.credentials()
                return .ok("printed by the token_command of \(origin), for \(connection.host)")
            } catch {
                return .failed(error.message, error.advice.first ?? "set \(variable)")
            }
        }
    }
}
