// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput
import DI

/// One run of the program: asks, gives the answer its form, writes it.
public struct Program: Sendable {
    private let invocation: Invocation
    private let sessions: ComponentFactory<SessionComponent>
    private let renderers: [OutputFormat: any Renderer]
    private let console: any Console
    private let notices: any Notices
    private let source: DataSource
    private let transport: Provider<any Transport>

    /// Makes the program.
    public init(
        invocation: Invocation, sessions: ComponentFactory<SessionComponent>, renderers: [OutputFormat: any Renderer],
        console: any Console, notices: any Notices, source: DataSource, transport: Provider<any Transport>
    ) {
        self.invocation = invocation
        self.sessions = sessions
        self.renderers = renderers
        self.console = console
        self.notices = notices
        self.source = source
        self.transport = transport
    }

    /// Does what was asked and tells how it ended.
    public func run() async -> ProgramStatus {
        if case .demo(let owner) = source {
            notices.post(Notice(.marker, "this is demo data, about '\(owner)'; ask GitHub itself with --live"))
        }
        let status = await attempt()
        await transport.get().close()
        return status
    }

    private func attempt() async -> ProgramStatus {
        do {
            let session = sessions.build(invocation.connection.credentials)
            guard let handler = session.handlers[invocation.command] else {
                throw BrowserFailure(.usage, "there is no command '\(invocation.command)'")
            }
            guard let renderer = renderers[invocation.layout.format] else {
                throw BrowserFailure(.usage, "there is no form '\(invocation.layout.format.rawValue)'")
            }
            let report = try await handler.run(invocation.arguments)
            if report.rows.isEmpty { notices.post(Notice(.note, "no results")) }
            return write(renderer.render(report))
        } catch let failure as BrowserFailure {
            console.writeLine(beside: "ghb: \(failure)")
            return failure.status
        } catch {
            console.writeLine(beside: "ghb: \(error)")
            return .failure
        }
    }

    private func write(_ text: String) -> ProgramStatus {
        do {
            try console.write(text)
            return .success
        } catch {
            return error.status(tellingOn: console)
        }
    }
}
