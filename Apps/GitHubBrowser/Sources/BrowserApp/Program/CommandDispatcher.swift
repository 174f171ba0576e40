// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Runs each command where it belongs: in the program, or in a session that is opened for it.
struct CommandDispatcher: Sendable {
    let runners: [String: CommandRunner]
    let sessions: Sessions
    let notices: any Notices

    /// Returns the output of a command; opens a session only if the command needs one.
    func output(of command: any InjectedCommand) async throws(BrowserFailure) -> CommandOutput {
        let name = type(of: command).name
        if let runner = runners[name] { return try await runner.output(of: command) }
        let session = try await sessions.open()
        let result: Result<CommandOutput, BrowserFailure>
        do throws(BrowserFailure) {
            guard let runner = session.root.runners[name] else {
                throw BrowserFailure(.usage, "'\(name)' is not a command")
            }
            result = .success(try await runner.output(of: command))
        } catch {
            result = .failure(error)
        }
        for line in await session.close()?.lines ?? [] { notices.post(Notice(.warning, line)) }
        return try result.get()
    }
}
