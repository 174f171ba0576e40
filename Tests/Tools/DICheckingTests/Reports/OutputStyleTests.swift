// SPDX-License-Identifier: Apache-2.0

import DICore
import Foundation
import Testing

@testable import DIChecking

@Suite struct OutputStyleTests {
    @Test(
        arguments: [
            ([:], .plain), (["CLICOLOR_FORCE": "1"], .ansi), (["CLICOLOR_FORCE": "0"], .plain),
            (["CLICOLOR_FORCE": ""], .plain),
            (["CLICOLOR": "1"], .plain),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1", "CLICOLOR": "0", "TERM": "dumb"], .ansi),
        ] as [([String: String], Diagnostic.Style)])
    func pipe_hasColorsOnlyOnDemand(_ variables: [String: String], _ style: Diagnostic.Style) {
        #expect(Diagnostic.Style.ofOutput(nil, variables) == style)
    }

    @Test func terminal_hasColors_unlessTheyAreRefused() throws {
        let terminal = try Terminal()
        let process = try terminal.process()
        defer { kill(process.processIdentifier, SIGKILL) }
        let cases: [([String: String], Diagnostic.Style)] = [
            ([:], .ansi), (["TERM": "xterm"], .ansi), (["NO_COLOR": ""], .ansi), (["CLICOLOR": "1"], .ansi),
            (["NO_COLOR": "1"], .plain), (["CLICOLOR": "0"], .plain), (["TERM": "dumb"], .plain),
            (["CLICOLOR_FORCE": "0"], .ansi), (["CLICOLOR_FORCE": "0", "NO_COLOR": "1"], .plain),
        ]
        for (variables, style) in cases {
            #expect(Diagnostic.Style.ofOutput(process.processIdentifier, variables) == style, "\(variables)")
        }
    }

    @Test func processThatWritesToAFile_orIsGone_hasNone() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sleep")
        process.arguments = ["100"]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        #expect(Diagnostic.Style.ofOutput(process.processIdentifier, [:]) == .plain)
        // Not by `terminate`: threads of Dispatch block the signal, and so does a process that one starts.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(Diagnostic.Style.ofOutput(process.processIdentifier, [:]) == .plain)
        #expect(Diagnostic.Style.ofOutput(-1, [:]) == .plain)
    }

    /// A terminal of the test's own.
    private struct Terminal {
        private let controller: FileHandle
        private let device: FileHandle

        init() throws {
            var (first, second): (Int32, Int32) = (-1, -1)
            try #require(openpty(&first, &second, nil, nil, nil) == 0)
            controller = FileHandle(fileDescriptor: first, closeOnDealloc: true)
            device = FileHandle(fileDescriptor: second, closeOnDealloc: true)
        }

        /// Starts a process that does nothing, and could write to the terminal.
        func process() throws -> Process {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sleep")
            process.arguments = ["100"]
            process.standardOutput = device
            try process.run()
            return process
        }
    }
}
