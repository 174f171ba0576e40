// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIRegistrar

/// The program as the plugin runs it.
@Suite struct CommandTests {
    /// A folder with sources, gone when the test ends. Its name has what a path may have.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("di \"register\" \(UUID().uuidString)")
        var output: URL { url.appendingPathComponent("out put/AppBindings.swift") }

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ data: Data, to path: String) throws {
            try data.write(to: url.appendingPathComponent(path))
        }

        /// Runs the command on files, and returns its status and what it says, without the folder.
        func run(_ paths: String...) throws -> (status: Int32, lines: [String]) {
            var lines: [String] = []
            let arguments =
                ["--output", output.path, "--root", url.path, "--internal", "--target", "App"] + paths.map { "/\($0)" }
            let status = try Command(arguments) { lines.append($0.replacing(self.url.path, with: "")) }.run()
            return (status, lines)
        }

        func text() throws -> String { try String(contentsOf: output, encoding: .utf8) }

        func date() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: output.path)[.modificationDate] as? Date
        }
    }

    @Test func file_isWritten_withThePathsOfTheMachine() throws {
        let folder = try Folder()
        try folder.write(Data("struct Cup: Autowired {}".utf8), to: "Cup's.swift")
        let result = try folder.run("Cup's.swift")
        #expect(result.status == 0)
        #expect(result.lines == [])
        let path = folder.url.path.replacing("\"", with: "\\\"")
        #expect(try folder.text().contains("#sourceLocation(file: \"\(path)/Cup's.swift\", line: 1)\n"))
    }

    @Test func file_isTheSame_inTwoClones_butForTheirFolders() throws {
        let texts = try (0..<2).map { _ in
            let folder = try Folder()
            try folder.write(Data("struct Cup: Autowired { typealias SharedIn = Singleton }".utf8), to: "Cup.swift")
            try folder.write(Data("enum Parts: AutowiredProviders { static func lid() -> Lid {} }".utf8), to: "A.swift")
            #expect(try folder.run("Cup.swift", "A.swift").status == 0)
            return try folder.text().replacing(folder.url.path.replacing("\"", with: "\\\""), with: "")
        }
        #expect(texts[0] == texts[1])
        #expect(texts[0].contains("#sourceLocation(file: \"/A.swift\", line: 1)"))
    }

    @Test func file_isLeftAlone_whereItsTextIsTheSame() throws {
        let folder = try Folder()
        try folder.write(Data("struct Cup: Autowired {}".utf8), to: "Cup.swift")
        _ = try folder.run("Cup.swift")
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: folder.output.path)
        try folder.write(Data("struct Cup: Autowired { let size = 1 }".utf8), to: "Cup.swift")
        #expect(try folder.run("Cup.swift").status == 0)
        #expect(try folder.date() == old)
        try folder.write(Data("\nstruct Cup: Autowired {}".utf8), to: "Cup.swift")
        #expect(try folder.run("Cup.swift").status == 0)
        #expect(try folder.date() != old)
    }

    @Test func file_staysAsItWas_afterAnError() throws {
        let folder = try Folder()
        try folder.write(Data("private struct Cup: Autowired {}".utf8), to: "Cup.swift")
        let result = try folder.run("Cup.swift")
        #expect(result.status == 1)
        #expect(
            result.lines == [
                "/Cup.swift:1:16: error: [DI/RegistrationPrivate] 'Cup' is private, so the generated module can't see it"
            ])
        #expect(!FileManager.default.fileExists(atPath: folder.output.path))
    }

    @Test func filesThatAreNoSource_areLeftToTheCompiler() throws {
        let folder = try Folder()
        try folder.write(Data("struct Cup: Autowired {}".utf8), to: "Cup.swift")
        try folder.write(Data(), to: "Empty.swift")
        try folder.write(Data((0...255).map { UInt8($0) }), to: "Binary.swift")
        try folder.write(Data(count: 16 << 20 + 1), to: "Gigantic.swift")
        let result = try folder.run("Cup.swift", "Empty.swift", "Binary.swift", "Gigantic.swift", "Missing.swift")
        #expect(result.status == 0)
        #expect(
            result.lines == [
                "/Binary.swift:1:1: warning: [DI/RegistrationUnread] brackets, quotes, comments or '#if' blocks of this file "
                    + "don't close, so nothing in it is bound",
                "/Gigantic.swift:1:1: warning: [DI/RegistrationUnread] the file can't be read, or has more than 16 MB, so nothing in it is bound",
                "/Missing.swift:1:1: warning: [DI/RegistrationUnread] the file can't be read, or has more than 16 MB, so nothing in it is bound",
            ])
        #expect(try folder.text().contains("Cup.self"))
    }

    @Test func file_thatCannotBeWritten_isAnError() throws {
        let folder = try Folder()
        try folder.write(Data("a file, not a folder".utf8), to: "out put")
        try folder.write(Data("struct Cup: Autowired {}".utf8), to: "Cup.swift")
        let result = try folder.run("Cup.swift")
        #expect(result.status == 1)
        #expect(result.lines.count == 1)
        #expect(result.lines.first?.hasPrefix("error: /out put/AppBindings.swift can't be written: ") == true)
    }

    @Test(arguments: [
        (["--target"], "'--target' needs a value"),
        (["--target", "App"], "'--output' is missing"),
        (["--output", "a"], "'--target' is missing"),
        (["--output", "a", "b.swift"], "unknown argument 'b.swift'"),
        (["--uses", "Core"], "unknown argument '--uses'"),
    ])
    func arguments_areRefused(_ arguments: [String], _ text: String) {
        #expect(throws: Arguments.Unusable.self) { try Command(arguments) { _ in } }
        do { _ = try Command(arguments) { _ in } } catch { #expect("\(error)" == text) }
    }
}
