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
    /// The parts of the browser; made only for a run of the browser.
    let browser: Provider<BrowserParts>

    init(
        invocation: Invocation, runners: [String: any CommandRunner], sessions: ComponentFactory<SessionComponent>,
        credentials: CredentialsSource, renderers: [OutputFormat: any Renderer], console: any Console,
        notices: any Notices, source: DataSource, probe: Provider<DoctorProbe>, browser: Provider<BrowserParts>
    ) {
        self.invocation = invocation
        self.runners = runners
        self.sessions = sessions
        self.credentials = credentials
        self.renderers = renderers
        self.console = console
        self.notices = notices
        self.source = source
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

    /// Runs a command and returns the exit status.
    func run(_ command: any InjectedCommand) async -> ProgramStatus {
        if case .demo(let owner) = source {
            notices.post(Notice(.marker, "this is demo data about '\(owner)'; use --live for GitHub itself"))
        }
        return await attempt(command)
    }

    private func attempt(_ command: any InjectedCommand) async -> ProgramStatus {
        do {
            let output = try await output(of: command)
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

    /// Returns the output of a command; opens a session only if the command needs one.
    private func output(of command: any InjectedCommand) async throws(BrowserFailure) -> CommandOutput {
        let name = type(of: command).name
        if let runner = runners[name] { return try await runner.output(of: command) }
        let session = try await openSession()
        let result = await Result { () async throws(BrowserFailure) in
            guard let runner = session.root.runners[name] else {
                throw BrowserFailure(.usage, "there is no command '\(name)'")
            }
            return try await runner.output(of: command)
        }
        for line in await session.close()?.lines ?? [] { notices.post(Notice(.warning, line)) }
        return try result.get()
    }

    /// Opens a session for the account of the run. The program closes it unless it was closed before.
    func openSession() async throws(BrowserFailure) -> ComponentHandle<Session> {
        let credentials = try await credentials.credentials()
        do {
            return try await sessions.open(credentials, stopTimeout: invocation.stopTimeout)
        } catch {
            throw BrowserFailure(opening: "session", error)
        }
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
}
