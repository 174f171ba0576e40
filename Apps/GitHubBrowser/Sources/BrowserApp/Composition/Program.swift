// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI
import Foundation
import Logging
import TerminalText

/// One run of the program: asks, gives the answer its form, writes it.
public struct Program: Sendable {
    /// The parts of the program, for who tries them one by one.
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
    private let logger: Logger
    /// The parts of the browser, for a run that is one.
    let browser: Provider<BrowserParts>

    init(
        invocation: Invocation, runners: [String: any CommandRunner], sessions: ComponentFactory<SessionComponent>,
        credentials: CredentialsSource, renderers: [OutputFormat: any Renderer], console: any Console,
        notices: any Notices, source: DataSource, transport: Provider<any Transport>, logger: Logger,
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
        self.logger = logger
        self.probe = probe
        self.browser = browser
    }

    /// Whether the data is the demo's.
    var isDemo: Bool { if case .demo = source { true } else { false } }

    /// The host that is asked.
    var host: String { invocation.connection.host }

    /// Where the data comes from, in the words of the browser's last line, before anybody was asked.
    var sourceName: String {
        isDemo ? "DEMO DATA" : invocation.cacheMode == .offline ? "OFFLINE" : invocation.connection.host
    }

    /// Ends connections that are open.
    func close() async { await transport.get().close() }

    /// Does what was asked and tells how it ended.
    func run(_ command: any InjectedCommand) async -> ProgramStatus {
        if case .demo(let owner) = source {
            notices.post(Notice(.marker, "this is demo data, about '\(owner)'; ask GitHub itself with --live"))
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
            // Who stopped the program knows why it fails.
            if Task.isCancelled { return .cancelled }
            console.writeLine(beside: "ghb: \(error)")
            return error.status
        }
    }

    /// A session is built only for a command that needs one.
    private func runner(for name: String) async throws(BrowserFailure) -> any CommandRunner {
        if let runner = runners[name] { return runner }
        if let runner = try await session().runners[name] { return runner }
        throw BrowserFailure(.usage, "there is no command '\(name)'")
    }

    /// A new session, for the account of the run.
    func session() async throws(BrowserFailure) -> Session {
        let credentials = try await credentials.credentials()
        logger.info(
            "session built", metadata: ["host": "\(credentials.host)", "asker": "\(credentials.asker)"])
        return sessions.build(credentials)
    }

    /// For a program the file is as it is; a person's terminal must not obey it.
    private func write(_ content: Data) -> ProgramStatus {
        guard invocation.layout.format == .table else { return console.write(output: content) }
        return console.write(output: PlainText.lines(String(decoding: content, as: UTF8.self)).joined(separator: "\n"))
    }

    private func text(of report: Report) throws(BrowserFailure) -> String {
        guard let renderer = renderers[invocation.layout.format] else {
            throw BrowserFailure(.usage, "there is no form '\(invocation.layout.format.rawValue)'")
        }
        return renderer.render(report)
    }
}
