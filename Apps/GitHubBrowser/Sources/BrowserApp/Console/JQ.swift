// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// A filter of JSON: the user's own program jq.
struct JQ: Sendable {
    /// The expression; nil to leave the JSON as it is.
    let expression: String?
    let environment: Environment

    /// Returns the results for a JSON text, with strings as they are.
    func filter(_ json: String) throws(BrowserFailure) -> String {
        guard let expression else { return json }
        guard let program = environment.path(of: "jq") else {
            throw BrowserFailure(
                .failure, "--jq needs the program jq, which is not in PATH",
                advice: ["install it, or filter the output of --json yourself"])
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-r", expression]
        process.environment = environment.variables
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        do {
            try process.run()
        } catch {
            throw BrowserFailure(.failure, "--jq: \(program) cannot be run")
        }
        // A thread of its own, because jq may print before it has read everything.
        let writing = input.fileHandleForWriting
        Thread.detachNewThread {
            // Of jq that ends without reading, as for a wrong expression, only the status counts.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            try? writing.write(contentsOf: Data(json.utf8))
            try? writing.close()
        }
        let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        let complaint = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let lines = String(decoding: complaint, as: UTF8.self).split(separator: "\n").map(String.init)
            // The status of jq for an expression that it can't compile.
            throw BrowserFailure(
                process.terminationStatus == 3 ? .usage : .failure, "--jq: jq refuses '\(expression)'", advice: lines)
        }
        return String(decoding: data, as: UTF8.self)
    }
}
