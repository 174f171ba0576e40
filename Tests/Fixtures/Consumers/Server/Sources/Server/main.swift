// SPDX-License-Identifier: Apache-2.0

import DI

let factory = try ComponentFactory.of(ServerComponent.self)
let (journal, answers) = try await factory.run { server in
    let handlers = server.handlers
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
        for (number, guest) in ["Ada", "Grace"].enumerated() {
            group.addTask { try await handlers.build(Request(number: number, guest: guest)).respond() }
        }
        var answers: [String] = []
        for try await answer in group { answers.append(answer) }
        return answers
    }
    return (server.journal, answers)
}
print(answers.sorted())
// Which of the first two comes first is not said: neither needs the other.
let opening = Set(journal.lines.prefix(2))
print(opening == ["database opened", "certificate read"], journal.lines.dropFirst(2))
