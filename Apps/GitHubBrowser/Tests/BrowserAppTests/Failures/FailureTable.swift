// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Every command, with an example that asks for something, and one that no name can be.
///
/// A new command joins with a line; `everyCommand_hasItsRow` fails until it has.
enum FailureTable {
    static let rows: [FailureRow] = [
        FailureRow("org", .object, ["coffee"], bad: ["cof fee"]),
        FailureRow("members", .list, ["coffee"], bad: ["../coffee"]),
        FailureRow("member", .object, ["ada"], bad: ["ada?"]),
        FailureRow("repos", .list, ["coffee"], bad: ["coffee/"]),
        FailureRow("repo", .object, ["coffee/heater"], bad: ["coffee"]),
        FailureRow("readme", .object, ["coffee/heater"], bad: ["coffee/.."]),
        FailureRow("issues", .list, ["coffee/heater"], bad: ["coffee/heater/pump"]),
        FailureRow("issue", .object, ["coffee/heater", "7"], bad: ["coffee/heater", "seven"]),
        FailureRow("prs", .list, ["coffee/heater"], bad: ["coffee/heater/pump"]),
        FailureRow("pr", .object, ["coffee/heater", "3"], bad: ["coffee/heater", "three"]),
        FailureRow("releases", .list, ["coffee/heater"], bad: [""]),
        FailureRow("release", .object, ["coffee/heater", "v1"], bad: ["/heater", "v1"]),
        FailureRow("search", "repos", .search, ["pump"], bad: [""]),
        FailureRow("search", "users", .search, ["ada"], bad: [" "]),
        FailureRow("search", "issues", .search, ["leak"], bad: []),
        FailureRow("rate-limit", .object, [], bad: ["coffee"]),
        FailureRow("auth status", .object, [], bad: ["coffee"]),
        FailureRow("bookmarks list", .nobody, [], bad: ["coffee"]),
        FailureRow("bookmarks add", .nobody, ["coffee/heater"], bad: ["coffee"]),
        FailureRow("bookmarks remove", .nobody, ["coffee/heater"], bad: ["coffee/heater/pump"]),
        FailureRow("cache status", .nobody, [], bad: ["coffee"]),
        FailureRow("cache clear", .nobody, [], bad: ["coffee"]),
        FailureRow("cache path", .nobody, [], bad: ["coffee"]),
        FailureRow("config path", .nobody, [], bad: ["coffee"]),
        FailureRow("config list", .nobody, [], bad: ["coffee"]),
        FailureRow("config get", .nobody, ["network.timeout"], bad: ["network.timeuot"], badStatus: .failure),
        FailureRow("config set", .nobody, ["network.timeout", "20"], bad: ["network..timeout", "20"]),
        FailureRow("config schema", .nobody, [], bad: ["coffee"]),
        FailureRow("config check", .nobody, [], bad: ["a.yml", "b.yml"]),
        FailureRow("graph", .nobody, [], bad: ["--component", "Spoon"]),
        FailureRow("doctor", .health, [], bad: ["coffee"]),
        FailureRow("browse", .nobodyWithoutTerminal, ["coffee"], bad: ["cof fee"]),
    ]
}

/// A command of the table.
struct FailureRow: Sendable {
    /// The request of a command to the server.
    enum Question: Sendable {
        /// Things in a list, which may have none.
        case list
        /// One thing, which is there or not.
        case object
        /// The results of a search, which may be empty.
        case search
        /// Nothing: the server's troubles are not the command's.
        case nobody
        /// Nothing, for it refuses to work where nobody sits in front of it.
        case nobodyWithoutTerminal
        /// Whether the server answers; what it finds is its answer, also when that is trouble.
        case health
    }

    /// The words that call it.
    let command: String
    /// The title in the table.
    let title: String
    let question: Question
    /// The arguments of a valid run.
    let arguments: [String]
    /// The arguments of an invalid run.
    let bad: [String]
    /// The status of the invalid run; an unknown setting is the command's failure, not the configuration's.
    let badStatus: ProgramStatus

    init(
        _ command: String, _ question: Question, _ arguments: [String], bad: [String],
        badStatus: ProgramStatus = .usage
    ) {
        self.command = command
        title = command
        self.question = question
        self.arguments = arguments
        self.bad = bad
        self.badStatus = badStatus
    }

    /// A row of a command whose first argument says what kind of things it is about.
    init(_ command: String, _ kind: String, _ question: Question, _ arguments: [String], bad: [String]) {
        self.command = command
        title = "\(command) \(kind)"
        self.question = question
        self.arguments = [kind] + arguments
        self.bad = [kind] + bad
        badStatus = .usage
    }

    /// Returns whether the server gets a request.
    func asks(in trouble: Trouble) -> Bool {
        trouble != .badName && ![.nobody, .nobodyWithoutTerminal].contains(question)
    }

    /// Returns whether a run in this trouble can differ from one where the server has nothing to say.
    func notices(_ trouble: Trouble) -> Bool {
        [.empty, .badName].contains(trouble) || ![.nobody, .nobodyWithoutTerminal].contains(question)
    }

    /// Returns whether standard output stays empty.
    func isSilent(in trouble: Trouble) -> Bool {
        trouble == .badName || ![.nobody, .health].contains(question)
    }

    /// Returns the words of a run.
    func words(in trouble: Trouble) -> [String] {
        command.split(separator: " ").map(String.init) + (trouble == .badName ? bad : arguments)
    }

    /// Returns the exit status that the contract asks for.
    func status(in trouble: Trouble) -> ProgramStatus {
        switch (question, trouble) {
        case (.nobodyWithoutTerminal, _): .usage
        case (_, .badName): badStatus
        case (.health, .notFound), (.nobody, _), (.list, .empty), (.search, .empty): .success
        case (.health, _): .failure
        case (_, .notFound): .notFound
        case (_, .unauthorized), (_, .forbidden): .authentication
        case (_, .tooMany): .rateLimited
        case (_, .empty), (_, .broken), (_, .webPage), (_, .cut), (_, .refused): .failure
        }
    }
}

/// A failure of the server, or a bad request.
enum Trouble: String, Sendable, CaseIterable {
    case empty
    case notFound = "404"
    case unauthorized = "401"
    case forbidden = "403"
    case tooMany = "429"
    case broken = "500"
    case webPage = "HTML"
    case cut = "cut body"
    case refused = "refused port"
    case badName = "bad name"
}
