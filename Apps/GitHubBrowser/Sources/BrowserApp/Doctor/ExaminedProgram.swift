// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// The program that the doctor examines, open as long as the doctor's own graph.
struct ExaminedProgram: Sendable {
    private let running: Result<RunningProgram, BrowserFailure>

    /// Opens the program; a failure if its graph is invalid.
    static func open(_ subject: DoctorSubject) async -> ExaminedProgram {
        ExaminedProgram(
            running: await Result { () async throws(BrowserFailure) in try await subject.run.get().open() })
    }

    /// The parts of the program; a failure if its graph is invalid.
    var probe: Result<DoctorProbe, BrowserFailure> { running.map { $0.program.probe.get() } }

    /// Closes the program, if it is open.
    func close() async throws {
        if case .success(let running) = running, let failure = await running.close() { throw failure }
    }
}
