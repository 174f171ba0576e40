// SPDX-License-Identifier: Apache-2.0

import Foundation
import Programs
import Testing

/// Clients of other settings than those of this project.
@Suite(.onOwnThreads) struct CompilePassTests {
    /// A file of `Tests/Fixtures/CompilePass`; its header has a line such as `// Compiles as: Swift 5` for each mode.
    struct Client: CustomTestStringConvertible {
        static let folder: URL = Build.project.appendingPathComponent("Tests/Fixtures/CompilePass")

        let name: String
        let modes: [Mode]

        var file: URL { Self.folder.appendingPathComponent(name) }
        var testDescription: String { name }

        static func all() throws -> [Client] {
            try TemporaryFolder.files(below: folder).map { name in
                let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                let prefix = "// Compiles as: "
                let modes = try text.split(separator: "\n").filter { $0.hasPrefix(prefix) }.map {
                    try #require(Mode(rawValue: String($0.dropFirst(prefix.count))), "\(name): \($0)")
                }
                return Client(name: name, modes: modes)
            }
        }
    }

    @Test(arguments: try Client.all())
    func client_compilesWithoutWarning(_ client: Client) throws {
        #expect(!client.modes.isEmpty)
        for mode in client.modes {
            let outcome = try Compiler().compile([client.file], mode: mode)
            #expect(outcome.transcript == "", "\(mode.rawValue)")
            #expect(outcome.status == 0)
        }
    }

    /// A client with what its functions give when they are called.
    struct Call: CustomTestStringConvertible {
        let client: String
        let modes: [Mode]
        let main: String
        let output: String
        var testDescription: String { client }
    }

    static let calls = [
        Call(
            client: "Contract", modes: [.swift5, .swift6],
            main: "print(try use())\nprint(explain(), build(makeByHand()))\n", output: "from a file, 18\n[] 18\n"),
        // Swift 5 mode, too, takes the sharing without Sendable only where it must.
        Call(
            client: "MainActorContract", modes: [.swift5, .swift6, .app],
            main: "print(try await useMainActor(), keepToTheMainActor(), makeMainActorValuesByHand())\n",
            output: "3 true 2 oat [true, false] 5\n"),
    ]

    @Test(arguments: calls)
    func client_holdsWhenItIsRun(_ call: Call) throws {
        for mode in call.modes {
            let compiler = try Compiler()
            let main = compiler.folder.path("main.swift")
            try call.main.write(to: main, atomically: true, encoding: .utf8)
            let client = Client.folder.appendingPathComponent("\(call.client).swift")
            let (outcome, program) = try compiler.link([client, main], mode: mode)
            #expect(outcome.transcript == "", "\(mode.rawValue)")
            try #require(outcome.status == 0)
            let result = try program.run(in: compiler.folder)
            #expect(result == Program.Result(status: 0, output: call.output, errors: ""), "\(mode.rawValue)")
        }
    }

    @Test func missingSendable_staysAWarning_inSwift5() throws {
        let client = try #require(try Client.all().first { $0.name == "PlainClasses.swift" })
        let outcome = try Compiler().compile([client.file], mode: .plainSwift5)
        #expect(outcome.status == 0)
        #expect(!outcome.messages.isEmpty)
        for message in outcome.messages {
            #expect(message.text.hasPrefix("warning: converting non-Sendable function value to '@Sendable ("))
            #expect(message.text.hasSuffix("' may introduce data races"))
        }
    }
}
