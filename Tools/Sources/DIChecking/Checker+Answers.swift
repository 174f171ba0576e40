// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension Checker {
    /// Answers a request about some types.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - types: The types of the package.
    ///   - properties: The reader of configuration files; nil where the package has no configuration.
    ///   - style: The style of a report in text.
    ///   - begin: Called with the name of a component or module before its `configure` runs, for the text about a trap, and with
    ///     an empty one after the last.
    /// - Returns: The text to print, and the exit status: 0, or 1 for problems found.
    /// - Throws: `CheckFailure` if nothing could be checked.
    static func answer(
        _ request: CheckRequest, about types: ProgramTypes, properties: PropertiesReader? = nil,
        in style: Diagnostic.Style = .plain, announcing begin: (String) -> Void = { _ in }
    ) throws(CheckFailure) -> (output: String, status: Int32) {
        guard request.command != .diff else { return (try DiffAnswer.text(request), 0) }
        guard request.command != .fakes else { return (try FakesFile(request, types, announcing: begin).text, 0) }
        defer { begin("") }
        let check = try Check(request, types, properties, announcing: begin)
        guard request.command != .graph else { return (try GraphAnswer(request, check.graphs).text(), 0) }
        let result = check.result(announcing: begin)
        let report = Report(result, of: request.package, namesWholePaths: request.namesWholePaths ?? false)
        if request.isBrief == true, report.entries.isEmpty { return ("", 0) }
        return (
            try text(request, result, report, style), report.status(warningsAsErrors: request.warningsAsErrors)
        )
    }

    private static func text(
        _ request: CheckRequest, _ result: CheckResult, _ report: Report, _ style: Diagnostic.Style
    ) throws(CheckFailure) -> String {
        do {
            switch request.format {
            case "text": return report.text(in: style)
            case "json": return try result.json(report)
            case "sarif": return try report.sarif(documentation: request.documentation)
            default: break
            }
        } catch {
            throw CheckFailure("\(error)")
        }
        throw CheckFailure("check has no format '\(request.format)'; there are text, json and sarif")
    }
}
