// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation

/// A command of the command line, made by the argument parser.
protocol Command: ParsableCommand {
    /// The words that call it, such as `repos` or `cache clear`.
    static var name: String { get }
    /// The options that every command has.
    var options: GlobalOptions { get }
}

extension Command {
    static var name: String { configuration.commandName ?? "" }
}

/// A command that gives an answer; the graph fills its `Injected` properties after the parser has made it.
protocol AnsweringCommand: AnyObject, Command {
    /// Does what was asked. Names and fields that the user wrote are checked before anything is asked.
    func answer() async throws(BrowserFailure) -> Answer
}

/// What a command has to say on standard output.
enum Answer: Sendable, Hashable {
    /// Rows and columns, which still need a form.
    case report(Report)
    /// A file, as it is.
    case file(Data)
    /// Nothing: the command did something, and said so beside the answer.
    case nothing
}

extension Listing {
    /// The line above a table, such as "Showing 30 of 2204 repositories in jenkinsci".
    func headline(_ noun: Noun, in owner: String) -> String { headline(noun, place: "in \(owner)") }

    /// The line above a table, with the words for where its rows are from.
    func headline(_ noun: Noun, place: String) -> String {
        switch total {
        case .exactly(let count): "Showing \(items.count) of \(count) \(noun.form(for: count)) \(place)"
        case .atLeast(let count): "Showing \(items.count) of at least \(count) \(noun.many) \(place)"
        case .unknown: "Showing the first \(items.count) \(noun.many) \(place)"
        }
    }
}
