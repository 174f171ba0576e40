// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

extension PreparedRun {
    /// Builds the program. What it uses later is opened on first use, and closed with it in the reverse order.
    func open() async throws(BrowserFailure) -> ComponentHandle<Program> {
        let factory = try factory()
        do {
            return try await factory.open(invocation, stopTimeout: invocation.stopTimeout)
        } catch {
            throw BrowserFailure(opening: "program", error)
        }
    }
}

extension Surroundings {
    /// Closes a program, and warns of what was not closed.
    func close(_ program: ComponentHandle<Program>, verbosity: Verbosity) async {
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
