// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// The program while it is open: its root, and the way to close what it opened.
struct RunningProgram: Sendable {
    fileprivate let handle: ComponentHandle<Program>

    /// The root of the graph.
    var program: Program { handle.root }

    /// Closes sessions, then databases, network and log, in the reverse order of their making.
    ///
    /// Cancellation does not reach it. Everything is closed, or given up after its limit, before it returns.
    func close() async -> StopError? { await handle.close() }
}

extension PreparedRun {
    /// Builds the program. What it uses later is opened on first use, and closed with it.
    func open() async throws(BrowserFailure) -> RunningProgram {
        let factory = try factory()
        do {
            return RunningProgram(
                handle: try await factory.open(invocation, stopTimeout: invocation.stopTimeout))
        } catch {
            throw BrowserFailure(opening: "program", error)
        }
    }
}

extension Surroundings {
    /// Closes a program, and warns of what was not closed.
    func close(_ program: RunningProgram, verbosity: Verbosity) async {
        closing.begins()
        warn(await program.close()?.lines ?? [], verbosity: verbosity)
        closing.ends(program)
    }

    /// Shows warnings beside the output.
    func warn(_ lines: [String], verbosity: Verbosity) {
        let notices = ConsoleNotices(console: console, verbosity: verbosity)
        for line in lines { notices.post(Notice(.warning, line)) }
    }
}
