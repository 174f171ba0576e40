// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs

extension Page {
    /// Returns the mistakes of the page: errors and warnings of the compiler at its lines, or a different output.
    ///
    /// With `RECORD_PAGES` in the environment the output is written into the page, which then has to be looked at.
    func complaints() throws -> [String] {
        let excerptComplaints = excerptComplaints()
        return excerptComplaints.isEmpty ? try programComplaints() : excerptComplaints
    }

    private func programComplaints() throws -> [String] {
        guard code.count > 1 else { return outputs.isEmpty ? [] : ["\(name): says what it prints, but has no code"] }
        let compiler = try Compiler()
        let main = compiler.folder.path("main.swift")
        try code.map { $0.text + "\n" }.joined().write(to: main, atomically: true, encoding: .utf8)
        guard !outputs.isEmpty else { return complaints(about: try compiler.compile([main], mode: .swift6)) }
        let (outcome, program) = try compiler.link([main], mode: .swift6, named: moduleName)
        let mistakes = complaints(about: outcome)
        return mistakes.isEmpty ? try complaints(about: program.run(in: compiler.folder)) : mistakes
    }

    /// The module name in the places of the texts that a page shows.
    private var moduleName: String {
        name == "README.md" ? "Readme" : "Shop"
    }

    private func complaints(about outcome: Compiler.Outcome) -> [String] {
        let messages = Set(outcome.messages).sorted { $0.line < $1.line }
            .map { "\(name):\(number(ofCodeLine: $0.line)): \($0.text)" }
        if !messages.isEmpty { return messages }
        return outcome.transcript.isEmpty && outcome.status == 0 ? [] : ["\(name): \(outcome.transcript)"]
    }

    private func complaints(about result: Program.Result) throws -> [String] {
        guard result.status == 0, result.errors.isEmpty else {
            return ["\(name): ends with status \(result.status)\n\(result.errors)"]
        }
        let said = outputs.flatMap(\.self).map { $0.text + "\n" }.joined()
        guard said != result.output else { return [] }
        let file = Build.project.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["RECORD_PAGES"] != nil,
            FileManager.default.fileExists(atPath: file.path),
            let recorded = text(printing: String(result.output.dropLast()))
        {
            try recorded.write(to: file, atomically: true, encoding: .utf8)
            return ["\(name): its output was recorded"]
        }
        return ["\(name): says that it prints\n\(said)but it prints\n\(result.output)"]
    }
}
