// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput
import BrowserStorage
import DI
import Foundation
import TerminalText

/// The root object: runs a command, formats its output and writes it.
public struct Program: Sendable {
    /// The parts of the program for `ghb doctor`.
    let probe: Provider<DoctorProbe>
    private let invocation: Invocation
    private let runners: [String: any CommandRunner]
    private let sessions: ComponentFactory<SessionComponent>
    private let credentials: CredentialsSource
    private let renderers: [OutputFormat: any Renderer]
    private let console: any Console
    private let notices: any Notices
    private let source: DataSource
    private let transport: Provider<any Transport>
    /// The parts of the browser; made only for a run of the browser.
    let browser: Provider<BrowserParts>

    init(
        invocation: Invocation, runners: [String: any CommandRunner], sessions: ComponentFactory<SessionComponent>,
        credentials: CredentialsSource, renderers: [OutputFormat: any Renderer], console: any Console,
        notices: any Notices, source: DataSource, transport: Provider<any Transport>,
        probe: Provider<DoctorProbe>, browser: Provider<BrowserParts>
    ) {
        self.invocation = invocation
        self.runners = runners
        self.sessions = sessions
        self.credentials = credentials
        self.renderers = renderers
        self.console = console
        self.notices = notices
        self.source = source
        self.transport = transport
        self.probe = probe
        self.browser = browser
    }

    /// Whether the data source is the demo.
    var isDemo: Bool { if case .demo = source { true } else { false } }

    /// The host in use.
    var host: String { invocation.connection.host }

    /// The data source in the words of the status bar, before the server was asked.
    var sourceName: String {
        isDemo ? "DEMO DATA" : invocation.cacheMode == .offline ? "OFFLINE" : invocation.connection.host
    }

    /// Closes open connections.
    func close() async { await transport.get().close() }

    /// Runs a command and returns the exit status.
    func run(_ command: any InjectedCommand) async -> ProgramStatus {
        if case .demo(let owner) = source {
            notices.post(Notice(.marker, "this is demo data about '\(owner)'; use --live for GitHub itself"))
        }
        let status = await attempt(command)
        await close()
        return status
    }

    private func attempt(_ command: any InjectedCommand) async -> ProgramStatus {
        do {
            let output = try await runner(for: type(of: command).name).output(of: command)
            if Task.isCancelled { return .cancelled }
            switch output {
            case .report(let report):
                if report.rows.isEmpty { notices.post(Notice(.note, "no results")) }
                return console.write(output: try text(of: report))
            case .file(let content): return write(content)
            case .nothing: return .success
            }
        } catch {
            // The user who cancelled the program knows why it fails.
            if Task.isCancelled { return .cancelled }
            console.writeLine(beside: "ghb: \(error)")
            return error.status
        }
    }

    /// Returns the runner of a command; opens a session only if the command needs one.
    private func runner(for name: String) async throws(BrowserFailure) -> any CommandRunner {
        if let runner = runners[name] { return runner }
        if let runner = try await session().runners[name] { return runner }
        throw BrowserFailure(.usage, "there is no command '\(name)'")
    }

    /// Opens a session for the account of the run.
    func session() async throws(BrowserFailure) -> Session {
        sessions.build(try await credentials.credentials())
    }

    /// Writes a file as it is, or harmless on a terminal, which must not obey it.
    private func write(_ content: Data) -> ProgramStatus {
        guard invocation.layout.format == .table else { return console.write(output: content) }
        return console.write(output: PlainText.lines(String(decoding: content, as: UTF8.self)).joined(separator: "\n"))
    }

    private func text(of report: Report) throws(BrowserFailure) -> String {
        guard let renderer = renderers[invocation.layout.format] else {
            throw BrowserFailure(.usage, "there is no output format '\(invocation.layout.format.rawValue)'")
        }
        return renderer.render(report)
    }
}

/// The parts of the program that `ghb doctor` tries out; each is made when it is tried.
struct DoctorProbe: Sendable {
    /// The location of stored data.
    let location: StorageLocation
    /// The cache.
    let maintenance: Provider<any CacheMaintenance>
    /// The bookmarks.
    let bookmarks: Provider<any BookmarkStore>
    /// The credentials.
    let credentials: CredentialsSource
    /// The sessions.
    let sessions: ComponentFactory<SessionComponent>
    /// The network.
    let transport: Provider<any Transport>
}
