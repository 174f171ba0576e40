// SPDX-License-Identifier: Apache-2.0

import CConformanceRecords
import Foundation

/// The checker: finds the root components of the program it is linked into, and answers one request about their graphs.
package enum Checker {
    /// Answers the request in the file that the first argument names, and returns the exit status.
    ///
    /// The rest is in files beside the request, because standard output and error belong to `configure` functions that print:
    /// `.answer` has the answer; `.failure` the reason for a missing one, with status 2; and `.asked` the name of the component
    /// or module whose `configure` runs, for a process that ends or hangs before it wrote one of these.
    package static func main(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32 {
        di_allow_signals()
        guard count == 2, let path = arguments[1].map({ String(cString: $0) }) else { return 64 }
        func write(_ text: String, _ suffix: String) throws {
            try Data(text.utf8).write(to: URL(filePath: path + suffix), options: .atomic)
        }
        do {
            do {
                let request = try JSONDecoder().decode(CheckRequest.self, from: Data(contentsOf: URL(filePath: path)))
                if let plugin = request.plugin { di_end_with_parent(plugin) }
                let answer = try run(request) { name in try? write(name, ".asked") }
                try write(answer.output, ".answer")
                return answer.status
            } catch let failure as CheckFailure {
                try write(failure.text, ".failure")
            } catch {
                try write("\(error)", ".failure")
            }
        } catch {
            // The folder can't be written, which the plugin reports itself.
        }
        return 2
    }

    /// Answers a request.
    ///
    /// Throws ``CheckFailure`` where it could not check. The status is 0, or 1 for problems found. `begin` is called with the
    /// name of each component and module before its `configure` runs, and with an empty one after the last.
    package static func run(
        _ request: CheckRequest, announcing begin: (String) -> Void = { _ in }
    ) throws(CheckFailure) -> (output: String, status: Int32) {
        let types = try ProgramTypes.read(modules: Set(request.package?.targets.map(\.module) ?? []))
        guard request.command != .doctor else { return (DoctorAnswer(types).text, 0) }
        return try answer(
            request, about: types, properties: .ofProgram(),
            in: .ofOutput(request.printer, ProcessInfo.processInfo.environment), announcing: begin)
    }
}
