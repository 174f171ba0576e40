// SPDX-License-Identifier: Apache-2.0

import BrowserNetworking

/// The check for a token and its origin; it never shows the token.
struct TokenCheck: DoctorCheck {
    let subject: DoctorSubject
    let program: ExaminedProgram

    var name: String { "token" }

    func examine() async -> Finding {
        guard case .success(let run) = subject.run, case .success(let probe) = program.probe else {
            return .failed("skipped, because the program cannot start", "see the checks above")
        }
        let connection = run.invocation.connection
        guard connection.isLive else { return .ok("not needed for the demo data") }
        let variable = Credentials.variables(for: connection.host)[0]
        switch connection.token {
        case .none:
            return .warning(
                "none is set for \(connection.host): only public data, and few requests an hour",
                connection.unusedToken ?? "set \(variable), or token_command in \(run.configuration.file.path)")
        case .token(_, let origin): return .ok("from \(origin), for \(connection.host)")
        case .command(_, let origin):
            do {
                _ = try await probe.credentials.credentials()
                return .ok("printed by the token_command at \(origin), for \(connection.host)")
            } catch {
                return .failed(error.message, error.advice.first ?? "set \(variable)")
            }
        }
    }
}
