// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import TerminalText

/// Writes the output of commands in the format of the run, and failures beside it.
struct OutputWriter: Sendable {
    let layout: Layout
    let renderers: [OutputFormat: any Renderer]
    let console: any Console
    let notices: any Notices

    func write(_ output: CommandOutput) throws(BrowserFailure) -> ProgramStatus {
        switch output {
        case .report(let report):
            if report.rows.isEmpty { notices.post(Notice(.note, "no results")) }
            return console.write(output: try text(of: report))
        case .file(let content): return write(content)
        case .nothing: return .success
        }
    }

    /// Writes a file as it is, or harmless on a terminal, which must not obey it.
    private func write(_ content: [UInt8]) -> ProgramStatus {
        guard layout.format == .table else { return console.write(output: content) }
        let text = String(decoding: content, as: UTF8.self).replacing("\t", with: "    ")
        return console.write(output: PlainText.lines(text))
    }

    private func text(of report: Report) throws(BrowserFailure) -> String {
        guard let renderer = renderers[layout.format] else {
            throw BrowserFailure(.usage, "'\(layout.format.rawValue)' is not an output format")
        }
        return renderer.render(report)
    }
}
