// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI

/// The root object: runs a command and writes its output.
struct Program: Sendable {
    /// The source of the data, as the user sees it.
    let source: SourceLabel
    let sessions: Sessions
    /// The parts of the program for `ghb doctor`.
    let probe: Provider<DoctorProbe>
    /// The parts of the browser; made only for a run of the browser.
    let browser: Provider<BrowserParts>
    let commands: CommandDispatcher
    let writer: OutputWriter

    /// Runs a command and returns the exit status.
    func run(_ command: any InjectedCommand) async -> ProgramStatus {
        if let marker = source.marker { writer.notices.post(marker) }
        do throws(BrowserFailure) {
            let output = try await commands.output(of: command)
            return Task.isCancelled ? .cancelled : try writer.write(output)
        } catch {
            // The user who cancelled the program knows why it fails.
            return Task.isCancelled ? .cancelled : error.status(tellingOn: writer.console)
        }
    }
}

/// The parts of the program that `ghb doctor` tries out; each is made when it is tried.
struct DoctorProbe: Sendable {
    /// The location of stored data.
    let location: StorageLocation
    let storage: Provider<any StorageBackend>
    let credentials: CredentialsSource
    let sessions: ComponentFactory<SessionComponent>
}
