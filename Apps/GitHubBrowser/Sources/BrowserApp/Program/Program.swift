// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserStorage
import DI

/// The root object: runs a command and writes its output.
struct Program: Sendable {
    let source: SourceLabel
    let sessions: Sessions
    /// The parts of the program for `ghb doctor`.
    let probe: Provider<DoctorProbe>
    /// The parts of the browser; made only for a run of the browser.
    let browser: Provider<BrowserParts>
    let commands: CommandDispatcher
    let writer: OutputWriter

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
    let location: StorageLocation
    let storage: Provider<any StorageBackend>
    let credentials: CredentialsSource
    let sessions: ComponentFactory<SessionComponent>
}

/// The source of the data in the words of the program.
struct SourceLabel: Sendable {
    let source: DataSource
    let invocation: Invocation

    var isDemo: Bool { source != .github }

    /// The notice that marks the output of the demo; nil for GitHub.
    var marker: Notice? {
        guard case .demo(let owner) = source else { return nil }
        return Notice(.marker, "this is demo data about '\(owner)'; use --live for GitHub itself")
    }

    /// The words of the status bar, before the server was asked.
    var name: String {
        isDemo ? "DEMO DATA" : invocation.cacheMode == .offline ? "OFFLINE" : invocation.connection.host
    }
}
