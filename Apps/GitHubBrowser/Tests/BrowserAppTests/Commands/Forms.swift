// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

@testable import BrowserApp

/// Runs of a command in the three forms of its answer, against scripted answers.
struct Forms {
    let transport: Answers
    /// The width of the table's terminal.
    var width = 80

    init(_ answers: [String: HTTPResponse]) { transport = Answers(answers) }

    /// Returns the answer for a person.
    func table(_ arguments: String...) async -> World.Ending { await run(arguments, width: width) }
    /// Returns the answer for a script.
    func tsv(_ arguments: String...) async -> World.Ending { await run(arguments, width: nil) }
    /// Returns the answer for a program.
    func json(_ arguments: String...) async -> World.Ending { await run(arguments + ["--json"], width: nil) }

    private func run(_ arguments: [String], width: Int?) async -> World.Ending {
        await World(transport: transport).ghb(
            arguments + ["--color", "never"], variables: ["GH_TOKEN": "secret"], width: width)
    }
}

extension World.Ending {
    /// Returns a run that went well and said nothing beside its answer.
    static func quiet(_ output: String) -> World.Ending {
        World.Ending(status: .success, output: output, lines: [])
    }

    /// Returns a run that failed with a message and left standard output alone.
    static func failed(_ status: ProgramStatus, _ message: String) -> World.Ending {
        World.Ending(status: status, output: "", lines: [message])
    }
}
