// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// Compiles files to objects as a client of the library would.
///
/// To objects, because some mistakes of the compiler, such as crashes, and some of its errors come after type checking.
struct Compiler {
    /// One error or warning.
    struct Message: Hashable, CustomStringConvertible {
        let file: String
        let line: Int
        /// Such as `error: cannot find 'Heater' in scope`.
        let text: String

        var description: String { "\(file):\(line): \(text)" }
    }

    /// The result of the compiler.
    struct Outcome {
        let status: Int32
        let messages: [Message]
        /// All that was printed.
        let transcript: String
    }

    let build: Build
    let folder: TemporaryFolder

    init() throws {
        build = try Build()
        folder = try TemporaryFolder()
    }

    /// Compiles files as one module; as a twin, with the condition `TWIN`.
    func compile(_ files: [URL], mode: Mode, isTwin: Bool = false) throws -> Outcome {
        try run(
            ["-c"] + mode.arguments + (isTwin ? ["-D", "TWIN"] : [])
                + ["-module-name", "Client", "-num-threads", "0", "-wmo"] + build.searchPaths
                + ["-o", folder.path("client.o").path] + files.map(\.path))
    }

    /// Compiles and links files that have a `main.swift` among them, or a type marked with `@main`, and
    /// gives the program. Without `DIDiagnostics` among its layers, its texts are short.
    func link(
        _ files: [URL], mode: Mode, named module: String = "Client", isMarked: Bool = false,
        isPlain: Bool = false
    ) throws -> (outcome: Outcome, program: Program) {
        let program = folder.path("client")
        #if os(Linux)
        // Takes half as long as the default linker.
        let linker = ["-use-ld=lld"]
        #else
        let linker: [String] = []
        #endif
        let outcome = try run(
            mode.arguments + linker + ["-module-name", module, "-wmo", "-o", program.path] + build.searchPaths
                + (isMarked ? ["-parse-as-library"] : [])
                + files.map(\.path)
                + (isPlain ? build.objects(of: Build.ownLayers) : build.objects()))
        return (outcome, Program(path: program.path))
    }

    /// Compiles a source to what the optimiser begins with.
    func intermediate(_ source: String, flags: [String] = []) throws -> String {
        let file = folder.path("Client.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try run(
            ["-emit-silgen", "-parse-as-library", "-module-name", "Client"] + Mode.swift6.arguments + flags
                + build.searchPaths + [file.path])
        try #require(outcome.status == 0, "\(outcome.transcript)")
        return outcome.transcript
    }

    /// Runs the compiler in the folder with these arguments.
    func run(_ arguments: [String]) throws -> Outcome {
        let result = try Program.named("swiftc", arguments).run(in: folder)
        let transcript = result.output + result.errors
        return Outcome(
            status: result.status, messages: transcript.split(separator: "\n").compactMap(Message.init),
            transcript: transcript)
    }
}

extension Compiler.Message {
    /// Reads a line such as `/folder/File.swift:14:25: error: … [#Group]`; nil for what is no error and no warning.
    init?(_ line: Substring) {
        let pattern = /^(?:.*\/)?([^\/:]+|<unknown>):(\d+)(?::\d+)?: ((?:error|warning): .*?)(?: \[#[A-Za-z-]+\])?$/
        guard let match = line.wholeMatch(of: pattern), let number = Int(match.2) else { return nil }
        self.init(file: String(match.1), line: number, text: String(match.3))
    }
}
