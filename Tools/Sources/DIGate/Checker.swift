// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The checker, linked to the objects of the package.
struct Checker {
    private let program: String

    init(_ program: String) {
        self.program = program
    }

    /// Runs the checker on a request, and returns what it answers.
    ///
    /// Files beside the request tell the answer, because standard output belongs to `configure` functions that print; `Checker` of
    /// `DIChecking` says which.
    func answer(_ check: [String: Any], in folder: String) throws(GateProblem) -> (text: Data, status: Int32) {
        let request = folder + "/check"
        for suffix in [".answer", ".failure", ".asked"] {
            try? FileManager.default.removeItem(atPath: request + suffix)
        }
        var check = check
        check["plugin"] = ProcessInfo.processInfo.processIdentifier
        guard let data = try? JSONSerialization.data(withJSONObject: check) else {
            throw GateProblem("the request has an unknown form")
        }
        try GateFiles.write(data, to: request)
        let child = try Child(program, [request])
        func written(_ suffix: String) -> Data? { try? Data(contentsOf: URL(filePath: request + suffix)) }
        if let answer = written(".answer"), child.signal == nil { return (answer, child.status) }
        if let failure = written(".failure") { throw GateProblem(String(decoding: failure, as: UTF8.self)) }
        let name = written(".asked").map { String(decoding: $0, as: UTF8.self) } ?? ""
        let asked = name.isEmpty ? "the checker" : "'configure' of \(name)"
        let end = child.signal.map { "signal \($0)" } ?? "exit status \(child.status)"
        // The addresses of a stack without debug information are useless.
        let text = child.text.split(separator: "\nCurrent stack trace:").first ?? ""
        throw GateProblem("\(asked) ended the process with \(end)\n\(text)")
    }
}
